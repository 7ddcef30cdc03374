import { type Document, visit, type YAMLError } from "yaml";
import type { Diagnostic, Range } from "../lib/diagnostic.ts";

const MAX_LINE_CHARS = 1_000;

type Explanation = Pick<Diagnostic, "message" | "hint">;

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: "a value on the line of its key must not hold another `key: value`",
    hint: "Put the text in quotes if it holds `: `, or indent the mapping on lines of its own.",
  },
  MULTILINE_IMPLICIT_KEY: { message: "expected `:` after the key", hint: "Write `key: value`." },
  BLOCK_IN_FLOW: {
    message: "an indented list or mapping must not stand inside `{ }` or `[ ]`",
    hint: "Put the text in quotes if it holds `: `.",
  },
  BAD_SCALAR_START: {
    message: "a text without quotes must not start with this character",
    hint: "Put the text in quotes.",
  },
  TAB_AS_INDENT: { message: "tabs must not indent", hint: "Indent with spaces." },
  MULTIPLE_DOCS: { message: "the file holds more than one YAML document", hint: "Remove the line `---`." },
  BAD_DQ_ESCAPE: {
    message: "the text in double quotes holds an escape that YAML does not have",
    hint: "Write a backslash as `\\\\`, or put the text in single quotes.",
  },
};

/** The syntax errors of a document as diagnostics, one for each place, in text order. Once the library has lost its place every word that
 *  follows is an error; those are only counted. */
export function explainYamlErrors(
  document: Document.Parsed,
  text: string,
  file: string,
  rangeAt: (start: number, end: number) => Range,
): readonly Diagnostic[] {
  const diagnostics = new Map<number, Diagnostic>();
  let lostAt = Number.POSITIVE_INFINITY;
  const add = (start: number, end: number, explanation: Explanation): void => {
    const range = rangeAt(start, Math.max(end, start + 1));
    if (!diagnostics.has(start))
      diagnostics.set(start, { ruleId: "yaml-syntax", severity: "error", file, range, path: null, ...explanation });
  };
  const { explicit, version } = document.directives.yaml;
  const directiveAt = text.indexOf("%YAML");
  if (explicit === true && version !== "1.2")
    add(directiveAt, directiveAt + 5, { message: "the file is read as YAML 1.2", hint: "Remove the `%YAML` line." });
  for (const error of document.errors) {
    const start = isOpenQuote(error) ? startOfQuoted(document, error.pos[0]) : error.pos[0];
    add(start, Math.max(start + 1, Math.min(error.pos[1], text.length)), explain(error, text));
    if (error.code === "UNEXPECTED_TOKEN") lostAt = Math.min(lostAt, start);
  }
  const all = [...diagnostics.entries()].toSorted(([one], [other]) => one - other);
  const told = all.filter(([start], index) => index === 0 || start < lostAt).map(([, diagnostic]) => diagnostic);
  return withRest(told, all.length - told.length);
}

function withRest(told: readonly Diagnostic[], restCount: number): readonly Diagnostic[] {
  const last = told.at(-1);
  if (last === undefined || restCount === 0) return told;
  const rest = `${restCount} more may follow from it.`;
  return [...told.slice(0, -1), { ...last, hint: last.hint === null ? rest : `${last.hint} ${rest}` }];
}

function isOpenQuote({ code, message }: YAMLError): boolean {
  return code === "MISSING_CHAR" && message.startsWith("Missing closing");
}

/** The library tells where a text in quotes ends for want of a quote; people want to know where it starts. */
function startOfQuoted(document: Document.Parsed, end: number): number {
  let start = end;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") === true && range && range[0] < end) start = range[0];
    },
  });
  return start;
}

const QUOTE_IT =
  "In `{ }` and `[ ]`, put a text in quotes that holds `[`, `]`, `{`, `}`, `,`, `*`, `&`, `!`, `#` or `: `.";

function explain(error: YAMLError, text: string): Explanation {
  const { code, message, pos } = error;
  const known = EXPLANATIONS[code];
  if (known !== undefined) return known;
  if (isOpenQuote(error)) return { message: "the text in quotes that starts here is not closed", hint: null };
  const [, kind] = /^Flow (map|sequence) in block collection/.exec(message) ?? [];
  if (kind !== undefined) {
    const [opener, closer] = kind === "map" ? ["{", "}"] : ["[", "]"];
    const isCommented = /\s#.*\n\s*$/.test(text.slice(0, pos[0]).slice(-MAX_LINE_CHARS));
    const hint = `Close the \`${opener}\`, or indent this line further.`;
    return { message: `expected \`${closer}\` before this line`, hint: isCommented ? `${hint} ${QUOTE_IT}` : hint };
  }
  if (code === "UNEXPECTED_TOKEN" && message.endsWith("at node end"))
    return { message: `the value ends before this, and \`${text.charAt(pos[0])}\` cannot follow it`, hint: QUOTE_IT };
  if (code === "MISSING_CHAR" && message.startsWith("Implicit map keys"))
    return { message: "expected `:` and a space after the key", hint: "Write `key: value`." };
  return { message: message.slice(0, 1).toLowerCase() + message.slice(1), hint: null };
}
