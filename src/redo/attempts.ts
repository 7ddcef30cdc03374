/** One commit of the pull request, newest first in a list of them, as the `Git` port's `log` tells it. Untrusted. */
export interface LoggedCommit {
  readonly tree: string;
  readonly authorEmail: string;
  readonly message: string;
}

/** Says in a commit of ours which revision it is, as `1/3`. */
export const REDO_TRAILER = "Passwhen-Redo";
/** Says in a commit of ours which run made it. */
export const RUN_TRAILER = "Passwhen-Run";

const TRAILER_LINE = new RegExp(`^${REDO_TRAILER}:(.*)$`, "gim");

/** How many revisions the commits between merge base and head hold: those with our author address and our trailer, or the highest number
 *  that one of them states, whichever is more. Addresses and trailers can be written by everybody who pushes, so they may only ever
 *  count against another revision: a forged one makes the count larger, and no trailer says "none so far". A trailer under another
 *  address counts nothing: people quote, revert and squash our commits, and what they made of them is their own work. Who takes our
 *  commits out of the branch by force starts anew; that needs the right to push, and the budget still holds. Throws: never. */
export function countAttempts(log: readonly LoggedCommit[], botEmail: string): number {
  const ours = log.filter((commit) => isOurs(commit, botEmail));
  const stated = ours.flatMap(({ message }) =>
    [...message.matchAll(TRAILER_LINE)].map(([, value = ""]) => numberIn(value)),
  );
  return Math.max(ours.length, ...stated);
}

/** Trees that the branch has had already, those of other authors included: a revision that leads back to one of them goes in a circle. */
export function treesOf(log: readonly LoggedCommit[]): ReadonlySet<string> {
  return new Set(log.map(({ tree }) => tree));
}

function isOurs({ authorEmail, message }: LoggedCommit, botEmail: string): boolean {
  const isAuthor = botEmail.trim() !== "" && fold(authorEmail) === fold(botEmail);
  return isAuthor && [...message.matchAll(TRAILER_LINE)].length > 0;
}

function fold(email: string): string {
  return email.trim().toLowerCase();
}

function numberIn(value: string): number {
  const [, digits = ""] = /^\s*(\d{1,6})\b/.exec(value) ?? [];
  return digits === "" ? 0 : Number(digits);
}
