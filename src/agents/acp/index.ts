import type { AgentModule } from "../../evidence/agent.ts";
import { AcpParams } from "./params.ts";
import { LIMITS, readSecrets, runAcp } from "./run.ts";

/** Any agent that speaks the Agent Client Protocol, as a verifier. Source: README beside this file. */
export const agent: AgentModule<AcpParams> = {
  params: AcpParams,
  provenance: "claimed",
  describe: (params) => ({
    program: null,
    install: false,
    keyEnv: params?.secrets?.[0] ?? null,
    model: null,
    upstream: null,
  }),
  create: (params) => ({
    prepare: async (context) => {
      readSecrets(params, context);
    },
    verify: (task, context) => runAcp({ params, resume: null, limits: LIMITS }, task, context),
    resume: ({ id, message }, task, context) =>
      runAcp({ params, resume: id, limits: LIMITS }, { ...task, prompt: message }, context),
  }),
};
