import type { Gate } from "./evidence/gate.ts";
import type { AuthorTexts } from "./evidence/check.ts";
import type { CodeHost } from "./ports/code-host.ts";
import type { Git } from "./ports/git.ts";
import type { Subject } from "./target/subject.ts";

/** What a judge can be shown of them is far less. */
const MAX_MESSAGES = 1_000;

/** What the author says of the change, for the checks that ask for it; null where none does, so that nothing is read for it. On a clone
 *  and in a merge group there are messages alone. Throws: `GateError`. */
export async function readAuthor(
  gates: readonly Gate[],
  { number, headSha }: Subject,
  mergeBase: string,
  { git, host }: { readonly git: Git; readonly host: CodeHost | null },
): Promise<AuthorTexts | null> {
  if (!gates.some(({ checks }) => checks.some(({ params }) => isAsking(params)))) return null;
  const log = await git.log(mergeBase, headSha, MAX_MESSAGES + 1);
  const commits = {
    messages: log.slice(0, MAX_MESSAGES).map(({ message }) => message),
    hasMoreMessages: log.length > MAX_MESSAGES,
  };
  if (host === null || number === null) return { title: null, body: null, ...commits };
  const { title } = await host.getPullRequest(number);
  const { texts } = await host.readDescriptions(number, { withIssues: false });
  return { title, body: texts.find((text) => text.of === "pull-request")?.body ?? "", ...commits };
}

function isAsking(params: unknown): boolean {
  if (typeof params !== "object" || params === null || !("include" in params)) return false;
  return Array.isArray(params.include) && params.include.length > 0;
}
