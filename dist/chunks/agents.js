import { o as __toESM } from "./rolldown-runtime.js";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { s as createTerminalLog } from "./settings.js";
import { a as systemClock, i as abortOnSignals, t as createAgentWorld } from "./agent-world.js";
import { D as checkParams, d as MAX_POLICY_BYTES, f as parsePolicy, k as agents, t as POLICY_PATH } from "./read.js";
import { t as formatDiagnostic } from "./diagnostic.js";
import { t as GateError } from "./error.js";
import { t as require_cli_table3 } from "./cli-table3.js";
import { t as REASONS } from "./reason.js";
import { n as printJson, t as print } from "./terminal.js";
import { i as findLocalClone } from "./local-clone.js";
import { n as readLocalJudges, t as readLocalGates } from "./local-gates.js";
import { t as readInput } from "./read-input.js";

// src/entry/agents-look.ts
const NOTHING = {
	program: null,
	install: false,
	keyEnv: null,
	model: null,
	upstream: null
};
/** Looks at what one agent needs and, on request, does what a run does before it starts the agent: a request to its model. Throws:
*  bugs, and `GateError` (`cancelled`). */
async function lookAt(agent, context, isCheck) {
	const { name, use, params, load } = agent;
	const module = await load();
	const { model, upstream, keyEnv, ...needs } = module.describe?.(params) ?? NOTHING;
	const program = needs.program === null ? null : await lookForProgram(needs.program, needs.install, context);
	return {
		name,
		use,
		model,
		upstream,
		program,
		key: keyEnv === null ? null : {
			name: keyEnv,
			isSet: context.models.hasKey(keyEnv)
		},
		check: isCheck ? await check(module, params, program, context) : null
	};
}
async function lookForProgram(spec, install, context) {
	const { name, tested } = spec;
	try {
		const { argv, version, origin, remark } = await context.programs.find(spec, { install });
		return {
			name,
			argv,
			version,
			tested,
			origin,
			remark,
			fault: null
		};
	} catch (error) {
		return {
			name,
			argv: null,
			version: null,
			tested,
			origin: null,
			remark: null,
			fault: toFault(error)
		};
	}
}
async function check(module, params, program, context) {
	if (program?.fault) return {
		state: "failed",
		...program.fault
	};
	if (params === null) return { state: "not-asked" };
	try {
		const { prepare } = module.create(params);
		await prepare?.(context);
		return { state: module.describe === void 0 ? "not-asked" : "ok" };
	} catch (error) {
		return {
			state: "failed",
			...toFault(error)
		};
	}
}
function toFault(error) {
	if (!(error instanceof GateError) || error.code === "cancelled") throw error;
	return {
		reason: error.code,
		detail: error.message
	};
}

// src/entry/agents-print.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** Prints a table of agents, and below it what a cell has no room for. */
function printAgents(agents, { check, hasPolicy }) {
	if (!hasPolicy) print(`There is no ${POLICY_PATH} here; these are the kinds of agents that a policy can name.`);
	const head = [
		"agent",
		...hasPolicy ? ["kind", "model"] : [],
		"program",
		"version",
		"key",
		...check ? ["check"] : []
	];
	const table = new import_cli_table3.default({
		head,
		style: {
			head: [],
			border: []
		}
	});
	for (const agent of agents) {
		const { name, use, model, program, key } = agent;
		table.push([
			name,
			...hasPolicy ? [use, model ?? "-"] : [],
			describeProgram(program),
			describeVersion(program),
			key === null ? "-" : `${key.name} ${key.isSet ? "set" : "not set"}`,
			...check ? [describeCheck(agent)] : []
		]);
	}
	print(table.toString());
	for (const agent of agents) for (const line of explain(agent)) print(line);
}
/** The path of an installation is long and nobody types it; it is in the JSON document. */
function describeProgram(program) {
	if (program === null) return "-";
	return program.origin === "installed" ? `${program.name} (installed)` : program.argv?.[0] ?? program.name;
}
function describeVersion(program) {
	if (program === null) return "-";
	const { version, tested, fault } = program;
	if (version === null) return fault?.reason === "agent-install-failed" ? "not installed" : "not usable";
	return version === tested ? version : `${version} (tested ${tested})`;
}
function describeCheck({ check }) {
	if (check === null) return "-";
	if (check.state === "not-asked") return "not checked";
	return check.state === "failed" ? check.reason : "ok";
}
function explain({ name, program, check }) {
	const remark = program?.remark ?? null;
	const fault = check?.state === "failed" ? check : program?.fault ?? null;
	return [...remark === null ? [] : [`${name}: ${remark}`], ...fault === null ? [] : [`${name}: ${fault.detail}`, ...check === null ? [] : [`  ${REASONS[fault.reason]}`]]];
}

// src/entry/agents.ts
/** Shows the agents of the policy in a clone's working tree, or every kind there is where it has no policy. Out: exit code, 2 for a
*  policy with faults and, with `check`, where an agent of the policy cannot work. Throws: `UsageError`; `GateError`. */
async function runAgents(options, env) {
	const log = createTerminalLog({
		write: (text) => void process.stderr.write(text),
		hasColor: process.stderr.isTTY
	});
	const policy = readLocalPolicy(findLocalClone(options.repo), log);
	if (policy === "faulty") return 2;
	const cancel = abortOnSignals({ isImpatient: true });
	try {
		const context = createContext(options, env, {
			log,
			signal: cancel.signal
		});
		const looks = nameAgents(policy).map((agent) => lookAt(agent, context, options.check));
		const views = await Promise.all(looks);
		if (options.json) printJson(`${JSON.stringify(toDocument(policy, views), null, 2)}\n`);
		else printAgents(views, {
			check: options.check,
			hasPolicy: policy !== null
		});
		const isStuck = views.some(({ check }) => check?.state === "failed");
		return options.check && policy !== null && isStuck ? 2 : 0;
	} finally {
		cancel.dispose();
	}
}
/** Null where there is none. Its faults are printed. */
function readLocalPolicy(clone, log) {
	const file = join(clone, POLICY_PATH);
	if (!existsSync(file)) return null;
	const kinds = {
		agents,
		checks: checkParams
	};
	const bytes = readInput(file, MAX_POLICY_BYTES);
	const beside = readLocalGates(file).files;
	const { value, diagnostics } = parsePolicy(bytes, POLICY_PATH, kinds, beside, readLocalJudges(file, bytes));
	for (const diagnostic of diagnostics) log.error(formatDiagnostic(diagnostic));
	return value ?? "faulty";
}
function nameAgents(policy) {
	if (policy === null) return Object.entries(agents).map(([use, { load }]) => ({
		name: use,
		use,
		params: null,
		load
	}));
	const loaders = agents;
	return Object.entries(policy.agents).flatMap(([name, { use, params }]) => {
		const entry = loaders[use];
		return entry === void 0 ? [] : [{
			name,
			use,
			params,
			load: entry.load
		}];
	});
}
function createContext({ check }, env, { log, signal }) {
	return {
		...createAgentWorld(env, signal, { mayInstall: check }),
		tools: { offer: () => Promise.reject(new GateError("world-failed", "no tool is offered while agents are listed")) },
		clock: systemClock,
		log,
		signal
	};
}
function toDocument(policy, agents) {
	return {
		version: 1,
		policy: policy === null ? null : POLICY_PATH,
		agents
	};
}

export { runAgents };