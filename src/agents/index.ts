import { CliParams } from "../cli-agent/params.ts";
import type { AgentModule, StructuredBy } from "../evidence/agent.ts";
import type { Provenance } from "../evidence/evidence.ts";
import { GateError } from "../lib/error.ts";
import { checkShape, type Fault, formatPath } from "../lib/fault.ts";
import type { AgentKind } from "../policy/policy.ts";
import { AcpParams } from "./acp/params.ts";
import { CommandParams } from "./command/params.ts";
import { CursorParams } from "./cursor/params.ts";
import { JudgeParams } from "./judge/params.ts";
import { RecipeParams } from "./recipe/params.ts";

/** A kind of agent: what a policy may say of it, and how it is loaded, in a chunk of its own. */
interface AgentEntry extends AgentKind {
  readonly load: () => Promise<AgentModule>;
}

/** Every agent by the name that a policy's `use` gives it. */
export const agents = {
  recipe: kind(RecipeParams, null, async () => (await import("./recipe/index.ts")).agent, "observed"),
  command: kind(CommandParams, null, async () => (await import("./command/index.ts")).agent),
  "claude-code": kind(CliParams, "schema", async () => (await import("./claude-code/index.ts")).agent),
  codex: kind(CliParams, "schema", async () => (await import("./codex/index.ts")).agent),
  gemini: kind(CliParams, "tool", async () => (await import("./gemini/index.ts")).agent),
  opencode: kind(CliParams, "tool", async () => (await import("./opencode/index.ts")).agent),
  copilot: kind(CliParams, "tool", async () => (await import("./copilot/index.ts")).agent),
  qwen: kind(CliParams, "schema", async () => (await import("./qwen/index.ts")).agent),
  cursor: kind(CursorParams, null, async () => (await import("./cursor/index.ts")).agent),
  judge: kind(JudgeParams, "schema", async () => (await import("./judge/index.ts")).agent),
  acp: kind(AcpParams, "tool", async () => (await import("./acp/index.ts")).agent),
} as const satisfies Readonly<Record<string, AgentEntry>>;

function kind<Params>(
  params: AgentModule<Params>["params"],
  structured: StructuredBy,
  load: () => Promise<AgentModule<Params>>,
  provenance: Provenance = "claimed",
): AgentEntry {
  return { params, structured, provenance, load: async () => seal(await load()) };
}

/** Hides the type of the params: they are checked against the schema once more where they enter the agent. */
function seal<Params>({ params: schema, provenance, create, describe }: AgentModule<Params>): AgentModule {
  const check = (params: unknown): Params => {
    const { data, faults } = checkShape(schema, params);
    if (data === null) throw new GateError("policy-invalid", `settings of the agent: ${describeFaults(faults)}`);
    return data;
  };
  return {
    params: schema,
    provenance,
    create: (params) => create(check(params)),
    ...(describe && { describe: (params) => describe(params === null ? null : check(params)) }),
  };
}

function describeFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ path, message }) => [formatPath(path), message].filter((part) => part !== null).join(" "))
    .join("; ");
}
