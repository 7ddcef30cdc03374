import { assertNever } from "../../lib/assert.ts";
import { LIMITS } from "./limits.ts";
import { combine, compare, hasDecided, negate, type Truth } from "./logic.ts";
import { shorten, toInertLine } from "./source.ts";
import {
  type ComparisonNode,
  type Expression,
  type LogicalNode,
  type MemberNode,
  type Node,
  type NotNode,
  textOf,
} from "./syntax.ts";
import {
  type Basis,
  type Cause,
  describeValue,
  type Holding,
  holdConstant,
  holdFacts,
  mergeCauses,
  mergeProvenances,
  readOwn,
  type Scope,
  unknownBecause,
  type Value,
} from "./value.ts";

const MAX_NAME_CHARS = 80;

/** One part of an expression with what it came to. References such as `tests.passed` are leaves. */
export interface Explanation {
  readonly node: Node;
  /** As written. */
  readonly text: string;
  /** For a reference, its words joined by dots; else null. */
  readonly name: string | null;
  readonly value: Value;
  /** What the value rests on, parts that did not decide left out of account; null exactly where it is unknown. */
  readonly provenance: Basis | null;
  /** For a reference, what its fact rests on; else empty. Untrusted plain text. */
  readonly detail: string;
  readonly causes: readonly Cause[];
  /** Whether the result of the whole is what it is because of this part. */
  readonly isDeciding: boolean;
  readonly children: readonly Explanation[];
}

/** Result of an expression. `causes` name what is missing; empty exactly where the result is known. */
export interface Evaluation {
  readonly result: "true" | "false" | "unknown";
  readonly provenance: Basis | null;
  readonly causes: readonly Cause[];
  readonly explanation: Explanation;
}

/** A part before it is known whether it decides the whole; `deciders` are those of its children that decide it. */
interface Weighed extends Holding {
  readonly node: Node;
  readonly name: string | null;
  readonly children: readonly Weighed[];
  readonly deciders: ReadonlySet<Weighed>;
}

interface Context {
  readonly expression: Expression;
  readonly scope: Scope;
  /** Whether another node may be visited. */
  readonly takeStep: () => boolean;
}

/** Evaluate in three-valued logic: `false and unknown` is false, `true or unknown` is true, what depends on an unknown otherwise is
 *  unknown. Values are never converted: what an operator does not take is unknown. All operands are evaluated, for the
 *  explanation. Throws: never. */
export function evaluate(expression: Expression, scope: Scope, maxSteps: number = LIMITS.steps): Evaluation {
  const context = { expression, scope, takeStep: createBudget(maxSteps) };
  const weighed = weigh(context, expression.root, 1);
  const truth = truthOf(context, weighed, "the whole expression");
  const explanation = explain(expression, weighed, true);
  if (typeof truth !== "boolean") return { result: "unknown", provenance: null, causes: truth.causes, explanation };
  return { result: truth ? "true" : "false", provenance: weighed.provenance, causes: [], explanation };
}

function createBudget(maxSteps: number): () => boolean {
  let steps = 0;
  return () => {
    steps += 1;
    return steps <= maxSteps;
  };
}

function weigh(context: Context, node: Node, depth: number): Weighed {
  if (!context.takeStep() || depth > LIMITS.depth) return toLeaf(node, null, overrun(context, node));
  switch (node.kind) {
    case "literal":
      return toLeaf(node, null, holdConstant(node.value));
    case "name":
      return toLeaf(node, node.name, readName(context.scope, node.name));
    case "member":
      return weighMember(context, node, weigh(context, node.object, depth + 1));
    case "not":
      return weighNot(context, node, weigh(context, node.operand, depth + 1));
    case "logical":
      return weighLogical(
        context,
        node,
        node.operands.map((operand) => weigh(context, operand, depth + 1)),
      );
    case "comparison":
      return weighComparison(
        context,
        node,
        weigh(context, node.left, depth + 1),
        weigh(context, node.right, depth + 1),
      );
    default:
      return assertNever(node, "node");
  }
}

function overrun({ expression }: Context, node: Node): Holding {
  const name = shorten(toInertLine(textOf(expression, node)), MAX_NAME_CHARS);
  return unknownBecause(name, "too-many-steps", "the expression is too large to evaluate");
}

function readName(scope: Scope, name: string): Holding {
  const facts = readOwn(scope, name);
  return facts === undefined ? unknownBecause(name, "missing-fact", "no check has this name") : holdFacts(name, facts);
}

function weighMember(context: Context, node: MemberNode, object: Weighed): Weighed {
  const name = object.name === null ? null : `${object.name}.${node.name}`;
  const { value } = object;
  if (value.kind === "unknown") return toLeaf(node, name, object);
  if (value.kind === "record") {
    const missing = () => unknownBecause(name ?? node.name, "missing-fact", "the evidence does not have it");
    return toLeaf(node, name, value.read(node.name) ?? missing());
  }
  const detail = `it is ${describeValue(value)} and has no members`;
  return toLeaf(node, name, unknownBecause(nameOf(context, object), "type-mismatch", detail));
}

function weighNot(context: Context, node: NotNode, operand: Weighed): Weighed {
  return settle(node, [operand], [operand], negate(truthOf(context, operand, "`not`")));
}

function weighLogical(context: Context, node: LogicalNode, operands: readonly Weighed[]): Weighed {
  const truths = operands.map((operand) => truthOf(context, operand, `\`${node.operator}\``));
  const whole = combine(node.operator, truths);
  const deciders = operands.filter((_, index) => hasDecided(node.operator, truths[index] ?? whole, whole));
  return settle(node, operands, deciders, whole);
}

function weighComparison(context: Context, node: ComparisonNode, left: Weighed, right: Weighed): Weighed {
  const operands = [left, right];
  const unknowns = operands.filter(({ value }) => value.kind === "unknown");
  if (unknowns.length > 0)
    return settle(node, operands, unknowns, { causes: mergeCauses(unknowns.map(({ value }) => causesOf(value))) });
  const name = nameOf(context, left.name === null ? right : left);
  return settle(node, operands, operands, compare(node.operator, left.value, right.value, name));
}

function toLeaf(node: Node, name: string | null, { value, provenance, detail }: Holding): Weighed {
  return { node, name, value, provenance, detail, children: [], deciders: new Set() };
}

function settle(node: Node, children: readonly Weighed[], deciders: readonly Weighed[], truth: Truth): Weighed {
  const part = { node, name: null, children, deciders: new Set(deciders), detail: "" };
  if (typeof truth !== "boolean")
    return { ...part, value: { kind: "unknown", causes: truth.causes }, provenance: null };
  const provenance = mergeProvenances(deciders.map((decider) => decider.provenance));
  return { ...part, value: { kind: "known", value: truth }, provenance };
}

/** Truth of an operand; what is no bool is unknown. In: `taker` is what needs the bool, as messages say it. */
function truthOf(context: Context, operand: Weighed, taker: string): Truth {
  const { value } = operand;
  if (value.kind === "unknown") return value;
  if (value.kind === "known" && typeof value.value === "boolean") return value.value;
  const detail = `${taker} needs a bool, but this is ${describeValue(value)}`;
  return { causes: [{ name: nameOf(context, operand), reason: "type-mismatch", detail }] };
}

function causesOf(value: Value): readonly Cause[] {
  return value.kind === "unknown" ? value.causes : [];
}

function nameOf({ expression }: Context, { name, node }: Weighed): string {
  return name ?? shorten(toInertLine(textOf(expression, node)), MAX_NAME_CHARS);
}

function explain(expression: Expression, weighed: Weighed, isDeciding: boolean): Explanation {
  const { node, name, value, provenance, detail, children, deciders } = weighed;
  return {
    node,
    text: textOf(expression, node),
    name,
    value,
    provenance,
    detail,
    causes: causesOf(value),
    isDeciding,
    children: children.map((child) => explain(expression, child, isDeciding && deciders.has(child))),
  };
}
