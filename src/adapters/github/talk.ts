import { z } from "zod";

import type { OwnComment } from "../../ports/code-host.ts";
import type { Client } from "./client.ts";
import { cutChars, MAX_COMMENT_CHARS } from "./limits.ts";
import { listOwnComments } from "./own-comments.ts";
import { sendOnce } from "./send-once.ts";

/** Posts one comment in the conversation unless one of ours with this marker stands there, also a folded one. Two runs at the same
 *  moment may still post it twice: GitHub has no key for comments. Throws: `GateError` (`host-…`). */
export async function commentOnce(client: Client, number: number, body: string, marker: string): Promise<void> {
  if (marker === "" || !body.includes(marker)) throw new Error("assertion failed: the marker is part of the body");
  const find = async (): Promise<OwnComment | null> =>
    (await listOwnComments(client, number)).find(
      (comment) => comment.kind === "comment" && isMarked(comment.body, body, marker),
    ) ?? null;
  if ((await find()) !== null) return;
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
  const parameters = { issue_number: number, body: cutAround(body, marker) };
  const permission = "pull-requests: write";
  await sendOnce<unknown>({
    send: () => client.send({ route, parameters, permission, isRepeatable: false }, z.object({ id: z.number() })),
    find,
    pause: client.pause,
  });
}

/** Without its marker a comment would be posted again by every run. */
function cutAround(body: string, marker: string): string {
  const cut = cutChars(body, MAX_COMMENT_CHARS);
  if (cut.includes(marker)) return cut;
  const tail = `\n\n${marker}`;
  return cutChars(body, MAX_COMMENT_CHARS - tail.length) + tail;
}

/** A marker at the start of a body counts only there: further down it may be quoted from what others wrote. */
function isMarked(standing: string, body: string, marker: string): boolean {
  return body.startsWith(marker) ? standing.startsWith(marker) : standing.includes(marker);
}
