import { fc } from "../../../../support/property.ts";
import { BOOL, NUMBER, type ScopeTypes, TEXT } from "../../../../../src/verdict/flow/types.ts";
import type { FlowValue } from "../../../../../src/verdict/flow/value.ts";
import { list, record } from "./support.ts";

type Kinds = Record<"bool" | "number" | "text" | "bools" | "numbers" | "texts", string>;

function join(parts: readonly fc.Arbitrary<string>[], write: (...parts: readonly string[]) => string) {
  return fc.tuple(...parts).map((written) => write(...written));
}

const equality = fc.constantFrom("==", "!=");
const order = fc.constantFrom("==", "!=", "<", "<=", ">", ">=");
const bounds: fc.OneOfConstraints = { maxDepth: 4, depthSize: "small" };

/** Sound expressions of every kind over the facts of `x`, as text. Each is simple where it is deep. */
export const soundParts = fc.letrec<Kinds>((tie) => {
  const { bool, number, text, bools, numbers, texts } = {
    bool: tie("bool"),
    number: tie("number"),
    text: tie("text"),
    bools: tie("bools"),
    numbers: tie("numbers"),
    texts: tie("texts"),
  };
  return {
    bool: fc.oneof(
      bounds,
      fc.constantFrom("x.a", "x.b", "true", "false"),
      join([bool], (one) => `not (${one})`),
      join([bool, fc.constantFrom("and", "or"), bool], (one, operator, other) => `((${one}) ${operator} (${other}))`),
      join(
        [bool, fc.constantFrom("and", "or"), bool],
        (one, operator, other) => `((${one}) ${operator} not (${other}))`,
      ),
      join([bool, equality, bool], (one, operator, other) => `((${one}) ${operator} (${other}))`),
      join([number, order, number], (one, operator, other) => `(${one} ${operator} ${other})`),
      join([text, equality, text], (one, operator, other) => `(${one} ${operator} ${other})`),
      join(
        [number, fc.constantFrom("in", "not in"), numbers],
        (one, operator, other) => `(${one} ${operator} ${other})`,
      ),
      join([texts, text], (one, other) => `contains(${one}, ${other})`),
      join([text, text], (one, other) => `starts_with(${one}, ${other})`),
      join([fc.constantFrom("all", "any", "none", "unique"), bools], (name, one) => `${name}(${one})`),
      join(
        [fc.constantFrom("disjoint", "subset"), numbers, numbers],
        (name, one, other) => `${name}(${one}, ${other})`,
      ),
      join([numbers, fc.constantFrom("any", "none")], (one, member) => `${one}.${member}`),
    ),
    number: fc.oneof(
      bounds,
      fc.constantFrom("x.m", "x.n", "0", "1", "2.5"),
      join(
        [number, fc.constantFrom("+", "-", "*", "/", "%"), number],
        (one, operator, other) => `(${one} ${operator} ${other})`,
      ),
      join([number], (one) => `-(${one})`),
      join([fc.constantFrom("sum", "min", "max", "count"), numbers], (name, one) => `${name}(${one})`),
      join([texts], (one) => `${one}.count`),
      join([numbers], (one) => `${one}[0]`),
    ),
    text: fc.oneof(
      bounds,
      fc.constantFrom("x.s", "x.t", '""', '"p"'),
      join([texts], (one) => `${one}[1]`),
    ),
    bools: fc.oneof(
      bounds,
      fc.constantFrom("x.fs", "(x.ps[*].b)", "[]"),
      join([bool, bool], (one, other) => `[${one}, ${other}]`),
    ),
    numbers: fc.oneof(
      bounds,
      fc.constantFrom("x.ns", "(x.ps[*].n)", "[1, 2]"),
      join([number, number], (one, other) => `[${one}, ${other}]`),
    ),
    texts: fc.oneof(
      bounds,
      fc.constantFrom("x.ws", '["p", "q"]'),
      join([text], (one) => `[${one}]`),
    ),
  };
});

export const soundTypes: ScopeTypes = {
  x: record({
    a: BOOL,
    b: BOOL,
    m: NUMBER,
    n: NUMBER,
    s: TEXT,
    t: TEXT,
    fs: list(BOOL),
    ns: list(NUMBER),
    ws: list(TEXT),
    ps: list(record({ b: BOOL, n: NUMBER })),
  }),
};

const number = fc.constantFrom(0, 1, 2, 2.5, -1);
const text = fc.constantFrom("", "p", "q");

/** Values for all facts of `x`. */
export const soundFacts: fc.Arbitrary<Readonly<Record<string, FlowValue>>> = fc.record({
  a: fc.boolean(),
  b: fc.boolean(),
  m: number,
  n: number,
  s: text,
  t: text,
  fs: fc.array(fc.boolean(), { maxLength: 3 }),
  ns: fc.array(number, { maxLength: 3 }),
  ws: fc.array(text, { maxLength: 3 }),
  ps: fc.array(fc.record({ b: fc.boolean(), n: number }), { maxLength: 3 }),
});
