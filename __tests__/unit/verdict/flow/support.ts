import { parseExpression } from "../../../../src/verdict/flow/parse.ts";
import type { Expression, Node, Origin } from "../../../../src/verdict/flow/syntax.ts";
import { type FlowValue, holdFacts, type Leaf, type Scope } from "../../../../src/verdict/flow/value.ts";

const anyOrigin: Origin = { file: "gate", start: { line: 1, column: 1 } };

/** Parse what is known to be right. */
export function parsed(source: string, origin: Origin = anyOrigin): Expression {
  const { value, diagnostics } = parseExpression(source, origin);
  if (value === null) throw new Error(`${source}: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return value;
}

/** A tree without its places, to compare trees of different texts. */
export function withoutSpans(node: Node): unknown {
  return JSON.parse(JSON.stringify(node, (key, value: unknown) => (key.endsWith("pan") ? undefined : value)));
}

/** Take a value for what its type does not say it is, as evidence from outside can be. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says the type
export function smuggle<T>(value: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the purpose of this function
  return value as T;
}

export function observed(value: FlowValue, detail = "seen"): Leaf {
  return { kind: "known", value, provenance: "observed", detail };
}

export function claimed(value: FlowValue, detail = "said"): Leaf {
  return { kind: "known", value, provenance: "claimed", detail };
}

export function unknown(reason = "verifier-blocked", detail = ""): Leaf {
  return { kind: "unknown", reason, detail };
}

/** A scope of checks with their facts. */
export function scopeOf(checks: Readonly<Record<string, Readonly<Record<string, Leaf>>>>): Scope {
  return Object.fromEntries(Object.entries(checks).map(([check, facts]) => [check, holdFacts(check, facts)]));
}
