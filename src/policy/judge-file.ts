import { z } from "zod";
import { assertNever } from "../lib/assert.ts";
import type { Diagnostic, Range } from "../lib/diagnostic.ts";
import { checkShape, type ExplainKey, type Fault, placeFaults, quote } from "../lib/fault.ts";
import type { GitFile } from "../ports/git.ts";
import { timeoutSchema } from "./duration.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { decodeText } from "./text.ts";
import { agentNameSchema } from "./verify-schema.ts";
import { parseYaml, type YamlText } from "./yaml.ts";

export const MAX_JUDGE_BYTES = 262_144;
/** More than one policy needs; each is one more read from git. */
export const MAX_JUDGE_FILES = 100;
/** Where judge files usually are; changes of them are changes of the rules. */
export const JUDGES_FOLDER = ".github/judges";

/** What was found at a path from the root of the repository, of `resolveJudgePath`. */
export interface FoundJudgeFile {
  readonly path: string;
  readonly file: GitFile;
}

const FrontMatter = z.strictObject({
  agent: agentNameSchema.optional(),
  model: z.string().min(1).optional(),
  tools: z.array(z.string().min(1).max(200)).min(1).max(100).optional(),
  effort: z.string().min(1).optional(),
  timeout: timeoutSchema.optional(),
});

/** A judge file that can be read: whom it wants, and the standard. */
export interface JudgeFile {
  readonly path: string;
  readonly settings: z.infer<typeof FrontMatter>;
  readonly body: string;
  /** Turns faults of the settings into diagnostics of the file. */
  readonly place: (faults: readonly Fault[], severity: Diagnostic["severity"]) => readonly Diagnostic[];
}

/** `file` is null for a fault; `diagnostics` has it where it lies in the file, `unreadable` where there is no such file. */
export interface ReadJudgeFile {
  readonly file: JudgeFile | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly unreadable: Pick<Fault, "ruleId" | "message" | "hint"> | null;
}

/** Reads a markdown file with front matter whose body is the standard of a judge. In: what git has at the path; undefined for what was
 *  not looked up. Throws: never. Source: AgentUse, "Using a Judge Agent". */
export function readJudgeFile(path: string, file: GitFile | undefined): ReadJudgeFile {
  switch (file?.kind) {
    case undefined:
      return unreadable(
        `${quote(path)} was not read: there are more than ${MAX_JUDGE_FILES} judge files, or none are read here`,
      );
    case "missing":
      return unreadable(
        `there is no file ${quote(path)}`,
        "It is read at the base commit, and no symbolic link is followed.",
      );
    case "symlink":
      return unreadable(`${quote(path)} is a symbolic link, which is refused`);
    case "not-a-file":
      return unreadable(`${quote(path)} is not a plain file`);
    case "too-large":
      return unreadable(`${quote(path)} has ${file.sizeBytes} bytes, at most ${MAX_JUDGE_BYTES} are read`);
    case "file":
      return parseJudgeFile(path, file.bytes);
    default:
      return assertNever(file, "kind of git file");
  }
}

function unreadable(message: string, hint: string | null = null): ReadJudgeFile {
  return { file: null, diagnostics: [], unreadable: { ruleId: "judge-unreadable", message, hint } };
}

function parseJudgeFile(path: string, bytes: Uint8Array): ReadJudgeFile {
  const { value: text, diagnostics } = decodeText(bytes, path, MAX_JUDGE_BYTES);
  if (text === null) return failed(diagnostics);
  const parts = splitFrontMatter(text);
  if (parts.kind !== "parts") {
    const { message, hint } = MISPLACED[parts.kind];
    return failed([ofFile(path, message, hint, parts.line)]);
  }
  const yaml = parseYaml(parts.yaml, path);
  if (yaml.data === undefined) return failed(yaml.diagnostics);
  const place = placerOf(yaml, path);
  const { verify, data } = withoutVerify(yaml.data ?? {});
  const ignored = verify === undefined ? [] : place([NESTED_VERIFY], "warning");
  const shape = checkShape(FrontMatter, data, { explainKey: explainApproval });
  const faults = place([...yaml.faults, ...shape.faults], "error");
  const empty = parts.body.trim() === "" ? [ofFile(path, "has no body, which is the standard to judge by", WRITE)] : [];
  const all = [...faults, ...ignored, ...empty];
  if (shape.data === null || faults.length + empty.length > 0) return failed(all);
  return { file: { path, settings: shape.data, body: parts.body.trim(), place }, diagnostics: all, unreadable: null };
}

const ABOVE = "Only blank lines may stand above the line `---` that opens it.";
const MISPLACED = {
  unclosed: { message: "the front matter that starts here is not closed", hint: "Put a line `---` behind it." },
  displaced: {
    message: "looks like front matter, but text stands above it, so that it would be read as the standard",
    hint: ABOVE,
  },
  unopened: { message: "looks like front matter, but no line `---` opens it", hint: "Put a line `---` before it." },
} as const;
const WRITE = "Write below the front matter what a good change is like.";

const NESTED_VERIFY: Fault = {
  ruleId: "ignored-setting",
  message: "is ignored: nobody judges a judge",
  hint: "Remove it.",
  path: ["verify"],
  mark: "key",
};

const explainApproval: ExplainKey = (path, key) => {
  if (path.length > 0 || key !== "approval") return null;
  const message = "cannot stand here: a judge cannot wait for people";
  return { ruleId: "judge-approval", message, hint: "Remove it; who is asked to review stands in the policy." };
};

function withoutVerify(data: unknown): { readonly verify: unknown; readonly data: unknown } {
  if (typeof data !== "object" || data === null || Array.isArray(data) || !("verify" in data))
    return { verify: undefined, data };
  const { verify, ...others } = data;
  return { verify: verify ?? null, data: others };
}

function placerOf(yaml: YamlText, path: string): JudgeFile["place"] {
  return (faults, severity) =>
    placeFaults(faults, yaml.locator, path).map((one) => ({ ...one, severity, range: one.range ?? startOf(1) }));
}

function startOf(line: number): Range {
  return { start: { line, column: 1 }, end: { line, column: 2 } };
}

function ofFile(file: string, message: string, hint: string, line = 1): Diagnostic {
  return { ruleId: "invalid-judge", severity: "error", message, file, range: startOf(line), path: null, hint };
}

function failed(diagnostics: readonly Diagnostic[]): ReadJudgeFile {
  return { file: null, diagnostics, unreadable: null };
}
