import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { FailureMode, Handoff } from "./handoff.ts";
import { FAILURE_MODES } from "../../plan/words.ts";
import type { Section } from "./sections.ts";
import { findSubsections } from "./sections.ts";
import type { Line, Source } from "./text.ts";
import { isParagraph, joinWords, splitLines, toPlainText } from "./text.ts";

/** The single values of a handoff besides its Verification: text to show, never a target and never a verdict. */
export type Fields = Pick<Handoff, "target" | "branch" | "status" | "prNumber" | "failureMode" | "notes">;

const FAILURE_MODE_KEY = /^[ \t]*failure[ _-]?mode[ \t]*:[ \t]*(\S.*)$/im;
const PULL_URL = /https?:\/\/(?:github\.com|review\.cursor\.com\/github)\/[^/\s]+\/[^/\s]+\/pull\/([1-9]\d{0,8})(?!\d)/;

export function readFields(blocks: readonly RootContent[], sections: readonly Section[], source: Source): Fields {
  const firstLine = (...names: readonly string[]): Line | null => findFirstLine(sections, names);
  const status = toText(firstLine("status"), source);
  return {
    target: readTarget(firstLine("target"), source),
    branch: readBranch(firstLine("branch"), source),
    status: status === "" || status.includes("|") ? null : status,
    prNumber: readPrNumber(firstLine("pr", "pull request"), blocks, source),
    failureMode: readFailureMode(firstLine("failure mode", "failuremode"), blocks, source),
    notes: readNotes(sections, source),
  };
}

/** The first line of the first section with one of these names, bullets aside. */
function findFirstLine(sections: readonly Section[], names: readonly string[]): Line | null {
  const section = sections.find(({ name, depth }) => depth === 2 && names.includes(name));
  const [block] = section?.blocks ?? [];
  const paragraph = block?.type === "list" ? block.children[0]?.children.find(isParagraph) : block;
  return paragraph?.type === "paragraph" ? (splitLines(paragraph)[0] ?? null) : null;
}

function toText(line: Line | null, source: Source): string {
  return line === null ? "" : joinWords([toPlainText(line.nodes, source)]);
}

function listCodes(line: Line | null): readonly string[] {
  return (line?.nodes ?? []).flatMap((node) => {
    if (node.type === "strong" || node.type === "emphasis") return listCodes({ nodes: node.children, number: 0 });
    return node.type === "inlineCode" ? [node.value.trim()] : [];
  });
}

/** The name in the first code span, or the first word where there is none. */
function readTarget(line: Line | null, source: Source): Handoff["target"] {
  const text = toText(line, source);
  const codes = listCodes(line);
  const name = toName(codes[0] ?? text.split(" ")[0] ?? "");
  if (name === null) return null;
  const bare = codes.length > 0 ? undefined : / on branch (\S+)/.exec(text)?.[1];
  return { name, branch: toName(codes[1] ?? bare ?? "") };
}

function readBranch(line: Line | null, source: Source): string | null {
  const [code] = listCodes(line);
  if (code !== undefined) return toName(code);
  const words = toText(line, source).split(" ");
  const [first = ""] = words;
  return words.length === 1 || first.includes("/") ? toName(first) : null;
}

/** What can be a name at all: neither empty, nor a remark such as `(no branch)`, nor a placeholder of the template. */
function toName(text: string): string | null {
  return text === "" || /^[(<{]/.test(text) ? null : text;
}

/** The number in a PR section, else that of the first pull request linked from the agent's own words. */
function readPrNumber(line: Line | null, blocks: readonly RootContent[], source: Source): number | null {
  const written =
    line === null ? null : (findPull(sourceOf(line)) ?? /^#?([1-9]\d{0,8})\b/.exec(toText(line, source))?.[1]);
  if (written !== null && written !== undefined) return Number(written);
  if (!source.text.includes("/pull/")) return null;
  for (const block of blocks) {
    if (block.type === "blockquote") continue;
    const found = findPull(urlsIn(block));
    if (found !== null) return Number(found);
  }
  return null;
}

function sourceOf(line: Line): string {
  return line.nodes.map(urlsIn).join(" ");
}

function urlsIn(block: RootContent): string {
  const texts: string[] = [];
  visit(block, (node) => {
    if (node.type === "link" || node.type === "definition") texts.push(node.url);
    if (node.type === "text" || node.type === "inlineCode") texts.push(node.value);
  });
  return texts.join(" ");
}

function findPull(text: string): string | null {
  return PULL_URL.exec(text)?.[1] ?? null;
}

/** A section counts before a key; a section that holds no known mode is not made up for by one. */
function readFailureMode(line: Line | null, blocks: readonly RootContent[], source: Source): FailureMode | null {
  if (line !== null) return toFailureMode(toText(line, source));
  let isLeading = true;
  for (const block of blocks) {
    if (isLeading && (block.type === "yaml" || block.type === "html")) {
      const value = FAILURE_MODE_KEY.exec(block.value)?.[1];
      if (value !== undefined) return toFailureMode(value);
      continue;
    }
    isLeading = false;
    if (block.type !== "paragraph") continue;
    for (const part of splitLines(block)) {
      const value = FAILURE_MODE_KEY.exec(toText(part, source))?.[1];
      if (value !== undefined) return toFailureMode(value);
    }
  }
  return null;
}

function toFailureMode(text: string): FailureMode | null {
  const word = text
    .replace(/["'`]/g, "")
    .trim()
    .toLowerCase()
    .replace(/[ \t_]+/g, "-");
  return FAILURE_MODES.find((mode) => mode === word) ?? null;
}

function readNotes(sections: readonly Section[], source: Source): string | null {
  const notes = sections
    .filter(({ name, depth }) => depth === 2 && /^notes\b/.test(name))
    .map((section) => {
      const end = findSubsections(section, sections).at(-1)?.bodyEnd ?? section.bodyEnd;
      return source.text.slice(section.bodyStart, end).trim();
    })
    .filter((text) => text !== "");
  return notes.length === 0 ? null : notes.join("\n\n");
}
