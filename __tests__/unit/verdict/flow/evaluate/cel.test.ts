import { type CelInput, isCelError, run } from "@bufbuild/cel";
import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import { evaluate } from "../../../../../src/verdict/flow/evaluate.ts";
import { parsed } from "../support.ts";
import { hideIn, PLACES, type Sample, samples } from "./typed.ts";

/** One expression in both languages. */
interface Pair {
  readonly flow: string;
  readonly cel: string;
}

type Kind = "bool" | "int" | "text" | "bools" | "ints" | "texts";

/** What both languages have, with one meaning: logic, comparisons, whole numbers, `in`, lists, members, texts. `/` is not among it, since
 *  CEL divides whole numbers to whole ones. In: whether items of lists that are written out can be unknown, which in CEL is an error of the
 *  whole list. */
function pairsWith(canItemsFail: boolean): fc.Arbitrary<Pair> {
  return fc.letrec<Record<Kind, Pair>>((tie: fc.LetrecTypedTie<Record<Kind, Pair>>) => pairsOfKinds(tie, canItemsFail))
    .bool;
}

function pairsOfKinds(
  tie: fc.LetrecTypedTie<Record<Kind, Pair>>,
  canItemsFail: boolean,
): Record<Kind, fc.Arbitrary<Pair>> {
  const of = (kind: Kind): fc.Arbitrary<Pair> => tie(kind);
  const bounded = { maxDepth: 3, depthSize: "small" } as const;
  const bool = of("bool");
  const int = of("int");
  const text = of("text");
  return {
    bool: fc.oneof(
      bounded,
      same("x.a", "x.b", "true", "false"),
      both([bool], ([one]) => ({ flow: `not (${one?.flow})`, cel: `!(${one?.cel})` })),
      ...[
        ["and", "&&"],
        ["or", "||"],
        ["==", "=="],
        ["!=", "!="],
      ].map(([flow = "", cel = ""]) => infix([bool, bool], flow, cel)),
      ...["==", "!=", "<", "<=", ">", ">="].map((operator) => infix([int, int], operator)),
      ...["==", "!="].map((operator) => infix([text, text], operator)),
      infix([int, of("ints")], "in"),
      infix([text, of("texts")], "in"),
      infix([bool, of("bools")], "in"),
      both([int, of("ints")], ([item, list]) => ({
        flow: `(${item?.flow}) not in ${list?.flow}`,
        cel: `!((${item?.cel}) in ${list?.cel})`,
      })),
      ...[
        ["starts_with", "startsWith"],
        ["ends_with", "endsWith"],
        ["contains", "contains"],
      ].map(([flow, cel]) =>
        both([text, text], ([whole, part]) => ({
          flow: `${flow}(${whole?.flow}, ${part?.flow})`,
          cel: `(${whole?.cel}).${cel}(${part?.cel})`,
        })),
      ),
      same("x.rows[0].ok", "x.bools[1]", "x.rows[1].ok"),
    ),
    int: fc.oneof(
      bounded,
      same("x.m", "x.n", "0", "1", "-1", "3", "x.rows[0].n", "x.ints[2]"),
      ...["+", "-", "*", "%"].map((operator) => infix([int, int], operator)),
      both([int], ([one]) => ({ flow: `-(${one?.flow})`, cel: `-(${one?.cel})` })),
      both([of("ints")], ([list]) => ({ flow: `count(${list?.flow})`, cel: `size(${list?.cel})` })),
    ),
    text: fc.oneof(bounded, same("x.s", "x.t", '""', '"p"', "x.rows[0].s", "x.texts[0]", "x.rows[1].tags[0]")),
    bools: fc.oneof(bounded, same("x.bools"), listOf(canItemsFail ? bool : same("true", "false"))),
    ints: fc.oneof(bounded, same("x.ints"), listOf(canItemsFail ? int : same("0", "1", "2"))),
    texts: fc.oneof(
      bounded,
      same("x.texts", "x.rows[0].tags"),
      listOf(canItemsFail ? text : same('""', '"p"', '"pq"')),
    ),
  };
}

function same(...texts: readonly string[]): fc.Arbitrary<Pair> {
  return fc.constantFrom(...texts.map((text) => ({ flow: text, cel: text })));
}

function both(parts: readonly fc.Arbitrary<Pair>[], write: (parts: readonly Pair[]) => Pair): fc.Arbitrary<Pair> {
  return fc.tuple(...parts).map(write);
}

function infix(parts: readonly fc.Arbitrary<Pair>[], flow: string, cel = flow): fc.Arbitrary<Pair> {
  return both(parts, ([left, right]) => ({
    flow: `(${left?.flow}) ${flow} (${right?.flow})`,
    cel: `(${left?.cel}) ${cel} (${right?.cel})`,
  }));
}

function listOf(item: fc.Arbitrary<Pair>): fc.Arbitrary<Pair> {
  return fc.array(item, { maxLength: 3 }).map((items) => ({
    flow: `[${items.map(({ flow }) => flow).join(", ")}]`,
    cel: `[${items.map(({ cel }) => cel).join(", ")}]`,
  }));
}

/** Whole numbers are bigints there. A member that is hidden is left out: CEL has an error where it is read. */
function toCel(value: unknown, place: string, hidden: ReadonlySet<string>): CelInput {
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item, index) => toCel(item, `${place}[${index}]`, hidden));
  const members = Object.entries(value ?? {}).flatMap(([name, member]): [string, CelInput][] => {
    const inner = place === "" ? name : `${place}.${name}`;
    return hidden.has(inner) ? [] : [[name, toCel(member, inner, hidden)]];
  });
  return Object.fromEntries(members);
}

function resultInCel(source: string, sample: Sample, hidden: ReadonlySet<string>): string {
  const result = run(source, { x: toCel(sample, "", hidden) });
  if (isCelError(result)) return "unknown";
  return typeof result === "boolean" ? String(result) : "no bool";
}

/** Items of lists cannot be left out of them. */
const MEMBERS = PLACES.filter((place) => !place.endsWith("]"));
const hiddenMembers = fc.subarray(MEMBERS, { maxLength: 3 }).map((places): ReadonlySet<string> => new Set(places));

test("CEL comes to the same, with an error where we have an unknown, absorbed alike in `and` and `or`", () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(pairsWith(false), samples, hiddenMembers, ({ flow, cel }, sample, hidden) => {
      const { result } = evaluate(parsed(flow), hideIn(sample, hidden));
      const other = resultInCel(cel, sample, hidden);
      counts.set(result, (counts.get(result) ?? 0) + 1);
      expect({ flow, result }).toEqual({ flow, result: other });
    }),
    { numRuns: 1_500 },
  );
  expect([...counts.values()].every((count) => count > 50)).toBe(true);
  expect(counts.size).toBe(3);
});

test("what CEL decides in spite of errors, we decide alike, unknown items of lists included", () => {
  let moreCount = 0;
  fc.assert(
    fc.property(pairsWith(true), samples, hiddenMembers, ({ flow, cel }, sample, hidden) => {
      const { result } = evaluate(parsed(flow), hideIn(sample, hidden));
      const other = resultInCel(cel, sample, hidden);
      if (other !== "unknown") expect({ flow, result }).toEqual({ flow, result: other });
      else if (result !== "unknown") moreCount += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(moreCount).toBeGreaterThan(0);
});

const none: Sample = { a: true, b: false, m: 0, n: 7, s: "p", t: "", bools: [], ints: [], texts: [], rows: [] };

test.each([
  ["x.b and x.gone", "x.b && x.gone", "false"],
  ["x.gone and x.b", "x.gone && x.b", "false"],
  ["x.a and x.gone", "x.a && x.gone", "unknown"],
  ["x.a or x.gone", "x.a || x.gone", "true"],
  ["x.gone or x.a", "x.gone || x.a", "true"],
  ["x.gone or x.b", "x.gone || x.b", "unknown"],
  ["not x.gone", "!x.gone", "unknown"],
  ["x.n % x.m == 0 or x.a", "x.n % x.m == 0 || x.a", "true"],
  ["x.n % x.m == 0 and x.a", "x.n % x.m == 0 && x.a", "unknown"],
  ["x.ints[0] == 1 and x.b", "x.ints[0] == 1 && x.b", "false"],
  ["x.ints[0] == 1", "x.ints[0] == 1", "unknown"],
  ["x.gone == x.gone", "x.gone == x.gone", "unknown"],
  ["x.n in [x.gone, 7]", "x.n in [x.gone, 7]", "true, where CEL has an error"],
  ["-x.n % 4 == -3", "-x.n % 4 == -3", "true"],
  ["x.n + 9007199254740991 > 0", "x.n + 9223372036854775807 > 0", "unknown"],
])("known cases of absorption: %s", (flow, cel, expected) => {
  const isOurs = expected.includes(",");
  expect(evaluate(parsed(flow), hideIn(none, new Set())).result).toBe(isOurs ? "true" : expected);
  expect(resultInCel(cel, none, new Set())).toBe(isOurs ? "unknown" : expected);
});
