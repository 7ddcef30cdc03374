import type { AgentModule } from "../evidence/agent.ts";
import { GateError } from "../lib/error.ts";
import { checkShape, type Fault, formatPath } from "../lib/fault.ts";
import type { AgentKind } from "../policy/policy.ts";
import { CommandParams } from "./command/params.ts";
import { RecipeParams } from "./recipe/params.ts";

/** Every agent by the name that a policy's `use` gives it. Each is loaded when it is needed, in a chunk of its own. */
export const agents = {
  recipe: async () => seal((await import("./recipe/index.ts")).agent),
  command: async () => seal((await import("./command/index.ts")).agent),
} as const satisfies Readonly<Record<string, () => Promise<AgentModule>>>;

/** What each agent takes, without loading the agent; for validating a policy. */
export const agentParams = { recipe: RecipeParams, command: CommandParams } as const satisfies Readonly<
  Record<keyof typeof agents, AgentModule["params"]>
>;

/** Every kind as far as a policy goes. */
export const agentKinds = {
  recipe: { params: RecipeParams, structured: null },
  command: { params: CommandParams, structured: null },
} as const satisfies Readonly<Record<keyof typeof agents, AgentKind>>;

/** Hides the type of the params: they are checked against the schema once more where they enter the agent. */
function seal<Params>(module: AgentModule<Params>): AgentModule {
  return {
    ...module,
    create: (params) => {
      const { data, faults } = checkShape(module.params, params);
      if (data === null) throw new GateError("policy-invalid", `settings of the agent: ${describeFaults(faults)}`);
      return module.create(data);
    },
  };
}

function describeFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ path, message }) => [formatPath(path), message].filter((part) => part !== null).join(" "))
    .join("; ");
}
