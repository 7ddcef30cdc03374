import { expect, test } from "vitest";
import { evaluate } from "../../../../src/verdict/flow/evaluate.ts";
import type { Facts, FlowValue, Leaf, Scope } from "../../../../src/verdict/flow/value.ts";
import { claimed, observed, parsed, scopeOf, smuggle, unknown } from "./support.ts";

const RESULTS = new Map([
  ["T", "true"],
  ["F", "false"],
  ["U", "unknown"],
]);
const LEAVES: Readonly<Record<"T" | "F" | "U", Leaf>> = { T: observed(true), F: observed(false), U: unknown() };

type Checks = Readonly<Record<string, Facts>>;

function resultOf(source: string, checks: Checks): string {
  return evaluate(parsed(source), scopeOf(checks)).result;
}

/** Rows are the left operand, columns the right one, both in the order true, false, unknown. */
const TRUTH_TABLES: readonly (readonly [string, string])[] = [
  ["x.l and x.r", "TFU FFF UFU"],
  ["x.l or x.r", "TTT TFU TUU"],
  ["x.l == x.r", "TFU FTU UUU"],
  ["x.l != x.r", "FTU TFU UUU"],
  ["not x.l", "FFF TTT UUU"],
  ["not (x.l and x.r)", "FTU TTT UTU"],
  ["not x.l or not x.r", "FTU TTT UTU"],
  ["x.l and x.r and true", "TFU FFF UFU"],
  ["x.l or x.r or false", "TTT TFU TUU"],
];

const LETTERS = ["T", "F", "U"] as const;

for (const [source, table] of TRUTH_TABLES) {
  const rows = table.split(" ");
  for (const [row, left] of LETTERS.entries()) {
    for (const [column, right] of LETTERS.entries()) {
      const expected = RESULTS.get(rows[row]?.[column] ?? "?");
      test(`${source} with ${left} and ${right} is ${expected}`, () => {
        expect(resultOf(source, { x: { l: LEAVES[left], r: LEAVES[right] } })).toBe(expected);
      });
    }
  }
}

const NUMBERS: Readonly<Record<string, Leaf>> = { "1": observed(1), "2": observed(2), U: unknown() };

/** Pairs 1 1, 1 2, 2 1, 1 U, U 1, U U. */
test.each([
  ["<", "FTFUUU"],
  ["<=", "TTFUUU"],
  [">", "FFTUUU"],
  [">=", "TFTUUU"],
  ["==", "TFFUUU"],
  ["!=", "FTTUUU"],
])("numbers compared by %s", (operator, table) => {
  const pairs = ["11", "12", "21", "1U", "U1", "UU"];
  const letters = pairs.map(([left = "", right = ""]) => {
    const scope = { x: { l: NUMBERS[left] ?? unknown(), r: NUMBERS[right] ?? unknown() } };
    return resultOf(`x.l ${operator} x.r`, scope).charAt(0).toUpperCase();
  });
  expect(letters.join("")).toBe(table);
});

test.each<[string, FlowValue, string]>([
  ['x.f == "a"', "a", "true"],
  ['x.f == "a"', "A", "false"],
  ['x.f == "é"', "e\u0301", "false"],
  ['x.f != "a"', "", "true"],
  ["x.f == 0", -0, "true"],
  ["x.f == 0.3", 0.1 + 0.2, "false"],
  ["x.f == 9007199254740991", 9007199254740991, "true"],
  ["x.f == 9007199254740991", 9007199254740990, "false"],
])("%s with %j is %s", (source, value, expected) => {
  expect(resultOf(source, { x: { f: observed(value) } })).toBe(expected);
});

test.each<[string, FlowValue]>([
  ["x.f", 1],
  ["x.f", 0],
  ["x.f", "true"],
  ["x.f", ""],
  ["x.f", []],
  ["x.f", { passed: true }],
  ["not x.f", 0],
  ["not x.f", ""],
  ["x.f and true", 1],
  ["x.f or false", "yes"],
  ["x.f == 1", true],
  ["x.f == 1", "1"],
  ['x.f == "true"', true],
  ["x.f == x.f", []],
  ["x.f == x.f", {}],
  ['x.f < "b"', "a"],
  ["x.f < true", false],
  ["x.f >= 1", "2"],
  ["x.f.g", true],
  ["x.f.length == 4", "four"],
  ["x.f.length == 0", []],
])("nothing is converted: %s with %j is unknown", (source, value) => {
  const evaluation = evaluate(parsed(source), scopeOf({ x: { f: observed(value) } }));
  expect(evaluation.result).toBe("unknown");
  expect(evaluation.causes).toMatchObject([{ name: "x.f", reason: "type-mismatch" }]);
});

test.each<[string, FlowValue]>([
  ["not a number", Number.NaN],
  ["infinite", Number.POSITIVE_INFINITY],
  ["null", smuggle(null)],
  ["undefined", smuggle(undefined)],
  ["a function", smuggle(() => true)],
])("a value that is %s is unknown in every comparison", (_, value) => {
  const scope = { x: { f: observed(value) } };
  for (const source of ["x.f > 0", "x.f <= 0", "not (x.f > 0)", "x.f == x.f", "x.f != x.f", "x.f.length == 0"])
    expect(resultOf(source, scope)).toBe("unknown");
});

test("an operand of the wrong type is absorbed like an unknown one", () => {
  const scope = { x: { n: observed(1), t: observed(true), f: observed(false) } };
  expect(resultOf("x.n and x.f", scope)).toBe("false");
  expect(resultOf("x.n or x.t", scope)).toBe("true");
  expect(resultOf("x.n and x.t", scope)).toBe("unknown");
});

test("causes name each missing fact once, with its own reason", () => {
  const scope = { tests: { passed: unknown("command-timeout", "after 5 m") }, ui: {} };
  const { causes } = evaluate(
    parsed("tests.passed and ui.ok and e2e.passed and (tests.passed or false)"),
    scopeOf(scope),
  );
  expect(causes).toEqual([
    { name: "tests.passed", reason: "command-timeout", detail: "after 5 m" },
    { name: "ui.ok", reason: "missing-fact", detail: "the evidence does not have it" },
    { name: "e2e", reason: "missing-fact", detail: "no check has this name" },
  ]);
});

test("a decided result has no causes, whatever is unknown in it", () => {
  const scope = { x: { f: observed(false), u: unknown() } };
  expect(evaluate(parsed("x.f and x.u"), scopeOf(scope)).causes).toEqual([]);
});

test.each([
  "constructor",
  "__proto__",
  "toString.call",
  "x.constructor",
  "x.__proto__",
  "x.hasOwnProperty",
  "x.f.valueOf",
])("%s is not there, as nothing is inherited", (source) => {
  const { result, causes } = evaluate(parsed(source), scopeOf({ x: { f: observed({ ok: true }) } }));
  expect([result, causes[0]?.reason]).toEqual(["unknown", "missing-fact"]);
});

test("inherited facts do not count, own facts of any name do", () => {
  const inherited = smuggle<Checks>(Object.create({ x: { f: observed(true) } }));
  expect(evaluate(parsed("x.f"), smuggle<Scope>(Object.create(scopeOf({ x: { f: observed(true) } })))).result).toBe(
    "unknown",
  );
  expect(resultOf("x.f", inherited)).toBe("unknown");
  const own = smuggle<Checks>(
    JSON.parse('{"__proto__":{"constructor":{"kind":"known","value":true,"provenance":"observed","detail":""}}}'),
  );
  expect(resultOf("__proto__.constructor", own)).toBe("true");
});

test("members of a record value are read with its provenance", () => {
  const scope = { ui: { report: claimed({ screens: { home: true }, count: 3 }) } };
  const evaluation = evaluate(parsed("ui.report.screens.home and ui.report.count == 3"), scopeOf(scope));
  expect(evaluation).toMatchObject({ result: "true", provenance: "claimed" });
});

test.each([
  ["o.t", "observed"],
  ["c.t", "claimed"],
  ["o.t and c.t", "mixed"],
  ["o.f and c.t", "observed"],
  ["c.f and o.t", "claimed"],
  ["o.f and c.f", "mixed"],
  ["o.t or c.f", "observed"],
  ["not c.t", "claimed"],
  ["o.t == true", "observed"],
  ["o.t == c.t", "mixed"],
  ["true", "constant"],
  ["true and o.t", "observed"],
  ["o.f and x.u", "observed"],
  ["x.u and o.t", null],
])("%s rests on what is %s", (source, expected) => {
  const scope = {
    o: { t: observed(true), f: observed(false) },
    c: { t: claimed(true), f: claimed(false) },
    x: { u: unknown() },
  };
  expect(evaluate(parsed(source), scopeOf(scope)).provenance).toBe(expected);
});

test("the steps are limited, and running out of them is unknown", () => {
  const expression = parsed("x.t or x.t");
  const scope = { x: { t: observed(true) } };
  expect(evaluate(expression, scopeOf(scope), 5).result).toBe("true");
  const short = evaluate(parsed("x.t and x.t"), scopeOf(scope), 3);
  expect(short.result).toBe("unknown");
  expect(short.causes[0]?.reason).toBe("too-many-steps");
});

test("a tree deeper than any parsed one is unknown and does not overflow", () => {
  const expression = parsed("true");
  let { root } = expression;
  for (let depth = 0; depth < 100_000; depth += 1) root = { kind: "not", operand: root, span: root.span };
  expect(evaluate({ ...expression, root }, {}).causes[0]?.reason).toBe("too-many-steps");
});

test("the explanation has a part for every operand, also for those that did not decide", () => {
  const scope = { x: { f: observed(false, "exit 1"), u: unknown("agent-timeout", "20 m") } };
  const { explanation } = evaluate(parsed("x.f and (x.u or false)"), scopeOf(scope));
  expect(explanation).toMatchObject({
    text: "x.f and (x.u or false)",
    name: null,
    isDeciding: true,
    children: [
      { name: "x.f", text: "x.f", detail: "exit 1", isDeciding: true, causes: [], provenance: "observed" },
      {
        text: "x.u or false",
        isDeciding: false,
        provenance: null,
        children: [{ name: "x.u", isDeciding: false, causes: [{ reason: "agent-timeout" }] }, { text: "false" }],
      },
    ],
  });
});
