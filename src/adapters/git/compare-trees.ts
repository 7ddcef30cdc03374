import { isUtf8 } from "node:buffer";
import type { Patch } from "../../ports/git.ts";
import type { GitOutput } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import type { RunInCopy } from "./own-repository.ts";
import { PATCH_FORMAT } from "./diff.ts";
import { splitPatch } from "./patch.ts";
import { parseRawDiff } from "./raw-diff.ts";

const MAX_PATCH_BYTES = 1024 * 1024;

/** Whole enough for `git apply`. */
const APPLICABLE_FORMAT = [...PATCH_FORMAT, "--binary", "--full-index"] as const;

/** The patch from one tree to another, for `git apply`. In: how many changed files could not be kept. Out: whole sections up to the
 *  limit, then a line that says what is missing. Throws `git-failed`. */
export async function compareTrees(
  run: RunInCopy,
  trees: { readonly before: string; readonly after: string },
  limits: { readonly leftOut: number; readonly maxListBytes: number },
): Promise<Patch> {
  const compare = (format: readonly string[], maxOutputBytes: number, attributes?: string): Promise<GitOutput> =>
    run(["diff-tree", "-r", "-M", "--no-rename-empty", ...format, trees.before, trees.after, "--"], {
      maxOutputBytes,
      ...(attributes === undefined ? {} : { attributes }),
    });
  const list = expectSuccess(await compare(["--raw", "-z"], limits.maxListBytes), "changes cannot be listed");
  const files = parseRawDiff(list).entries.length + limits.leftOut;
  const output = await compare(APPLICABLE_FORMAT, MAX_PATCH_BYTES);
  if (!output.isCut) expectSuccess(output, "changes cannot be compared");
  const sections = wholeSections(output);
  const hasOtherText = sections.some((section) => !isUtf8(section));
  const asBytes = hasOtherText ? wholeSections(await compare(APPLICABLE_FORMAT, MAX_PATCH_BYTES, "* -diff\n")) : [];
  const shown: string[] = [];
  let room = MAX_PATCH_BYTES;
  for (const [index, section] of sections.entries()) {
    // A text in another encoding would not survive as a text of ours; as bytes in git's own letters it does.
    const safe = isUtf8(section) ? section : asBytes[index];
    if (safe === undefined || safe.length > room) break;
    room -= safe.length;
    shown.push(safe.toString("utf8"));
  }
  const isCut = output.isCut || shown.length < sections.length;
  return { text: shown.join("") + noteOn(isCut, limits.leftOut), files, isTruncated: isCut || limits.leftOut > 0 };
}

function noteOn(isCut: boolean, leftOut: number): string {
  const notes = [
    ...(isCut ? ["the patch is longer than 1 MiB, the rest is not shown"] : []),
    ...(leftOut > 0 ? [`${leftOut} changed files are too large or unreadable and are not shown`] : []),
  ];
  return notes.length === 0 ? "" : `[… ${notes.join("; ")} …]\n`;
}

/** The sections that came whole; where not even the first did, as much of it as there is. */
function wholeSections({ stdout, isCut }: GitOutput): readonly Buffer[] {
  const sections = splitPatch(stdout);
  if (!isCut) return sections;
  if (sections.length > 1) return sections.slice(0, -1);
  return sections.map((section) => section.subarray(0, section.lastIndexOf("\n") + 1));
}
