import type { Agent, AgentContext, AgentModule, AgentNeeds } from "../../evidence/agent.ts";
import { capsOf, endpointOf, type JudgeEndpoint } from "./endpoint.ts";
import { loadSdk, type Sdk } from "./load-sdk.ts";
import { JudgeParams } from "./params.ts";
import { gatewayKey, runJudge } from "./run.ts";

/** The built-in judge: one call of a model, without tools and without the checkout. What it says is its word and nothing more. Source:
 *  README beside this file. */
export const agent: AgentModule<JudgeParams> = {
  params: JudgeParams,
  provenance: "claimed",
  describe,
  create,
};

function create(params: JudgeParams): Agent {
  const endpoint = endpointOf(params);
  let loading: Promise<Sdk> | null = null;
  // Once, and before code of the pull request runs: it could change what is still to be loaded.
  const load = (): Promise<Sdk> => (loading ??= loadSdk(endpoint.kind === "gateway" ? "gateway" : endpoint.provider));
  return {
    prepare: async (context) => {
      await load();
      await checkEndpoint(params, endpoint, context);
    },
    verify: async (task, context) => runJudge({ params, endpoint, sdk: await load() }, task, context),
  };
}

/** Throws: `GateError` (`key-missing`, `price-unknown`, those of the endpoint). */
async function checkEndpoint(params: JudgeParams, endpoint: JudgeEndpoint, context: AgentContext): Promise<void> {
  if (endpoint.kind === "gateway") {
    gatewayKey(endpoint.keyEnv, context);
    return;
  }
  // A budget that cannot be kept is told now, and what a session needs is loaded before code of the pull request runs.
  const session = await context.models.open(endpoint.endpoint, capsOf(params), params.price ?? null);
  await session.close();
  await context.models.preflight(endpoint.endpoint, context.signal);
}

function describe(params: JudgeParams | null): AgentNeeds {
  const nothing = { program: null, install: false };
  if (params === null) return { ...nothing, keyEnv: null, model: null, upstream: null };
  const endpoint = endpointOf(params);
  if (endpoint.kind === "gateway")
    return { ...nothing, keyEnv: endpoint.keyEnv, model: endpoint.model, upstream: endpoint.baseUrl };
  const { keyEnv, model, upstream } = endpoint.endpoint;
  return { ...nothing, keyEnv, model, upstream };
}
