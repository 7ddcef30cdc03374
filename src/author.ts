import type { Gate } from "./evidence/gate.ts";
import type { AuthorTexts } from "./evidence/check.ts";
import type { CodeHost } from "./ports/code-host.ts";
import type { Git } from "./ports/git.ts";
import type { Subject } from "./target/subject.ts";

const MAX_MESSAGES = 50;

/** What the author says of the change, for the checks that ask for it; null where none does, so that nothing is read for it. On a clone
 *  there are messages alone. Throws: `GateError`. */
export async function readAuthor(
  gates: readonly Gate[],
  { number, headSha }: Subject,
  mergeBase: string,
  { git, host }: { readonly git: Git; readonly host: CodeHost | null },
): Promise<AuthorTexts | null> {
  if (!gates.some(({ checks }) => checks.some(({ params }) => isAsking(params)))) return null;
  const log = await git.log(mergeBase, headSha, MAX_MESSAGES);
  const messages = log.map(({ message }) => message);
  if (host === null || number === null) return { title: "", body: "", messages };
  const { title } = await host.getPullRequest(number);
  const { texts } = await host.readDescriptions(number, { withIssues: false });
  return { title, body: texts.find((text) => text.of === "pull-request")?.body ?? "", messages };
}

function isAsking(params: unknown): boolean {
  if (typeof params !== "object" || params === null || !("include" in params)) return false;
  return Array.isArray(params.include) && params.include.length > 0;
}
