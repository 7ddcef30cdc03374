import { CLOSING } from "../../../../src/checks/judge/payload/words.ts";
import type { AgentResult } from "../../../../src/evidence/agent.ts";
import type { Judgement, Vote } from "../../../../src/checks/judge/judgement.ts";
import { buildPayload, type PayloadSources } from "../../../../src/checks/judge/payload/build.ts";
import type { ChangedFile, DiffLine } from "../../../../src/ports/git.ts";
import { changed, targetWith, verifier } from "../../../support/plug-in-world.ts";

export const NONCE = "0123456789abcdef0123456789abcdef";

/** What lets the change pass, or not, with a critique. */
export const PASS: Judgement = { pass: true, critique: "", criticisms: [] };
export const FAIL: Judgement = { pass: false, critique: "The toggle is gone: render it.", criticisms: [] };

export const judged = (judgement: Judgement): Vote => ({ kind: "judged", judgement });
export const broken = (detail = "it gave no judgement"): Vote => ({
  kind: "unusable",
  reason: "judge-error",
  detail,
});

export function resultOf(parts: Partial<AgentResult> = {}): AgentResult {
  return { handoff: null, failure: null, structured: null, run: null, commands: [], files: [], ...parts };
}

const toLine = (text: string, index: number): DiffLine => ({ kind: "add", oldLine: null, newLine: index + 1, text });

/** A file whose lines are all new. */
export function added(path: string, lines: readonly string[], overrides: Partial<ChangedFile> = {}): ChangedFile {
  const hunk = { oldStart: 0, oldLines: 0, newStart: 1, newLines: lines.length, lines: lines.map(toLine) };
  return changed(path, { status: "added", hunks: [hunk], ...overrides });
}

export function sourcesWith(overrides: Partial<PayloadSources> = {}): PayloadSources {
  return {
    nonce: NONCE,
    rubric: "The toggle renders and its state survives a reload.",
    rubricFile: null,
    target: targetWith({ acceptance: ["Toggle renders"], pathsAllowed: ["src/**"] }),
    verifier: verifier(),
    diff: { files: [added("src/toggle.ts", ["export const toggle = true;"])], isTruncated: false },
    found: [],
    claims: [],
    author: null,
    include: [],
    input: null,
    closing: CLOSING,
    maxChars: 200_000,
    ...overrides,
  };
}

export function promptOf(overrides: Partial<PayloadSources> = {}): string {
  return buildPayload(sourcesWith(overrides)).prompt;
}

const DELIMITER = /^<<<(BEGIN|END) ([A-Z]+) ([0-9a-f]{32})>>>$/;

/** What stands between the delimiters by their labels, and everything outside of them, as one who trusts line starts alone reads it. */
export function readBlocks(prompt: string): {
  readonly blocks: ReadonlyMap<string, readonly string[]>;
  readonly outside: readonly string[];
} {
  const blocks = new Map<string, string[]>();
  const outside: string[] = [];
  let open: string | null = null;
  for (const line of prompt.split("\n")) {
    const [, word, label = ""] = DELIMITER.exec(line) ?? [];
    if (word === "BEGIN" && open === null && !blocks.has(label)) blocks.set((open = label), []);
    else if (word === "END" && open === label) open = null;
    else if (word !== undefined) throw new Error(`a delimiter where none may be: ${line}`);
    else if (open === null) outside.push(line);
    else blocks.get(open)?.push(line);
  }
  if (open !== null) throw new Error(`${open} is not closed`);
  return { blocks, outside };
}
