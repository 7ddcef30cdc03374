import { type Document, visit, type YAMLError } from "yaml";
import type { Diagnostic, Range } from "../lib/diagnostic.ts";

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

/** The syntax errors of a document as diagnostics, one for each place, in text order. */
export function explainYamlErrors(
  document: Document.Parsed,
  text: string,
  file: string,
  rangeAt: (start: number, end: number) => Range,
): readonly Diagnostic[] {
  const diagnostics = new Map<number, Diagnostic>();
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
    add(start, Math.max(start + 1, Math.min(error.pos[1], text.length)), explain(error));
  }
  return [...diagnostics.entries()].toSorted(([one], [other]) => one - other).map(([, diagnostic]) => diagnostic);
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

function explain(error: YAMLError): Explanation {
  const { code, message } = error;
  const known = EXPLANATIONS[code];
  if (known !== undefined) return known;
  if (isOpenQuote(error)) return { message: "the text in quotes that starts here is not closed", hint: null };
  const [, kind] = /^Flow (map|sequence) in block collection/.exec(message) ?? [];
  if (kind !== undefined) {
    const [opener, closer] = kind === "map" ? ["{", "}"] : ["[", "]"];
    return {
      message: `expected \`${closer}\` before this line`,
      hint: `Close the \`${opener}\`, or indent this line further.`,
    };
  }
  if (code === "MISSING_CHAR" && message.startsWith("Implicit map keys"))
    return { message: "expected `:` and a space after the key", hint: "Write `key: value`." };
  return { message: message.slice(0, 1).toLowerCase() + message.slice(1), hint: null };
}
