import type { AgentContext, AgentModule, AgentNeeds } from "../evidence/agent.ts";
import type { ModelEndpoint } from "../ports/models.ts";
import type { Cli } from "./cli.ts";
import { capsOf, CliParams, toUpstream } from "./params.ts";
import { runCli } from "./run.ts";

/** Makes a verifier of a command line program. What it says is its word and nothing more. */
export function cliAgent(cli: Cli): AgentModule<CliParams> {
  return {
    params: CliParams,
    provenance: "claimed",
    describe: (params) => describe(cli, params),
    create: (params) => {
      const endpoint = endpointOf(cli, params);
      return {
        prepare: (context) => prepare(cli, params, endpoint, context),
        verify: (task, context) => runCli({ cli, params, endpoint, resume: null }, task, context),
        resume: ({ id, message }, task, context) =>
          runCli({ cli, params, endpoint, resume: id }, { ...task, prompt: message }, context),
      };
    },
  };
}

function describe(cli: Cli, params: CliParams | null): AgentNeeds {
  const { program, keyEnv, upstream } = cli;
  if (params === null) return { program, install: false, keyEnv, model: null, upstream };
  const endpoint = endpointOf(cli, params);
  return {
    program,
    install: params.install,
    keyEnv: endpoint.keyEnv,
    model: endpoint.model,
    upstream: endpoint.upstream,
  };
}

async function prepare(cli: Cli, params: CliParams, endpoint: ModelEndpoint, context: AgentContext): Promise<void> {
  await context.programs.find(cli.program, { install: params.install });
  // A budget that cannot be kept is told now, and what a session needs is loaded before code of the pull request runs.
  const session = await context.models.open(endpoint, capsOf(params, null), params.price ?? null);
  await session.close();
  await context.models.preflight(endpoint, context.signal);
}

function endpointOf(cli: Cli, params: CliParams): ModelEndpoint {
  return {
    wire: cli.wire,
    upstream: toUpstream(params["base-url"] ?? cli.upstream, cli.wire),
    keyEnv: params["key-env"] ?? cli.keyEnv,
    model: params.model,
  };
}
