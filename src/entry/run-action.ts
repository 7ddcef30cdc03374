import { join } from "node:path";
import * as core from "@actions/core";
import { createGit } from "../adapters/git/git.ts";
import { createCodeHost } from "../adapters/github/code-host.ts";
import { createActionsLog } from "../adapters/log.ts";
import type { MergeGroupEvent, PullRequestEvent } from "../event/event.ts";
import { parseEvent } from "../event/parse.ts";
import { runGate, type Published } from "../gate.ts";
import { formatDiagnostic } from "../lib/diagnostic.ts";
import { messageOf } from "../lib/error.ts";
import { makeSinks } from "../sinks/index.ts";
import { whyNothingToDo } from "../target/nothing-to-do.ts";
import { abortOnSignals } from "./cancel.ts";
import { watchFiles } from "./command-files.ts";
import { describeEvent } from "./describe-event.ts";
import { prepareOutputDir } from "./output-dir.ts";
import { exitCodeOf, exitCodeOfError, outputsOf } from "./outputs.ts";
import { removeScratch } from "./remove-scratch.ts";
import { makeScratchDir, scratchFolders } from "./scratch-dir.ts";
import {
  type ActionSettings,
  type Environment,
  readActionSettings,
  remoteUrlOf,
  runKeyOf,
  UsageError,
} from "./settings.ts";
import { slackOptionsOf } from "./slack-options.ts";
import { createWorld } from "./world.ts";

/** Judges the event of a runner. Out: the exit code. Throws: only bugs. */
export async function runAction(eventName: string, payload: unknown, env: Environment): Promise<number> {
  const log = createActionsLog({ write: (text) => void process.stdout.write(text) });
  try {
    const { event, diagnostics } = parseEvent(eventName, payload);
    for (const diagnostic of diagnostics) log.error(formatDiagnostic(diagnostic));
    if (event === null) return 64;
    if (event.kind === "ignored") {
      log.info(event.reason);
      return 0;
    }
    const published = await judge(event, readActionSettings(env, process.cwd()), env, log);
    if (published === null) return 0;
    const { report, failures } = published;
    for (const failure of failures) log.warning(failure.message);
    for (const gate of report.gates) log.info(gate.conclusion.title);
    const exitCode = exitCodeOf(report, failures);
    (exitCode === 0 ? log.info : log.error)(report.conclusion.title);
    for (const [name, value] of Object.entries(outputsOf(report))) core.setOutput(name, value);
    return exitCode;
  } catch (error) {
    log.error(messageOf(error));
    return exitCodeOfError(error);
  }
}

/** The post step closes these if this one does not live to. */
function rememberOpen(ids: readonly number[]): void {
  core.saveState("open-check-runs", JSON.stringify(ids));
}

/** Null where there is nothing to judge: then the log says why. */
async function judge(
  event: PullRequestEvent | MergeGroupEvent,
  settings: ActionSettings,
  env: Environment,
  log: ReturnType<typeof createActionsLog>,
): Promise<Published | null> {
  if (settings.token === null)
    throw new UsageError("input `github-token` is empty, expected a token such as `${{ github.token }}`");
  const { token, apiUrl, graphqlUrl } = settings;
  const outputDir = prepareOutputDir(settings.outputDir, "input `output-dir`", null);
  const scratchDir = makeScratchDir(settings.tempDir);
  const watch = watchFiles(env, process.argv[1]);
  const onOpened = (ids: readonly number[]): void => {
    rememberOpen(ids);
    watch.refresh();
  };
  const cancel = abortOnSignals({ isImpatient: false });
  const host = createCodeHost({
    token,
    apiUrl,
    repository: event.repository,
    ...(graphqlUrl === null ? {} : { graphqlUrl }),
  });
  const git = createGit({
    remoteUrl: remoteUrlOf(settings.serverUrl, event.repository),
    token,
    storeDir: join(scratchDir, "store.git"),
    localRepository: null,
    workDir: join(scratchDir, "work"),
    baseEnv: env,
  });
  const { stepSummaryPath } = settings;
  const slack = slackOptionsOf(env, settings.serverUrl, log);
  const toSlack = slack === null ? {} : { slack };
  const sinkOptions = { outputDir, stepSummaryPath, host, onOpened, print: log.info, ...toSlack };
  const names = ["json", "state", "summary", "check-run", "review"] as const;
  const sinks = await makeSinks(slack === null ? names : [...names, "slack"], sinkOptions);
  const { task, plans, planRef, agent, concurrency } = settings;
  const runSettings = { task, plans, planRef, agent, concurrency, outputDir, runKey: runKeyOf(event, settings) };
  const onProgress = (gate: string, state: string): void => log.info(`${gate}: ${state}`);
  try {
    const world = createWorld({
      env,
      git,
      host,
      log,
      sinks,
      settings: runSettings,
      onProgress,
      showEvent: (happened) => log.info(describeEvent(happened)),
      runKeyFor: (of) => runKeyOf(of, settings),
      signal: cancel.signal,
      findTampering: watch.findTampering,
      readOnly: scratchFolders(scratchDir),
    });
    const reason = await whyNothingToDo(event, world);
    if (reason !== null) {
      log.info(reason);
      return null;
    }
    const published = await runGate(event, world);
    // What could not be closed here stays on the list of the post step.
    if (!published.failures.some(({ sink }) => sink === "check-run")) rememberOpen([]);
    return published;
  } finally {
    cancel.dispose();
    await removeScratch(scratchDir, log);
  }
}
