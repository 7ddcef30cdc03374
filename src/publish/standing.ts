import type { GateEvent } from "../event/event.ts";
import { GateError } from "../lib/error.ts";
import type { CodeHost } from "../ports/code-host.ts";
import { criteriaPathOf } from "../target/criteria-plan.ts";
import { readCriteria } from "../target/criteria.ts";
import { isShown } from "../target/nothing-to-do.ts";
import type { Subject } from "../target/subject.ts";
import type { VerdictReason } from "../verdict/verdict.ts";
import type { Run } from "./assemble.ts";

/** What was judged, and by which criteria. */
export type JudgedRun = Pick<Run, "subject" | "policy" | "plans" | "author">;

/** Why a verdict on this run may not be published as it is: the pull request or its criteria moved on while it was judged, or its
 *  commit is the head of another one as well, whose plan may ask for more. Empty where it may. Two requests, one more where the
 *  policy reads criteria. Throws: never for what the host says. */
export async function reasonsAgainst(
  run: JudgedRun,
  event: GateEvent,
  host: CodeHost | null,
): Promise<readonly VerdictReason[]> {
  const { subject } = run;
  if (host === null || subject.number === null) return [];
  try {
    return [
      ...(await findMove(subject, subject.number, host)),
      ...(await findEdit(run, event, host)),
      ...(await findEditedText(run, host)),
      ...(await findSharedHead(subject, host)),
    ];
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return [{ code: error.code, check: null, detail: error.message }];
  }
}

async function findMove(subject: Subject, number: number, host: CodeHost): Promise<readonly VerdictReason[]> {
  const { headSha, baseRef } = await host.getPullRequest(number);
  if (headSha !== subject.headSha) return [{ code: "head-moved", check: null, detail: `the head is now ${headSha}` }];
  if (baseRef !== subject.baseRef) return [{ code: "head-moved", check: null, detail: "the base branch was changed" }];
  return [];
}

/** An edit keeps the commit, so this verdict would stand over the one of the run that judges the new text. */
async function findEdit(
  { policy, plans, subject: { number } }: JudgedRun,
  event: GateEvent,
  host: CodeHost,
): Promise<readonly VerdictReason[]> {
  if (number === null || policy.criteria.length === 0) return [];
  const { targets } = await readCriteria({ event, members: [], policy, host });
  const judged = plans.find(({ path }) => path === criteriaPathOf(number))?.digest ?? null;
  const now = targets[0]?.plan.digest ?? null;
  if (judged === now) return [];
  const detail =
    judged === null
      ? "there were none"
      : now === null
        ? "there are none any more"
        : "they are no longer the ones judged";
  return [{ code: "criteria-changed", check: null, detail }];
}

/** The same of texts that judges were shown. */
async function findEditedText(
  { policy, author, subject: { number } }: JudgedRun,
  host: CodeHost,
): Promise<readonly VerdictReason[]> {
  if (number === null || author === null) return [];
  const edited = async (text: "title" | "body", read: () => Promise<string>) =>
    author[text] !== null && isShown(text, policy) && (await read()) !== author[text];
  const isTitle = await edited("title", async () => (await host.getPullRequest(number)).title);
  const isBody = await edited("body", async () => (await readBody(number, host)) ?? "");
  const names = [...(isTitle ? ["title"] : []), ...(isBody ? ["description"] : [])];
  if (names.length === 0) return [];
  const detail = `a judge was shown another ${names.join(" and ")} of the pull request`;
  return [{ code: "criteria-changed", check: null, detail }];
}

async function readBody(number: number, host: CodeHost): Promise<string | undefined> {
  const { texts } = await host.readDescriptions(number, { withIssues: false });
  return texts.find((text) => text.of === "pull-request")?.body;
}

/** GitHub keeps check runs by commit: the merge box of every pull request with this head shows the newest one. */
async function findSharedHead(subject: Subject, host: CodeHost): Promise<readonly VerdictReason[]> {
  const open = await host.listOpenPullRequests();
  const others = open.filter(({ number, headSha }) => number !== subject.number && headSha === subject.headSha);
  const names = others.map(({ number, baseRef }) => `pull request ${number} into ${baseRef}`);
  return names.length === 0 ? [] : [{ code: "shared-head", check: null, detail: names.join(", ") }];
}
