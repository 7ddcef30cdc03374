import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Agent, AgentContext, AgentModule, AgentNeeds } from "../../evidence/agent.ts";
import { describeOutcome, isSuccess } from "../../evidence/observe.ts";
import { GateError, toWorldError } from "../../lib/error.ts";
import { isCloudAgent } from "./cloud-agent.ts";
import { followUp } from "./follow-up.ts";
import { CursorParams, INSTALL_LINE } from "./params.ts";
import { keyOf, runCursor } from "./run.ts";

export { cloudAgentOf } from "./cloud-agent.ts";

const VERSION_TIMEOUT_MS = 30_000;
const MAX_VERSION_CHARS = 60;

/** Cursor's agent as a verifier, and its cloud agents for follow-ups to who wrote the code. Source: README beside this file. */
export const agent: AgentModule<CursorParams> = { params: CursorParams, provenance: "claimed", create, describe };

function describe(params: CursorParams | null): AgentNeeds {
  const { model = null, "key-env": keyEnv } = params ?? CursorParams.parse({});
  return { program: null, install: false, keyEnv, model, upstream: null };
}

function create(params: CursorParams): Agent {
  let version: string | null = null;
  return {
    prepare: async (context) => {
      keyOf(params, context);
      version = await readVersion(params, context);
    },
    verify: (task, context) => runCursor({ params, version, resume: null }, task, context),
    resume: (session, task, context) => {
      if (!isCloudAgent(session.id))
        return runCursor({ params, version, resume: session.id }, { ...task, prompt: session.message }, context);
      const service = { url: params["api-url"], key: keyOf(params, context), fetch };
      return followUp(service, session, task, context);
    },
  };
}

/** Throws: `GateError` (`agent-unavailable` with the line that installs it). */
async function readVersion({ program }: CursorParams, context: AgentContext): Promise<string> {
  const dir = await makeFolder();
  try {
    const result = await context.processes.run({
      command: { argv: [program, "--version"] },
      cwd: dir,
      homeDir: dir,
      tmpDir: dir,
      env: {},
      stdin: null,
      timeoutMs: VERSION_TIMEOUT_MS,
      maxOutputBytes: 4096,
      signal: context.signal,
    });
    if (result.ended === "cancelled") throw new GateError("cancelled", "cancelled while the agents were looked for");
    const version = /^\S*\d\S*$/m.exec(result.stdout.text)?.[0].slice(0, MAX_VERSION_CHARS);
    if (isSuccess(result) && version !== undefined) return version;
    const hint = `install it in a step before: \`${INSTALL_LINE}\`, and add \`$HOME/.local/bin\` to the PATH`;
    throw new GateError("agent-unavailable", `\`${program} --version\`: ${describeOutcome(result)}; ${hint}`);
  } finally {
    await rm(dir, { recursive: true, force: true }).catch(() => {
      context.log.warning("a temporary folder of an agent could not be removed");
    });
  }
}

async function makeFolder(): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), "passwhen-cursor-"));
  } catch (error) {
    throw toWorldError("no folder can be made for the agent", error);
  }
}
