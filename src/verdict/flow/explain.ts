import type { Evaluation, Explanation } from "./evaluate.ts";
import { groundsOf, isPath, listFactsIn, renderText } from "./evaluate-grounds.ts";
import type { Holding, Value } from "./value.ts";

const MAX_LINE_CHARS = 100;

/** The facts of an expression that made its result what it is, in the order they are written: for false the false ones of an
 *  `and`, for true all it took, for unknown the unknown ones. A fact used twice is there twice. */
export function decidedBy(evaluation: Evaluation): readonly Explanation[] {
  return listFacts(evaluation).filter((fact) => fact.isDeciding);
}

/** All facts of an expression, in the order they are written. A list of evidence is one fact. */
export function listFacts({ explanation }: Evaluation): readonly Explanation[] {
  return listFactsIn(explanation);
}

/** The value of an expression of any type, to be used under a name: as its detail it says what it came from, as a fact does. */
export function holdResult({ explanation }: Evaluation): Holding {
  const { node, value, provenance, detail } = explanation;
  const isTold = isPath(explanation) || node.kind === "record" || value.kind === "unknown";
  return { value, provenance, detail: isTold ? detail : groundsOf(explanation).join("; ") };
}

/** The expression with each part marked: `tests.passed ✗ (observed: exit 1) and handoff.verified ? (unknown: verifier-blocked)`.
 *  Out: plain text, one line, or several where that would be too long; untrusted parts are made inert and cut. */
export function renderExplanation({ explanation }: Evaluation): string {
  return renderPart(explanation).join("\n");
}

function renderPart(part: Explanation): readonly string[] {
  const { node, children } = part;
  if (node.kind === "logical") return renderLogical(node.operator, children);
  const [operand] = children;
  if (node.kind !== "not" || operand === undefined || isAtom(operand)) return [renderAtom(part)];
  return prefixFirst("not ", inParentheses(renderPart(operand)));
}

/** `not` of these is read as one word: `not ui.ok`, `x.day not in x.days`. */
function isAtom({ node, children }: Explanation): boolean {
  return children.length === 0 || node.kind === "in" || node.kind === "call" || node.kind === "index";
}

function renderLogical(operator: string, children: readonly Explanation[]): readonly string[] {
  const operands = children.map((child) =>
    child.node.kind === "logical" ? inParentheses(renderPart(child)) : renderPart(child),
  );
  const oneLine = operands.map((lines) => lines.join(" ")).join(` ${operator} `);
  const isShort = oneLine.length <= MAX_LINE_CHARS && operands.every((lines) => lines.length === 1);
  if (isShort) return [oneLine];
  return operands.flatMap((lines, index) => (index === 0 ? lines : prefixFirst(`${operator} `, lines)));
}

function inParentheses(lines: readonly string[]): readonly string[] {
  if (lines.length === 1) return [`(${lines.join("")})`];
  return ["(", ...lines.map((line) => `  ${line}`), ")"];
}

function prefixFirst(prefix: string, [first = "", ...rest]: readonly string[]): readonly string[] {
  return [`${prefix}${first}`, ...rest];
}

/** A fact, a `not` of one, or anything else that is no `and`, `or` or `not`, with its mark and what the mark rests on. */
function renderAtom(part: Explanation): string {
  const grounds = groundsOf(part);
  return `${renderText(part)} ${markOf(part.value)}${grounds.length === 0 ? "" : ` (${grounds.join("; ")})`}`;
}

function markOf(value: Value): string {
  if (value.kind !== "known" || typeof value.value !== "boolean") return "?";
  return value.value ? "✓" : "✗";
}
