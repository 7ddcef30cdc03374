import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createGit } from "../adapters/git/git.ts";
import { createTerminalLog } from "../adapters/log.ts";
import { runGate } from "../gate.ts";
import { createJsonSink } from "../sinks/json/index.ts";
import { createStateSink } from "../sinks/state/index.ts";
import { createSummarySink } from "../sinks/summary/index.ts";
import { createTerminalSink } from "../sinks/terminal/index.ts";
import { abortOnSignals } from "./cancel.ts";
import { branchOf, defaultBase, findLocalClone, hasUncommittedChanges } from "./local-clone.ts";
import { exitCodeOf } from "./outputs.ts";
import { createProgress } from "./progress.ts";
import { type Environment, parseConcurrency } from "./settings.ts";
import { print, printJson } from "./terminal.ts";
import { createWorld, makeScratchDir } from "./world.ts";

export interface VerifyOptions {
  readonly base?: string;
  readonly head: string;
  readonly plan?: readonly string[];
  readonly planRef?: string;
  readonly task?: string;
  readonly agent?: string;
  readonly concurrency?: string;
  readonly out: string;
  readonly json: boolean;
  readonly repo: string;
}

/** Judges a commit of a local clone. Out: the exit code. Throws: `UsageError`; bugs. */
export async function runVerify(options: VerifyOptions, env: Environment): Promise<number> {
  const clone = findLocalClone(options.repo);
  const outputDir = resolve(options.out);
  const log = createTerminalLog({ write: (text) => void process.stderr.write(text), hasColor: process.stderr.isTTY });
  if (options.head === "HEAD" && hasUncommittedChanges(clone))
    log.warning("changes that are not committed are not judged");
  const scratchDir = await makeScratchDir(null);
  const cancel = abortOnSignals();
  const progress = createProgress(process.stderr);
  const git = createGit({
    remoteUrl: null,
    token: null,
    storeDir: join(scratchDir, "store.git"),
    localRepository: clone,
    workDir: join(scratchDir, "work"),
    baseEnv: env,
  });
  const sinks = [
    createJsonSink({ outputDir }),
    createStateSink({ outputDir }),
    createSummarySink({ outputDir, stepSummaryPath: null }),
    ...(options.json ? [] : [createTerminalSink({ print })]),
  ];
  const settings = {
    task: options.task ?? null,
    plans: options.plan ?? null,
    planRef: options.planRef ?? null,
    agent: options.agent ?? null,
    concurrency: parseConcurrency(options.concurrency ?? null, "--concurrency"),
    outputDir,
    runKey: "local",
  };
  const event = {
    kind: "local",
    head: options.head,
    base: options.base ?? defaultBase(clone),
    headRef: branchOf(options.head, clone),
  } as const;
  try {
    const { onProgress } = progress;
    const world = createWorld({ env, git, host: null, log, sinks, settings, onProgress, signal: cancel.signal });
    const { report, failures } = await runGate(event, world);
    progress.done();
    for (const failure of failures) log.warning(failure.message);
    if (options.json) printJson(await readFile(join(outputDir, "verdict.json"), "utf8"));
    return exitCodeOf(report, failures);
  } finally {
    cancel.dispose();
    await rm(scratchDir, { recursive: true, force: true });
  }
}
