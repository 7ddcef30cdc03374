import { n as assertNever } from "./assert.js";
import { a as isGatePath, c as parsePolicy, d as MAX_JUDGE_BYTES, g as toRecord, i as MAX_GATE_FILE_BYTES, l as toGateOfFile, m as DEFAULT_POLICY, n as GATES_FOLDER, o as toGateFiles, s as MAX_POLICY_BYTES, t as readJudgePaths, u as JUDGES_FOLDER } from "./judge-paths.js";

// src/policy/read.ts
const POLICY_PATH = ".github/passwhen.yml";
/** Whether a file of the repository is part of the policy: the file itself, or one that may hold a gate or, where they usually are, a
*  judge. */
function isPolicyPath(path) {
	return path === ".github/passwhen.yml" || [".github/gates", ".github/judges"].some((folder) => path.startsWith(`${folder}/`));
}
/** The policy at a commit, as git stores it, with the gates and judges that are files of their own; symlinks are refused. Throws: `GateError` from
*  git. Source: README, "Policy". */
async function readPolicy(git, commit, path, kinds) {
	const [beside, read] = await Promise.all([readGateFiles(git, commit), git.readFile(commit, path, MAX_POLICY_BYTES)]);
	const policy = await toReadPolicy({
		git,
		commit,
		path,
		kinds
	}, read, beside.files);
	const diagnostics = [...policy.diagnostics, ...beside.diagnostics];
	const faulty = [...new Set(beside.diagnostics.map(({ file }) => file))];
	if (faulty.length === 0 || policy.fault !== null) return {
		...policy,
		diagnostics
	};
	const others = faulty.length > 1 ? ` and ${faulty.length - 1} more` : "";
	return unusable("policy-invalid", `${faulty[0]}${others} cannot be read as a gate`, diagnostics);
}
async function toReadPolicy({ git, commit, path, kinds }, file, gateFiles) {
	switch (file.kind) {
		case "missing": {
			const why = await findHiddenPolicy(git, commit, path);
			return why === null ? withoutPolicyFile(gateFiles) : unusable(why[0], `${path} ${why[1]}`);
		}
		case "symlink": return unusable("policy-unreadable", `${path} is a symbolic link, which is refused`);
		case "not-a-file": return unusable("policy-unreadable", `${path} is not a plain file`);
		case "too-large": return unusable("policy-unreadable", `${path} has ${file.sizeBytes} bytes, at most ${MAX_POLICY_BYTES} are read`);
		case "file": {
			const judgeFiles = await readJudgeFiles(git, commit, readJudgePaths(file.bytes, path));
			const { value, diagnostics } = parsePolicy(file.bytes, path, kinds, gateFiles, judgeFiles);
			if (value === null) return unusable("policy-invalid", explainFaulty(path, diagnostics), diagnostics);
			return {
				policy: value,
				isDefault: false,
				diagnostics,
				fault: null
			};
		}
		default: return assertNever(file, "kind of git file");
	}
}
function readJudgeFiles(git, commit, paths) {
	return Promise.all(paths.map(async (path) => ({
		path,
		file: await git.readFile(commit, path, MAX_JUDGE_BYTES)
	})));
}
/** The faults may all lie in a judge's file. */
function explainFaulty(path, diagnostics) {
	const faulty = diagnostics.filter(({ severity }) => severity === "error");
	const other = faulty.some(({ file }) => file === path) ? void 0 : faulty[0]?.file;
	return other === void 0 ? `${path} has faults` : `${other}, a judge of ${path}, has faults`;
}
function unusable(code, detail, diagnostics = []) {
	return {
		policy: DEFAULT_POLICY,
		isDefault: true,
		diagnostics,
		fault: {
			code,
			detail
		}
	};
}
/** The defaults, with the gates that are files of their own. */
function withoutPolicyFile(gateFiles) {
	const gates = toRecord(gateFiles.map((one) => [one.name, toGateOfFile(one)]));
	const isDefault = gateFiles.length === 0;
	return {
		policy: {
			...DEFAULT_POLICY,
			gates
		},
		isDefault,
		diagnostics: [],
		fault: null
	};
}
async function readGateFiles(git, commit) {
	const folder = await git.readFile(commit, GATES_FOLDER, 0);
	if (folder.kind === "missing") return {
		files: [],
		diagnostics: []
	};
	const all = folder.kind === "not-a-file" ? await git.listFiles(commit, GATES_FOLDER) : [];
	if (all.length === 0) return {
		files: [],
		diagnostics: [explainFolder(folder.kind)]
	};
	const found = all.filter(isGatePath).map(async (path) => {
		return {
			path,
			file: await git.readFile(commit, path, MAX_GATE_FILE_BYTES)
		};
	});
	return toGateFiles(await Promise.all(found), GATES_FOLDER);
}
/** Gates that are there but not where they are read must not look like having none. */
function explainFolder(kind) {
	return {
		ruleId: "gate-unreadable",
		severity: "error",
		message: `is ${kind === "symlink" ? "a symbolic link" : kind === "not-a-file" ? "a submodule" : "a file"} and not a folder, so that no gate in it is read`,
		file: GATES_FOLDER,
		range: null,
		path: null,
		hint: null
	};
}
/** A policy that is there but not where it is read must not look like having none: the defaults may be laxer. */
async function findHiddenPolicy(git, commit, path) {
	const folder = path.slice(0, path.lastIndexOf("/"));
	const { kind } = await git.readFile(commit, folder, 0);
	if (kind === "symlink") return ["policy-unreadable", "lies behind a symbolic link, which is refused"];
	if (kind === "not-a-file" && (await git.listFiles(commit, folder)).length === 0) return ["policy-unreadable", "lies in a submodule, which is refused"];
	const other = path.replace(/\.yml$/, ".yaml");
	return (await git.readFile(commit, other, 0)).kind === "missing" ? null : ["policy-unreadable", `is what it must be called, but there is ${other}: rename it`];
}

export { isPolicyPath as n, readPolicy as r, POLICY_PATH as t };