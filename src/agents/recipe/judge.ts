import type { AgentResult } from "../../evidence/agent.ts";
import type { Verification } from "../../evidence/handoff/handoff.ts";
import type { Criterion } from "./collect.ts";
import type { CommandResult } from "./run.ts";

const MAX_DETAIL_CHARS = 300;

/** What the exit codes add up to. `because` is one sentence for people without untrusted text. */
export interface Judgement {
  readonly verification: Verification;
  readonly because: string;
  readonly failure: AgentResult["failure"];
}

/** The Verification that the results support. A failure outweighs everything; anything that did not come to a result blocks. */
export function judgeResults(results: readonly CommandResult[]): Judgement {
  const has = (state: CommandResult["state"]): boolean => results.some((result) => result.state === state);
  const proves = (...kinds: readonly string[]): boolean => results.some(({ command }) => kinds.includes(command.kind));
  if (results.length === 0) return nothingToRun("The plan names no command that could be run.");
  if (has("failed")) return { verification: "verifier-failed", because: "A command failed.", failure: null };
  if (has("blocked") || has("not-run")) return blocked(results);
  if (proves("test"))
    return { verification: "unit-test-verified", because: "Tests ran and every command passed.", failure: null };
  if (proves("check", "unknown"))
    return {
      verification: "type-check-only",
      because: "Every command passed, but none of them is known to run tests.",
      failure: null,
    };
  const names = results.map(({ command }) => `\`${toOneLine(command.text)}\``).join(", ");
  return nothingToRun("Only commands ran whose success proves nothing.", names);
}

function nothingToRun(because: string, names = ""): Judgement {
  const detail = names === "" ? because : `${because.slice(0, -1)}: ${names}`.slice(0, MAX_DETAIL_CHARS);
  return { verification: "verifier-blocked", because, failure: { reason: "nothing-to-run", detail } };
}

function blocked(results: readonly CommandResult[]): Judgement {
  const verification = "verifier-blocked";
  if (results.some(({ isCancelled }) => isCancelled))
    return {
      verification,
      because: "The run was cancelled.",
      failure: { reason: "cancelled", detail: "cancelled while commands were run" },
    };
  if (results.some(({ isTimeout }) => isTimeout)) {
    const because = "The commands did not end in the time given.";
    return { verification, because, failure: { reason: "command-timeout", detail: because } };
  }
  return { verification, because: "A command could not do its work.", failure: null };
}

/** One acceptance criterion, answered. */
export interface CriterionAnswer {
  readonly criterion: string;
  readonly answer: "met" | "not met" | "n/a";
  readonly evidence: string;
}

/** A criterion is met only when it says nothing but that commands pass, and they did. */
export function answerCriterion(criterion: Criterion, results: readonly CommandResult[]): CriterionAnswer {
  const { text, claim } = criterion;
  if (claim === null) return { criterion: text, answer: "n/a", evidence: evidenceWithoutClaim(criterion, results) };
  const own = results.filter(({ command }) => claim.commands.includes(command.text));
  const evidence = own.map(({ outcome }) => outcome).join(", ");
  if (own.some(({ state }) => state === "failed")) return { criterion: text, answer: "not met", evidence };
  const areAllPassed = claim.commands.every((name) =>
    own.some(({ command, state }) => command.text === name && state === "passed"),
  );
  if (areAllPassed && claim.isWhole) return { criterion: text, answer: "met", evidence };
  return {
    criterion: text,
    answer: "n/a",
    evidence: areAllPassed ? `${evidence}; the rest of it is not checked` : evidence,
  };
}

/** Commands that a criterion only names are run, and say nothing about the rest of it. */
function evidenceWithoutClaim({ commands }: Criterion, results: readonly CommandResult[]): string {
  const own = results.filter(({ command }) => commands.includes(command.text));
  if (own.length === 0) return "not a command, so nothing here checks it";
  return `${own.map(({ outcome }) => outcome).join(", ")} of what it names; the rest of it is not checked`;
}

function toOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ");
}
