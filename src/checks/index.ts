import type { CheckModule } from "../evidence/check.ts";
import { GateError } from "../lib/error.ts";
import { checkShape, type Fault, formatPath } from "../lib/fault.ts";
import { AgentCheckParams, agentFacts } from "./agent/params.ts";
import { judgeFacts, JudgeParams } from "./judge/params.ts";
import { MeasurementsParams, measurementsFacts } from "./measurements/params.ts";
import { PathsParams, pathsFacts } from "./paths/params.ts";
import { RunParams, runFacts } from "./run/params.ts";

/** Every kind of check by the key that names it in a policy. Each is loaded when it is needed, in a chunk of its own. */
export const checks = {
  agent: async () => seal((await import("./agent/index.ts")).check),
  judge: async () => seal((await import("./judge/index.ts")).check),
  run: async () => seal((await import("./run/index.ts")).check),
  paths: async () => seal((await import("./paths/index.ts")).check),
  measurements: async () => seal((await import("./measurements/index.ts")).check),
} as const satisfies Readonly<Record<string, () => Promise<CheckModule>>>;

/** What each kind takes, without loading the check; for validating a policy. */
export const checkParams = {
  agent: AgentCheckParams,
  judge: JudgeParams,
  run: RunParams,
  paths: PathsParams,
  measurements: MeasurementsParams,
} as const satisfies Readonly<Record<keyof typeof checks, CheckModule["params"]>>;

/** What each kind yields, the fact that a default `pass when` asks for first. */
export const checkFacts = {
  agent: agentFacts,
  judge: judgeFacts,
  run: runFacts,
  paths: pathsFacts,
  measurements: measurementsFacts,
} as const satisfies Readonly<Record<keyof typeof checks, CheckModule["facts"]>>;

/** Hides the type of the params: they are checked against the schema once more where they enter the check. The policy's were checked
 *  when it was read, so that what is refused here comes from a plan. */
function seal<Params>(module: CheckModule<Params>): CheckModule {
  return {
    ...module,
    run: async (params, input) => {
      const { data, faults } = checkShape(module.params, params);
      if (data === null) throw new GateError("plan-invalid", `check \`${input.name}\`: ${describeFaults(faults)}`);
      return module.run(data, input);
    },
  };
}

function describeFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ path, message }) => [formatPath(path), message].filter((part) => part !== null).join(" "))
    .join("; ");
}
