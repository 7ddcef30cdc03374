import type { AuthorTexts } from "../../../evidence/check.ts";
import type { JudgeParams } from "../params.ts";
import { cutText, inertLine, inertLines } from "./fence.ts";

const MAX_BODY_CHARS = 20_000;
const MAX_TITLE_CHARS = 500;

/** The parts that the policy asks for; the rest is withheld from a judge. Out: inert lines; empty where it asks for nothing. */
export function describeAuthor(
  author: AuthorTexts | null,
  include: NonNullable<JudgeParams["include"]>,
): readonly string[] {
  if (include.length === 0) return [];
  if (author === null) return ["(not known in this run)"];
  const has = (part: (typeof include)[number]): boolean => include.includes(part);
  return [
    ...(has("title") ? [`title: ${inertLine(cutText(author.title, MAX_TITLE_CHARS))}`] : []),
    ...(has("body") ? ["description:", ...indent(author.body)] : []),
    ...(has("messages") ? author.messages.flatMap((message) => ["commit message:", ...indent(message)]) : []),
  ];
}

function indent(text: string): readonly string[] {
  return inertLines(cutText(text.trim(), MAX_BODY_CHARS)).map((line) => `  ${line}`);
}
