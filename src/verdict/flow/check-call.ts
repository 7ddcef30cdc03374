import { parseGlob } from "./glob.ts";
import { type Context, describe, echo, quote } from "./check-context.ts";
import { hintForProducer } from "./check-name.ts";
import { checkPossible } from "./check-operator.ts";
import { functionMeantBy, type Signature, signatureOf, SIGNATURES } from "./signatures.ts";
import { suggest } from "./suggest.ts";
import type { CallNode, Node } from "./syntax.ts";
import { type FlowType, isBool, isScalar, isText, itemOf, NOTHING, stripOptional } from "./types.ts";

const PRODUCERS = ["agent", "run"];

/** Whether this begins what can only be a whole value, so that what stands in its parentheses is no expression. */
export function isProducerName(name: string): boolean {
  return PRODUCERS.includes(name);
}

/** Type of a call. In: types of its operands, null where they have a fault. */
export function checkCall(context: Context, node: CallNode, types: readonly (FlowType | null)[]): FlowType | null {
  const signature = signatureOf(node.name);
  if (signature === null) {
    context.report(
      "unknown-function",
      node.nameSpan,
      `no function is named \`${node.name}\``,
      hintForName(context, node),
    );
    return null;
  }
  if (node.name === "glob") checkPattern(context, node);
  if (!hasRightCount(context, node, signature) || !hasSoundOperands(context, node, signature, types))
    return signature.result([]);
  const sound = types.map((type) => type ?? NOTHING);
  if (signature.fit !== null && !signature.fit(sound)) reportMisfit(context, node, signature, sound);
  else if (signature.fit !== null) checkChoices(context, node, sound);
  return signature.result(sound);
}

function hintForName({ lookUp, form }: Context, { name }: CallNode): string | null {
  const producer = hintForProducer(name, form);
  if (producer !== null) return producer;
  if (lookUp(name) !== null) return `\`${name}\` is a value: write it without parentheses`;
  const meant = functionMeantBy(name);
  return meant === null ? suggest(name, Object.keys(SIGNATURES), "the functions are") : `did you mean \`${meant}\`?`;
}

function hasRightCount(
  context: Context,
  { name, operands, span }: CallNode,
  { usage, operands: rules }: Signature,
): boolean {
  if (operands.length === rules.length) return true;
  const wanted = rules.length === 1 ? "one value" : "two values";
  const message = `\`${name}\` takes ${wanted}, but gets ${operands.length === 0 ? "none" : operands.length}`;
  context.report("wrong-count", span, message, `write \`${usage}\``);
  return false;
}

function hasSoundOperands(
  context: Context,
  { name, operands }: CallNode,
  { operands: rules }: Signature,
  types: readonly (FlowType | null)[],
): boolean {
  const faults = operands.filter((operand, index) => {
    const type = types[index] ?? null;
    const rule = rules[index];
    if (type === null || rule === undefined || rule.accepts(type)) return false;
    const message = `\`${name}\` needs ${rule.needs}, but ${describe(context, operand, type)}`;
    context.report("wrong-type", operand.span, message, hintForOperand(context, name, operand, type));
    return true;
  });
  return faults.length === 0;
}

/** How a list of records, or something that is no list, becomes what the function takes. */
function hintForOperand(context: Context, name: string, node: Node, type: FlowType): string | null {
  const text = echo(context, node);
  const item = itemOf(type);
  if (text === null || node.kind === "list") return null;
  if (item !== null && name === "contains" && isScalar(item)) return "the list comes first";
  if (item !== null) return hintForItems(text, node, stripOptional(item));
  if (isBool(type) && ["all", "any", "none"].includes(name)) return `\`${text}\` is a bool by itself already`;
  if (isText(type) && name === "count") return "texts have no count";
  return null;
}

function hintForItems(text: string, node: Node, item: FlowType): string | null {
  const field = item.kind === "record" ? Object.keys(item.fields).find((name) => /^\w+$/.test(name)) : undefined;
  if (field === undefined || node.kind === "projection") return null;
  return `name a member of the items, such as \`${text}[*].${field}\``;
}

function reportMisfit(
  context: Context,
  { name, operands, span }: CallNode,
  { usage }: Signature,
  types: readonly FlowType[],
): void {
  const sides = operands.map((operand, index) => describe(context, operand, types[index] ?? NOTHING)).join(" and ");
  const need = name === "contains" ? "a value that can be in the first" : "two lists of one type";
  context.report(
    "wrong-type",
    span,
    `\`${name}\` needs ${need}, but ${sides}`,
    `write \`${usage}\`; nothing is converted`,
  );
}

function checkChoices(context: Context, { operands }: CallNode, types: readonly FlowType[]): void {
  const [first, second] = operands;
  const [firstType = NOTHING, secondType = NOTHING] = types;
  if (first === undefined || second === undefined || itemOf(firstType) === null) return;
  const [one, other] = [itemOf(firstType) ?? NOTHING, itemOf(secondType) ?? secondType];
  checkPossible(context, second, one, `an item of ${quote(context, first)}`);
  checkPossible(
    context,
    first,
    other,
    itemOf(secondType) === null ? quote(context, second) : `an item of ${quote(context, second)}`,
  );
}

/** A pattern that evidence could choose would let evidence choose what it is measured by. */
function checkPattern(context: Context, { operands }: CallNode): void {
  const pattern = operands[1];
  if (pattern === undefined) return;
  if (pattern.kind === "literal") {
    if (typeof pattern.value === "string" && parseGlob(pattern.value) === null)
      context.report(
        "bad-pattern",
        pattern.span,
        `${quote(context, pattern)} is no pattern of paths`,
        "write `*`, `**` as a folder of its own, `?`, `[a-z]` or `{a,b}`; a back-slash before a character that stands for itself",
      );
    return;
  }
  const message = "the pattern of `glob` must be a text that is written out";
  context.report("pattern-not-literal", pattern.span, message, 'such as `glob(path, "src/**")`');
}
