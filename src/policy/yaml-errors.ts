import type { Document, YAMLError } from "yaml";
import type { Diagnostic, Range } from "../lib/diagnostic.ts";

type Explanation = Pick<Diagnostic, "message" | "hint">;

const QUOTE_HINT = "Put the text in quotes.";
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    message: "a value on the line of its key must not hold another `key: value`",
    hint: "Put the text in quotes if it holds `: `, or indent the mapping on lines of its own.",
  },
  MULTILINE_IMPLICIT_KEY: { message: "expected `:` after the key", hint: "Write `key: value`." },
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
  for (const error of document.errors) add(error.pos[0], error.pos[1], explain(error));
  return [...diagnostics.entries()].toSorted(([one], [other]) => one - other).map(([, diagnostic]) => diagnostic);
}

function explain({ code, message }: YAMLError): Explanation {
  const known = EXPLANATIONS[code];
  if (known !== undefined) return known;
  if (code === "MISSING_CHAR" && message.startsWith("Missing closing"))
    return { message: "the text in quotes is not closed", hint: null };
  if (code === "MISSING_CHAR" && message.startsWith("Implicit map keys"))
    return { message: "expected `:` and a space after the key", hint: "Write `key: value`." };
  const hint = code === "BAD_SCALAR_START" ? QUOTE_HINT : null;
  return { message: message.slice(0, 1).toLowerCase() + message.slice(1), hint };
}
