import type { Explanation } from "./evaluate.ts";
import { printExpression } from "./print.ts";
import { shorten, toInertLine } from "./source.ts";
import { type Cause, formatValue, type Value } from "./value.ts";

const MAX_ATOM_CHARS = 200;
const MAX_TERM_CHARS = 60;
const MAX_DETAIL_CHARS = 120;
const MAX_VALUE_CHARS = 60;
const MAX_GROUNDS = 8;

/** What made a part what it is, each ground for itself: of a fact what it rests on, of anything else what was found, and the facts in it.
 *  Out: inert, cut texts; few of them. */
export function groundsOf(part: Explanation): readonly string[] {
  const grounds = isPath(part) ? [renderOwnGround(part)] : [...findingOf(part), ...groundsBelow(part)];
  if (grounds.length <= MAX_GROUNDS) return grounds;
  return [...grounds.slice(0, MAX_GROUNDS - 1), `${grounds.length - MAX_GROUNDS + 1} more`];
}

/** A part as an expression, inert and cut. */
export function renderText({ node }: Explanation, maxChars = MAX_ATOM_CHARS): string {
  return shorten(toInertLine(printExpression(node)), maxChars);
}

/** A fact, or one item of a list with what follows it: it rests on what it was read from. */
export function isPath({ name, node, children }: Explanation): boolean {
  if (name !== null) return true;
  const [object] = children;
  return node.kind === "index" || (node.kind === "member" && object !== undefined && isPath(object));
}

/** What a call found, as `"Mon" twice`. */
function findingOf({ node, detail, value }: Explanation): readonly string[] {
  return node.kind === "call" && detail !== "" && value.kind === "known" ? [inert(detail)] : [];
}

function groundsBelow(part: Explanation): readonly string[] {
  const told = listTold(part);
  const ownCauses = part.causes.filter((cause) => !told.some(({ causes }) => causes.includes(cause)));
  const causes = ownCauses.slice(0, MAX_GROUNDS).map((cause) => renderCause(part, cause));
  return [...new Set([...part.children.flatMap((child) => renderTerm(child)), ...causes])];
}

function listTold(part: Explanation): readonly Explanation[] {
  return isPath(part) ? [part] : part.children.flatMap(listTold);
}

/** All facts in a part, in the order they are written. */
export function listFactsIn(part: Explanation): readonly Explanation[] {
  if (part.name !== null) return [part];
  return part.children.flatMap(listFactsIn);
}

/** What an operand came to: a fact with what it rests on, what was computed with its facts. Of a sum in a sum only the facts. */
function renderTerm(part: Explanation, isInSum = false): readonly string[] {
  const { node, name, value, children, isDeciding } = part;
  const subject = name ?? renderText(part, MAX_TERM_CHARS);
  if (isPath(part)) return [`${subject} ${renderFinding(part)}`];
  const isSum = node.kind === "arithmetic" || node.kind === "negate";
  const shown =
    (node.kind === "list" || node.kind === "record") && isDeciding
      ? children.filter((child) => child.isDeciding)
      : children;
  const below = shown.flatMap((child) => renderTerm(child, isSum));
  if (value.kind !== "known" || (isSum && isInSum) || !(isSum || node.kind === "call")) return below;
  return [...(isTruth(value) ? findingOf(part) : [`${subject} is ${renderValue(value)}`]), ...below];
}

/** Causes name what the part as written does not, such as one item of many. */
function renderCause({ text }: Explanation, { name, detail }: Cause): string {
  return inert(text.includes(name) ? detail : `${name}: ${detail}`);
}

/** A mark says what a bool is; what else a fact is must be said. */
function renderOwnGround(fact: Explanation): string {
  return isTruth(fact.value) || fact.causes.length > 0 ? renderGround(fact) : renderFinding(fact);
}

function isTruth(value: Value): boolean {
  return value.kind === "known" && typeof value.value === "boolean";
}

function renderFinding(fact: Explanation): string {
  const ground = renderGround(fact);
  if (fact.causes.length > 0) return `is ${ground}`;
  return `is ${renderValue(fact.value)}${ground === "" ? "" : `, ${ground}`}`;
}

/** What a fact rests on: `observed: exit 1`, or why it is unknown. */
function renderGround({ causes: [cause], provenance, detail }: Explanation): string {
  const parts = cause === undefined ? [detail] : [cause.reason, cause.detail];
  const words = parts.filter((text) => text !== "").map(inert);
  return [cause === undefined ? basisOf(provenance) : "unknown", words.join(", ")]
    .filter((text) => text !== "")
    .join(": ");
}

function basisOf(provenance: Explanation["provenance"]): string {
  return provenance === "constant" ? "" : (provenance ?? "unknown");
}

function renderValue(value: Value): string {
  if (value.kind === "list")
    return value.items.length === 1 ? "a list of 1 item" : `a list of ${value.items.length} items`;
  return shorten(toInertLine(formatValue(value)), MAX_VALUE_CHARS);
}

function inert(text: string): string {
  return shorten(toInertLine(text).trim(), MAX_DETAIL_CHARS);
}
