import type { Explanation, Evaluation } from "./evaluate.ts";
import { printExpression } from "./print.ts";
import { shorten, toInertLine } from "./source.ts";
import { formatValue, type Value } from "./value.ts";

const MAX_LINE_CHARS = 100;
const MAX_ATOM_CHARS = 200;
const MAX_DETAIL_CHARS = 120;
const MAX_VALUE_CHARS = 60;

/** The facts of an expression that made its result what it is, in the order they are written: for false the false ones of an
 *  `and`, for true all it took, for unknown the unknown ones. A fact used twice is there twice. */
export function decidedBy(evaluation: Evaluation): readonly Explanation[] {
  return listFacts(evaluation).filter((fact) => fact.isDeciding);
}

/** All facts of an expression, in the order they are written. */
export function listFacts({ explanation }: Evaluation): readonly Explanation[] {
  return listLeaves(explanation).filter((leaf) => leaf.name !== null);
}

function listLeaves(part: Explanation): readonly Explanation[] {
  return part.children.length === 0 ? [part] : part.children.flatMap(listLeaves);
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
  if (node.kind !== "not" || operand === undefined || operand.children.length === 0) return [renderAtom(part)];
  return prefixFirst("not ", inParentheses(renderPart(operand)));
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

/** A fact, a `not` of one, or a comparison, with its mark and what the mark rests on. */
function renderAtom(part: Explanation): string {
  const text = shorten(toInertLine(printExpression(part.node)), MAX_ATOM_CHARS);
  const grounds = part.name === null ? groundsOf(part) : [renderOwnGround(part)];
  return `${text} ${markOf(part.value)}${grounds.length === 0 ? "" : ` (${grounds.join("; ")})`}`;
}

/** A mark says what a bool is; what else a fact is must be said. */
function renderOwnGround(fact: Explanation): string {
  const isBool = fact.value.kind === "known" && typeof fact.value.value === "boolean";
  return isBool || fact.causes.length > 0 ? renderGround(fact) : renderFinding(fact);
}

function renderFinding(fact: Explanation): string {
  const ground = renderGround(fact);
  return fact.causes.length > 0 ? `is ${ground}` : `is ${renderValue(fact.value)}, ${ground}`;
}

function groundsOf(part: Explanation): readonly string[] {
  const facts = listLeaves(part).filter((leaf) => leaf.name !== null);
  const ownCauses = part.causes.filter((cause) => !facts.some((fact) => fact.causes.includes(cause)));
  const named = facts.map((fact) => `${fact.name ?? ""} ${renderFinding(fact)}`);
  return [...named, ...ownCauses.map((cause) => inert(cause.detail))];
}

/** What a fact rests on: `observed: exit 1`, or why it is unknown. */
function renderGround({ causes: [cause], provenance, detail }: Explanation): string {
  const parts = cause === undefined ? [detail] : [cause.reason, cause.detail];
  const words = parts.filter((text) => text !== "").map(inert);
  return [cause === undefined ? (provenance ?? "unknown") : "unknown", words.join(", ")]
    .filter((text) => text !== "")
    .join(": ");
}

function renderValue(value: Value): string {
  return shorten(toInertLine(formatValue(value)), MAX_VALUE_CHARS);
}

function markOf(value: Value): string {
  if (value.kind !== "known" || typeof value.value !== "boolean") return "?";
  return value.value ? "✓" : "✗";
}

function inert(text: string): string {
  return shorten(toInertLine(text).trim(), MAX_DETAIL_CHARS);
}
