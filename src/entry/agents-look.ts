import type { AgentContext, AgentModule, AgentNeeds } from "../evidence/agent.ts";
import { GateError } from "../lib/error.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { ProgramSpec } from "../ports/programs.ts";

/** An agent of a policy, or a kind without settings. */
export interface NamedAgent {
  readonly name: string;
  readonly use: string;
  /** Settings that passed the schema of the kind; null for none. */
  readonly params: unknown;
  readonly load: () => Promise<AgentModule>;
}

interface Fault {
  readonly reason: ReasonCode;
  readonly detail: string;
}

/** The program of an agent as it is on this machine; `argv` and `version` are null where it cannot be used, and `fault` says why. */
interface ProgramView {
  readonly name: string;
  readonly argv: readonly string[] | null;
  readonly version: string | null;
  readonly tested: string;
  readonly origin: "path" | "installed" | null;
  readonly remark: string | null;
  readonly fault: Fault | null;
}

/** `not-asked`: nothing was there to ask, since it names no program or model. */
type CheckView = { readonly state: "ok" } | { readonly state: "not-asked" } | ({ readonly state: "failed" } & Fault);

/** What is shown of one agent; null for what it does not have. */
export interface AgentView {
  readonly name: string;
  readonly use: string;
  readonly model: string | null;
  /** Address of the model's provider. */
  readonly upstream: string | null;
  readonly program: ProgramView | null;
  readonly key: { readonly name: string; readonly isSet: boolean } | null;
  /** Null where no check was asked for. */
  readonly check: CheckView | null;
}

const NOTHING: AgentNeeds = { program: null, install: false, keyEnv: null, model: null, upstream: null };

/** Looks at what one agent needs and, on request, does what a run does before it starts the agent: a request to its model. Throws:
 *  bugs, and `GateError` (`cancelled`). */
export async function lookAt(agent: NamedAgent, context: AgentContext, isCheck: boolean): Promise<AgentView> {
  const { name, use, params, load } = agent;
  const module = await load();
  const { model, upstream, keyEnv, ...needs } = module.describe?.(params) ?? NOTHING;
  const program = needs.program === null ? null : await lookForProgram(needs.program, needs.install, context);
  const key = keyEnv === null ? null : { name: keyEnv, isSet: context.models.hasKey(keyEnv) };
  const checked = isCheck ? await check(module, params, program, context) : null;
  return { name, use, model, upstream, program, key, check: checked };
}

async function lookForProgram(spec: ProgramSpec, install: boolean, context: AgentContext): Promise<ProgramView> {
  const { name, tested } = spec;
  try {
    const { argv, version, origin, remark } = await context.programs.find(spec, { install });
    return { name, argv, version, tested, origin, remark, fault: null };
  } catch (error) {
    const fault = toFault(error);
    return { name, argv: null, version: null, tested, origin: null, remark: null, fault };
  }
}

async function check(
  module: AgentModule,
  params: unknown,
  program: ProgramView | null,
  context: AgentContext,
): Promise<CheckView> {
  if (program?.fault) return { state: "failed", ...program.fault };
  if (params === null) return { state: "not-asked" };
  try {
    const { prepare } = module.create(params);
    await prepare?.(context);
    // Without a program and a model that it tells of, that it made no objection proves little.
    return { state: module.describe === undefined ? "not-asked" : "ok" };
  } catch (error) {
    return { state: "failed", ...toFault(error) };
  }
}

function toFault(error: unknown): Fault {
  if (!(error instanceof GateError) || error.code === "cancelled") throw error;
  return { reason: error.code, detail: error.message };
}
