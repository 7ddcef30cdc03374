import type { ExecutionItem } from "./handoff.ts";
import { fold } from "./lookalike.ts";

const STOP = "(?= ?(?:$|[:;,.!()\\]|\u2014\u2013]|- ))";
const COUNT_STOP = "(?= ?(?:$|[:;,.!()\\]|\u2014\u2013]|- |(?:and|with|in) ))";
const COUNT = new RegExp(
  `(?<![\\d.,])[1-9]\\d*(?: ?(?:of|/) ?\\d+)?(?: \\w+)? (?:failed|failing|failures?|fails|errors?|red|broken)(?: tests?)?${COUNT_STOP}|\\b(?:failed|failures?|errors?|failing) ?[:=] ?[1-9]`,
);
const EXIT = /\b(?:exit(?:ed|s)?|return(?:ed|s)?)(?: with)?(?: code| status)?[ :=]*(?:[1-9]\d*|non-?zero)\b/;
const FAILURE = new RegExp(
  `^(?:it |the (?:tests?|suite|command|run) |tests? )?(?:fail(?:s|ed|ing|ure)?${STOP}|[\u2717\u2718\u274C\u2716\u2715]|crash(?:ed|es)?\\b|timed out\\b|aborted\\b|killed\\b|command not found\\b|(?:could not|couldn't|cannot|can't|unable to|not able to|did not|didn't|was not|were not|failed to) (?:be |get )?(?:run|ran|executed?|start(?:ed)?|launch(?:ed)?|complete(?:d)?|build|compile|install(?:ed)?)\\b)`,
);
const FAILED_FILE = /^(?:-+ )?fail\b/;
const SUCCESS =
  /(?<![\d.,])[1-9]\d* (?:\w+ )?(?:passed|passing|passes|pass|ok|green|succeeded)\b|^(?:pass(?:ed|es)?|ok|green|success(?:ful)?)\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ :=]*0\b|\b(?:all|now) (?:tests? )?(?:pass(?:ed|es|ing)?|green|ok)\b/;
/** A command that ought to fail and does has worked. */
const IS_INTENDED = /\b(?:expected|intended|as it should|required|rejected|refused|by design|on purpose)\b/;
/** Failures that the change did not make count only where nothing passed beside them. */
const IS_FOREIGN = /\b(?:pre-?existing|unrelated|flaky|known|also on|on (?:main|master|base)|before|baseline)\b/;
/** What happened later counts: a run again, a run after a repair. */
const NEXT_STEP =
  /\u2192|->|=>|\bthen\b|\bnow\b|\bre-?(?:run|ran|tried)\b|\bretr(?:y|ied)\b|\bafter (?:the|my|a) fix\b/;
const MAX_LINE_CHARS = 1000;
const MAX_LINES = 2000;

/** Whether the item reports that what it ran failed or could not be run. The last step or line that tells counts. */
export function isFailedRun({ text, command, outcome }: ExecutionItem): boolean {
  const told = outcome ?? (command === null ? text : text.slice(command.length).replace(/^ ?\(/, ""));
  const lines = told.split("\n");
  const isPasted = lines.length > 1;
  const steps = lines.slice(-MAX_LINES).flatMap((line) => toSteps(line));
  const telling = steps.map((step) => judge(step, isPasted)).filter((result) => result !== null);
  return telling.at(-1) === "failed";
}

function toSteps(line: string): readonly string[] {
  const words = fold(line.slice(0, MAX_LINE_CHARS)).replace(/\s+/g, " ").split(NEXT_STEP);
  return words.map((step) => step.replace(/^[\s#:=\u2014\u2013-]+/, "").trim());
}

function judge(step: string, isPasted: boolean): "passed" | "failed" | null {
  // Snapshots stand below the tests in a summary and say nothing about them.
  if (isPasted && step.startsWith("snapshots")) return null;
  const hasPassed = SUCCESS.test(step);
  const hasCount = COUNT.test(step);
  const isFailure = hasCount || EXIT.test(step) || FAILURE.test(step) || (isPasted && FAILED_FILE.test(step));
  const isExcused = (hasPassed && IS_FOREIGN.test(step)) || (!hasCount && IS_INTENDED.test(step));
  if (isFailure && !isExcused) return "failed";
  return hasPassed || isExcused ? "passed" : null;
}
