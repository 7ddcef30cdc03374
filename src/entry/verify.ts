import { realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createGit } from "../adapters/git/git.ts";
import { createTerminalLog } from "../adapters/log.ts";
import { runGate } from "../gate.ts";
import { makeSinks } from "../sinks/index.ts";
import { abortOnSignals } from "./cancel.ts";
import {
  branchOf,
  checkRevision,
  defaultBase,
  findLocalClone,
  gitFoldersOf,
  sharesObjectFiles,
  hasUncommittedChanges,
} from "./local-clone.ts";
import { prepareOutputDir, readReport } from "./output-dir.ts";
import { exitCodeOf } from "./outputs.ts";
import { createProgress } from "./progress.ts";
import { removeScratch } from "./remove-scratch.ts";
import { makeScratchDir, scratchFolders } from "./scratch-dir.ts";
import { type Environment, parseConcurrency, UsageError } from "./settings.ts";
import { print, printJson } from "./terminal.ts";
import { createWorld } from "./world.ts";

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
export async function runVerify(options: VerifyOptions, given: Environment): Promise<number> {
  refuseEmptyValues(options);
  const env = settleTempFolder(given);
  const clone = findLocalClone(options.repo);
  const base = options.base ?? defaultBase(clone);
  if (options.base !== undefined) checkRevision(clone, base, "--base");
  checkRevision(clone, options.head, "--head");
  const concurrency = parseConcurrency(options.concurrency ?? null, "--concurrency");
  const outputDir = prepareOutputDir(resolve(options.out), "--out", clone);
  const log = createTerminalLog({ write: (text) => void process.stderr.write(text), hasColor: process.stderr.isTTY });
  if (options.head === "HEAD" && hasUncommittedChanges(clone))
    log.warning("changes that are not committed are not judged");
  const gitFolders = gitFoldersOf(clone);
  if (sharesObjectFiles(gitFolders)) log.warning(SHARED);
  const scratchDir = makeScratchDir(null);
  const cancel = abortOnSignals({ isImpatient: true });
  const progress = createProgress(process.stderr);
  const git = createGit({
    remoteUrl: null,
    token: null,
    storeDir: join(scratchDir, "store.git"),
    localRepository: clone,
    workDir: join(scratchDir, "work"),
    baseEnv: env,
  });
  const sinkOptions = { outputDir, stepSummaryPath: null, host: null, onOpened: () => {}, print };
  const sinks = await makeSinks(
    ["json", "state", "summary", ...(options.json ? [] : ["terminal" as const])],
    sinkOptions,
  );
  const settings = {
    task: options.task ?? null,
    plans: options.plan ?? null,
    planRef: options.planRef ?? null,
    agent: options.agent ?? null,
    concurrency,
    outputDir,
    runKey: "local",
  };
  const event = {
    kind: "local",
    head: options.head,
    base,
    headRef: branchOf(options.head, clone),
  } as const;
  try {
    const { onProgress, showEvent } = progress;
    const world = createWorld({
      env,
      git,
      host: null,
      log,
      sinks,
      settings,
      onProgress,
      showEvent,
      runKeyFor: () => "local",
      signal: cancel.signal,
      findTampering: () => null,
      readOnly: [...scratchFolders(scratchDir), clone, ...gitFolders, programFolder()],
    });
    const { report, failures } = await runGate(event, world);
    progress.done();
    for (const failure of failures) if (failure.during === "close") log.warning(failure.message);
    if (options.json) printJson(readReport(outputDir));
    return exitCodeOf(report, failures);
  } finally {
    cancel.dispose();
    await removeScratch(scratchDir, log);
  }
}

const SHARED =
  "files of this clone's objects are those of another repository too (hard links, as `git clone` makes them of a local path): code that is judged could change them there. `git repack -a -d -f` parts the two.";

/** An empty value is a variable that was not set: taking it for the default would judge something else than was meant. */
function refuseEmptyValues(options: VerifyOptions): void {
  const empty = Object.entries(options).filter(
    ([, value]) => value === "" || (Array.isArray(value) && value.includes("")),
  );
  for (const [name] of empty)
    throw new UsageError(`--${name === "planRef" ? "plan-ref" : name} is empty, expected a value`);
}

/** Programs run in other folders than we do, and get paths below this one. */
function settleTempFolder(env: Environment): Environment {
  const folder = resolve(tmpdir());
  if (folder === tmpdir()) return env;
  process.env["TMPDIR"] = folder;
  return { ...env, TMPDIR: folder };
}

/** Where this program lies, whose next run executes what is there: `dist`, or `src` where it runs from source. */
function programFolder(): string {
  return realpathSync(fileURLToPath(new URL("..", import.meta.url)));
}
