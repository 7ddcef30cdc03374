import { GateError } from "../lib/error.ts";
import type { CodeHost } from "../ports/code-host.ts";
import type { Subject } from "../target/subject.ts";
import type { VerdictReason } from "../verdict/verdict.ts";

/** Why a verdict on this subject may not be published as it is: the pull request moved on while it was judged, or its commit is
 *  the head of another one as well, whose plan may ask for more. Empty where it may. Throws: never for what the host says. */
export async function reasonsAgainst(subject: Subject, host: CodeHost | null): Promise<readonly VerdictReason[]> {
  if (host === null || subject.number === null) return [];
  try {
    return [...(await findMove(subject, subject.number, host)), ...(await findSharedHead(subject, host))];
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

/** GitHub keeps check runs by commit: the merge box of every pull request with this head shows the newest one. */
async function findSharedHead(subject: Subject, host: CodeHost): Promise<readonly VerdictReason[]> {
  const open = await host.listOpenPullRequests();
  const others = open.filter(({ number, headSha }) => number !== subject.number && headSha === subject.headSha);
  const names = others.map(({ number, baseRef }) => `pull request ${number} into ${baseRef}`);
  return names.length === 0 ? [] : [{ code: "shared-head", check: null, detail: names.join(", ") }];
}
