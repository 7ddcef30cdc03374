import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AgentContext, AgentModule, AgentResult, AgentTask } from "../../evidence/agent.ts";
import { describeDeath } from "../../evidence/failure-mode.ts";
import { describeOutcome, isToolMissing, outputOf, toObservedCommand } from "../../evidence/observe.ts";
import { toWorldError } from "../../lib/error.ts";
import type { ProcessResult } from "../../ports/process.ts";
import { CommandParams } from "./params.ts";
import { HANDOFF_NAME, identify, readHandoff } from "./read-handoff.ts";

const MAX_OUTPUT_BYTES = 128 * 1024;

/** Any program as a verifier. What it writes to `$PASSWHEN_HANDOFF` is its word; what it prints is a transcript and never more.
 *  Source: README beside this file. */
export const agent: AgentModule<CommandParams> = {
  params: CommandParams,
  provenance: "claimed",
  create: (params) => ({ verify: (task, context) => verify(params, task, context) }),
};

async function verify(params: CommandParams, task: AgentTask, context: AgentContext): Promise<AgentResult> {
  const dir = await makeFolder(task.workingCopy.tmpDir);
  try {
    const made = await identify(dir);
    const promptPath = join(dir, "prompt.md");
    await writeFile(promptPath, task.prompt, { flag: "wx", mode: 0o600 });
    await task.onReady?.();
    const result = await context.processes.run({
      command: { shell: params.command },
      cwd: task.workingCopy.dir,
      homeDir: task.workingCopy.homeDir,
      tmpDir: task.workingCopy.tmpDir,
      env: { ...params.env, PASSWHEN_PROMPT: promptPath, PASSWHEN_HANDOFF: join(dir, HANDOFF_NAME) },
      stdin: task.prompt,
      timeoutMs: task.timeoutMs,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      signal: context.signal,
    });
    const { markdown, failure } = await readHandoff(dir, made);
    const transcript = await task.keep("transcript.txt", "What the agent printed", toTranscript(result));
    return {
      handoff: markdown,
      failure: failureOf(result, failure),
      structured: null,
      run: null,
      commands: [toObservedCommand(params.command, result)],
      files: [transcript],
    };
  } catch (error) {
    throw toWorldError("the agent's folder cannot be used", error);
  } finally {
    await rm(dir, { recursive: true, force: true }).catch(() => {
      context.log.warning("a temporary folder of an agent could not be removed");
    });
  }
}

/** A private folder outside every checkout, and with what is the agent's own: others may not write there, where the machine allows it. */
async function makeFolder(parent: string): Promise<string> {
  try {
    return await mkdtemp(join(parent, `passwhen-${randomUUID()}-`));
  } catch (error) {
    throw toWorldError("no folder can be made for the agent", error);
  }
}

/** A handoff that is there and cannot be read may say anything: then no death before or after it is one that may be tried again. */
function failureOf(result: ProcessResult, ofHandoff: AgentResult["failure"]): AgentResult["failure"] {
  if (result.ended === "cancelled") return { reason: "cancelled", detail: describeOutcome(result) };
  if (result.ended === "finished" && result.exitCode === 0) return ofHandoff;
  const detail = describeDeath(result);
  if (result.ended === "timed-out") return { reason: "agent-timeout", detail };
  if (ofHandoff?.reason === "handoff-unreadable") return { ...ofHandoff, detail: `${ofHandoff.detail} (${detail})` };
  return { reason: isToolMissing(result) ? "agent-unavailable" : "agent-crashed", detail };
}

function toTranscript(result: ProcessResult): string {
  return `${outputOf(result)}\n[${describeOutcome(result)}]\n`;
}
