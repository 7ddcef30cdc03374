import type { AuthorTexts } from "../../../evidence/check.ts";
import type { JudgeParams } from "../params.ts";
import { cutText, fitLines, inertLine, inertLines } from "./fence.ts";

/** As much as GitHub takes for a description. Commit messages have no end. */
const MAX_TEXT_CHARS = 65_536;
const MAX_TITLE_CHARS = 500;
const MESSAGE = "commit message:";
const UNKNOWN = "(not known in this run)";

/** What the author says, as a judge sees it. */
export interface AuthorWords {
  /** Inert; empty where the policy asks for nothing. */
  readonly lines: readonly string[];
  /** How many lines are left out. */
  readonly left: number;
  /** Why it is not all that the policy asks for, for people; empty when it is. */
  readonly gaps: readonly string[];
  /** What nobody knows in this run, for people and for the judge; a sentence without its full stop, or null. */
  readonly unknown: string | null;
}

const NOTHING = { lines: [], left: 0, gaps: [] } as const;

type Part = NonNullable<JudgeParams["include"]>[number];

interface Block {
  readonly part: Part;
  readonly lines: readonly string[];
  readonly isCut: boolean;
  /** It is ours, and none of the author's texts. */
  readonly isNotice?: true;
}

/** The parts that the policy asks for; the rest is withheld from a judge. In: most characters inside a fence. */
export function describeAuthor(
  author: AuthorTexts | null,
  include: NonNullable<JudgeParams["include"]>,
  maxChars: number,
): AuthorWords {
  if (include.length === 0) return { ...NOTHING, unknown: null };
  if (author === null) return { ...NOTHING, lines: [UNKNOWN], unknown: "the author's words are not known in this run" };
  const blocks = blocksOf(author, maxChars).filter(({ part }) => include.includes(part));
  const fitted = fitLines(
    blocks.flatMap(({ lines }) => lines),
    maxChars,
  );
  const shown = blocks.reduce((sum, { lines }) => sum + lines.length, 0) - fitted.left;
  const hasMore = author.hasMoreMessages && include.includes("messages");
  return {
    ...fitted,
    gaps: [
      ...gapsOf(blocks, shown),
      ...(hasMore ? [`the messages of all commits before the newest ${author.messages.length} are not shown`] : []),
    ],
    unknown: describeUnknown(author, include),
  };
}

function blocksOf({ title, body, messages, hasMoreMessages }: AuthorTexts, maxChars: number): readonly Block[] {
  return [
    { part: "title", ...(title === null ? unknownBlock("title") : titleBlock(title)) },
    { part: "body", ...(body === null ? unknownBlock("description") : textBlock("description:", body)) },
    ...(hasMoreMessages ? [olderBlock(messages.length)] : []),
    ...messageBlocks(messages, maxChars),
  ];
}

/** Without a look at what lies far beyond the room: there can be megabytes of it. */
function messageBlocks(messages: readonly string[], maxChars: number): readonly Block[] {
  let chars = 0;
  return messages.map((message): Block => {
    const isBeyond = chars > maxChars;
    chars += Math.min(message.trim().length, MAX_TEXT_CHARS);
    const block = isBeyond ? { lines: [MESSAGE], isCut: true } : textBlock(MESSAGE, message);
    return { part: "messages", ...block };
  });
}

/** Stands before them: what is cut is cut at the end. */
function olderBlock(count: number): Block {
  return {
    part: "messages",
    lines: [`(no messages of commits before the newest ${count} are shown)`],
    isCut: false,
    isNotice: true,
  };
}

function unknownBlock(label: string): Omit<Block, "part"> {
  return { lines: [`${label}: ${UNKNOWN}`], isCut: false };
}

function titleBlock(title: string): Omit<Block, "part"> {
  return { lines: [`title: ${inertLine(cutText(title, MAX_TITLE_CHARS))}`], isCut: title.length > MAX_TITLE_CHARS };
}

function textBlock(label: string, text: string): Omit<Block, "part"> {
  const trimmed = text.trim();
  const lines = inertLines(cutText(trimmed, MAX_TEXT_CHARS)).map((line) => `  ${line}`);
  return { lines: [label, ...lines], isCut: trimmed.length > MAX_TEXT_CHARS };
}

/** In: how many lines of all blocks are shown. */
function gapsOf(blocks: readonly Block[], shown: number): readonly string[] {
  let end = 0;
  const parts = new Map<Part, { missing: number; cut: number; all: number }>();
  for (const { part, lines, isCut, isNotice } of blocks) {
    end += lines.length;
    if (isNotice) continue;
    const sum = parts.get(part) ?? { missing: 0, cut: 0, all: 0 };
    const missing = Math.min(lines.length, Math.max(0, end - shown));
    const isBroken = isCut || missing > 0;
    parts.set(part, {
      missing: sum.missing + missing,
      cut: sum.cut + (isBroken ? 1 : 0),
      all: sum.all + 1,
    });
  }
  return [...parts].flatMap(([part, { missing, cut, all }]) => {
    if (cut === 0) return [];
    if (part === "messages") return [`${cut} of ${all} commit messages are not shown whole`];
    const name = part === "title" ? "the title" : "the description";
    return [`${name} is not shown whole${missing > 0 ? ` (${missing} of its lines left out)` : ""}`];
  });
}

function describeUnknown({ title, body }: AuthorTexts, include: readonly Part[]): string | null {
  const names = [
    ...(title === null && include.includes("title") ? ["title"] : []),
    ...(body === null && include.includes("body") ? ["description"] : []),
  ];
  if (names.length === 0) return null;
  return `${names.join(" and ")} of the pull request ${names.length === 1 ? "is" : "are"} not known in this run`;
}
