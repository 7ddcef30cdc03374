import type { Diagnostic } from "../../lib/diagnostic.ts";
import type { Form } from "./check-name.ts";
import { shorten, toInertLine } from "./source.ts";
import { type NameNode, type Node, type Origin, type Span, textOf } from "./syntax.ts";
import { describeType, type FlowType, isBool, isNumeric, isText, itemOf, stripOptional } from "./types.ts";

const MAX_QUOTE_CHARS = 60;

export type Report = (ruleId: string, span: Span, message: string, hint: string | null) => void;

/** What the parts of one expression are checked against. */
export interface Context {
  /** The expression or the program. */
  readonly source: { readonly text: string };
  readonly form: Form;
  /** Null for a name that cannot be used here. */
  readonly lookUp: (name: string) => FlowType | null;
  readonly report: Report;
  /** Tells of such a name. */
  readonly reportName: (node: NameNode) => void;
  /** The innermost `[*]` around: type of an item, and where its projection begins in the text. */
  readonly item: { readonly type: FlowType; readonly start: number } | null;
}

/** Gather faults with their places. Out: the list grows as `report` is called. */
export function createReport(
  { file, path }: Origin,
  severity: Diagnostic["severity"] = "error",
  diagnostics: Diagnostic[] = [],
): { readonly report: Report; readonly diagnostics: Diagnostic[] } {
  const report: Report = (ruleId, { start, end }, message, hint) =>
    diagnostics.push({ ruleId, severity, message, file, range: { start, end }, path: path ?? null, hint });
  return { report, diagnostics };
}

/** Put faults into the order of the text. */
export function sortByPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(({ range: one }, { range: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one.start.line - other.start.line || one.start.column - other.start.column;
  });
}

/** A part with its type, as messages say it: `` `tests.passed` is a bool ``. */
export function describe(context: Context, node: Node, type: FlowType): string {
  const subject = isOfItem(node) ? `each ${quote(context, node)}` : quote(context, node);
  return `${subject} is ${describeType(type)}`;
}

/** A part as written, short and inert. What belongs to an item is written from the beginning of its list on. */
export function quote(
  { source, item }: { readonly source: Context["source"]; readonly item: Context["item"] },
  node: Node,
): string {
  const { start, end } = node.span;
  const text = source.text.slice(isOfItem(node) && item !== null ? item.start : start.offset, end.offset);
  return `\`${shorten(toInertLine(text), MAX_QUOTE_CHARS)}\``;
}

/** Whether a part is an item of a projection, or a member of one. */
export function isOfItem(node: Node): boolean {
  if (node.kind === "item") return true;
  return (node.kind === "member" || node.kind === "index") && isOfItem(node.object);
}

/** A part as a hint repeats it; null where it is too long for that, or means something else by itself. */
export function echo({ source }: Context, node: Node): string | null {
  const text = textOf(source, node);
  if (text.length > MAX_QUOTE_CHARS || text !== toInertLine(text) || isOfItem(node)) return null;
  const isWhole = !["logical", "comparison", "arithmetic", "in", "not", "negate"].includes(node.kind);
  return isWhole ? text : null;
}

/** How a value that is no bool can be made into one. */
export function hintForBool(context: Context, node: Node, type: FlowType): string | null {
  const text = node.kind === "literal" ? null : echo(context, node);
  if (text === null) return null;
  const stripped = stripOptional(type);
  if (isNumeric(type)) return `compare it, such as \`${text} >= 1\``;
  if (stripped.kind === "enum")
    return `compare it, such as \`${text} == ${toInertLine(JSON.stringify(stripped.values[0] ?? ""))}\``;
  if (isText(type)) return `compare it, such as \`${text} == "…"\``;
  const item = itemOf(type);
  if (item !== null) return isBool(item) ? `write \`all(${text})\` or \`any(${text})\`` : `write \`${text}.any\``;
  if (stripped.kind !== "record") return null;
  const member = Object.entries(stripped.fields).find(([name, inner]) => isBool(inner) && /^\w+$/.test(name));
  return member === undefined ? "name one of its members" : `name one of its members, such as \`${text}.${member[0]}\``;
}
