import { isRunWhereNamed, isSurelyCommand } from "./known-command.ts";
import type { Token } from "./instructions.ts";

/** Commands that a text names without telling one to run them. */
export interface Mentions {
  /** Known to test or to check, so that a plan that names them means them. */
  readonly run: readonly string[];
  /** Left alone, and told: unknown ones, such as would do harm, and those that are not to be run, or not always. */
  readonly named: readonly string[];
}

const FAILING = /\b(?:fail|break|broke|complain|error|regress|warn)\w*/i;
const FORBIDDING =
  /\b(?:(?:do|does|must|should|need|will)(?:n['’]t| not)|never|not|without|avoid|skip|no need to|instead of|rather than|unlike|other than|in place of|except|omit|leave out|no longer)\b/i;
/** Words that set a command aside, on either side of it. */
const DISMISSING =
  /\b(?:broken|flaky|ignor(?:e|es|ed|ing)|skip(?:s|ped|ping)?|disabled|deprecated|obsolete|optional|out of scope|not needed)\b/i;
const DISMISSED_AFTER = new RegExp(
  `^[\\s|:,(→>–—-]*(?:(?:which|that|it|this|is|are|was|it['’]s|currently|known|to|be|can|may|should|still|temporarily|please|just|for now|do|don['’]t|not)\\s+)*(?:${DISMISSING.source}|(?:do not|don['’]t) run\\b)(.*)$`,
  "i",
);
const CONDITION = /\b(?:if|unless|when|whenever|in case|optionally|on failure)\b/i;
const ALTERNATIVE = /\bor\b[\s(:]*(?:run\s*)?$/i;
const FAILS_AFTER =
  /^[\s|:,(→>-]*(?:(?:must|should|shall|will|may|still|currently|now|always)\s+)*(?:fails?\b|exits? (?:with )?(?:exit )?(?:code |status )?(?:1\b|non-?zero)|is red\b|(?:is|are|be|need|must|should)(?: not|n['’]t)(?: be)? (?:run|needed|required|expected|necessary)|is (?:optional|skipped|forbidden)\b)/i;
/** What is taken away cannot be run. */
const GONE_AFTER =
  /^\s*(?:script |command |step |target |task )?(?:(?:is|are|was|were|has been|have been|gets?) (?:\w+ )?(?:removed|deleted|gone|dropped|renamed|replaced)|no longer exists?)\b/i;
/** "You must not skip `npm test`" */
const INSISTING = /(?:\bnot|\bnever|n['’]t)\s+(?:to\s+)?(?:skip|avoid|forget|omit)\b/i;
const CONDITION_AFTER = /^[\s,]*(?:only |just |but )*(?:if|unless|when|in case)\b/i;
const ABOUT_RESULT =
  /\b(?:pass\w*|clean\w*|green|succe\w+|fail\w*|errors?|warnings?|complain\w*|exit\w*|status|happy|run\w*|execut\w*|check\w*|verif\w*|lint|test|build)\b/i;

/** Sorts the commands of a paragraph that are not in `told`. A name of one word is taken for a command only beside words of its
 *  result: "written in `vitest`" speaks of a library. */
export function mentionsOf(tokens: readonly Token[], told: readonly string[]): Mentions {
  const run: string[] = [];
  const named: string[] = [];
  const words = tokens.map(({ kind, value }) => (kind === "text" ? value : "")).join(" ");
  const isAboutResult = ABOUT_RESULT.test(words);
  for (const [index, { kind, value }] of tokens.entries()) {
    if (kind === "text" || told.includes(value) || !isSurelyCommand(value)) continue;
    const isComplete = /\s/.test(value) || isAboutResult || words.trim() === "";
    const isMeant = isComplete && isRunWhereNamed(value) && !isExcepted(tokens, index);
    (isMeant ? run : named).push(value);
  }
  return { run, named };
}

function isExcepted(tokens: readonly Token[], index: number): boolean {
  const before = clauseBefore(tokens, index);
  const after = textAfter(tokens, index);
  const isAfter = FAILS_AFTER.test(after) || CONDITION_AFTER.test(after);
  return isDismissed(tokens, index) || CONDITION.test(before) || ALTERNATIVE.test(before) || isAfter;
}

/** Whether the sentence says not to run this command, to run another in its place, or that it is broken or gone. */
export function isDismissed(tokens: readonly Token[], index: number): boolean {
  const before = clauseBefore(tokens, index);
  const after = textAfter(tokens, index);
  if (GONE_AFTER.test(after) || isElsewhere(tokens, index)) return true;
  const [, rest] = DISMISSED_AFTER.exec(after) ?? [];
  const isOfNext = rest?.trim() === "" && tokens[index + 2] !== undefined;
  return isForbidding(before) || (rest !== undefined && !isOfNext);
}

function isForbidding(words: string): boolean {
  if (INSISTING.test(words)) return false;
  return DISMISSING.test(words) || (FORBIDDING.test(words) && !FAILING.test(words));
}

/** Whether the sentence puts this command into a folder, "in `api`", where nobody here can follow with certainty: the same command at
 *  the root says nothing of it. */
export function isElsewhere(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 3];
  const isBefore =
    isFolder(tokens[index - 2]) &&
    before?.kind === "text" &&
    /\b(?:in|inside|from|within|under)(?: the)?\s*$/i.test(before.value);
  const isAfter =
    isFolder(tokens[index + 2]) &&
    /^\s*(?:(?:must |should )?pass(?:es)? )?(?:in|inside|from|within|under)(?: the)?(?: folder| directory)?\s*$/i.test(
      textAfter(tokens, index),
    );
  return isBefore || isAfter;
}

function isFolder(token: Token | undefined): boolean {
  return token?.kind === "code" && /^[\w@-][\w@./-]*$/.test(token.value) && !/\.\w+$/.test(token.value);
}

/** Whether these words stand over a list or a block of what is not to be run: "Skip these:" */
export function bansWhatFollows(tokens: readonly Token[], isHeading: boolean): boolean {
  const last = tokens.at(-1);
  if (last?.kind !== "text" || !(isHeading || /:\s*$/.test(last.value))) return false;
  return isForbidding(clauseBefore(tokens, tokens.length));
}

function textAfter(tokens: readonly Token[], index: number): string {
  const next = tokens[index + 1];
  return next?.kind === "text" ? next.value : "";
}

/** The words of the same clause that stand before a code span. */
function clauseBefore(tokens: readonly Token[], index: number): string {
  const text = tokens
    .slice(0, index)
    .map(({ kind, value }) => (kind === "text" ? value : "·"))
    .join(" ")
    .replaceAll(/\([^()]*·[^()]*\)/g, " ");
  return text.split(/[.;!?](?:\s|$)|\||\b(?:but|instead,)\s/).at(-1) ?? "";
}
