import type { AgentModule } from "../evidence/agent.ts";
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

/** Hides the type of the params: they are checked against the schema once more where they enter the agent. */
function seal<Params>(module: AgentModule<Params>): AgentModule {
  return { ...module, create: (params) => module.create(module.params.parse(params)) };
}
