import { weigh } from "./evaluate-node.ts";
import { type Context, truthOf, type Weighed } from "./evaluate-weigh.ts";
import { LIMITS } from "./limits.ts";
import { type Expression, type Node, textOf } from "./syntax.ts";
import { type Basis, type Cause, causesOf, type Holding, type Scope, type Value } from "./value.ts";

/** Evidence has more items than gates have parts. */
const ITEM_STEPS_PER_STEP = 10;

/** One part of an expression with what it came to. References such as `tests.passed` are leaves, and so are literals; lists of facts
 *  are not looked into. */
export interface Explanation {
  readonly node: Node;
  /** As written. */
  readonly text: string;
  /** For a reference, its words joined by dots; else null. */
  readonly name: string | null;
  readonly value: Value;
  /** What the value rests on, parts that did not decide left out of account; null exactly where it is unknown. */
  readonly provenance: Basis | null;
  /** For a reference, what its fact rests on; for a call, what it found, such as `"Mon" twice`; else empty. Untrusted plain text. */
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

/** Evaluate in three-valued logic: `false and unknown` is false, `true or unknown` is true, what depends on an unknown otherwise is
 *  unknown. Values are never converted: what an operator does not take is unknown. All operands are evaluated, for the
 *  explanation. In: `maxSteps` bounds the nodes, and ten times as many items of lists. Throws: never. */
export function evaluate(expression: Expression, scope: Scope, maxSteps: number = LIMITS.steps): Evaluation {
  const { context, weighed } = weighRoot(expression, scope, maxSteps);
  const truth = truthOf(context, weighed, "the whole expression");
  const isKnown = typeof truth === "boolean";
  return withExplanation(expression, weighed, {
    result: isKnown ? (truth ? "true" : "false") : "unknown",
    provenance: isKnown ? weighed.provenance : null,
    causes: isKnown ? [] : truth.causes,
  });
}

function weighRoot(expression: Expression, scope: Scope, maxSteps: number): { context: Context; weighed: Weighed } {
  const items = { left: maxSteps * ITEM_STEPS_PER_STEP };
  const context = { expression, scope, nodes: { left: maxSteps }, items, item: null };
  return { context, weighed: weigh(context, expression.root, 1) };
}

/** Most results are only looked at; the explanation is made when it is asked for. */
function withExplanation(
  expression: Expression,
  weighed: Weighed,
  result: Omit<Evaluation, "explanation">,
): Evaluation {
  let explanation: Explanation | null = null;
  return {
    ...result,
    get explanation() {
      explanation ??= explain(expression, weighed, true, null);
      return explanation;
    },
  };
}

/** In: `used` are the items of lists that what is around the part rests on; null for all of them. */
function explain(
  expression: Expression,
  weighed: Weighed,
  isDeciding: boolean,
  used: readonly Holding[] | null,
): Explanation {
  const { node, name, value, provenance, detail, children } = weighed;
  const deciders = new Set(usedChildren(weighed, used));
  return {
    node,
    text: textOf(expression, node),
    name,
    value,
    provenance,
    detail,
    causes: causesOf(weighed),
    isDeciding,
    children: children.map((child) => explain(expression, child, isDeciding && deciders.has(child), weighed.used)),
  };
}

function usedChildren({ children, deciders, held }: Weighed, used: readonly Holding[] | null): readonly Weighed[] {
  if (used === null || held.length === 0) return deciders;
  const wanted = new Set(used);
  return children.filter((_, index) => {
    const item = held[index];
    return item !== undefined && wanted.has(item);
  });
}
