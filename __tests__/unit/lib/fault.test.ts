import { expect, test } from "vitest";
import { z } from "zod";
import { checkShape, formatPath, placeFaults, quote, show, suggest, valueAt } from "../../../src/lib/fault.ts";

const nowhere = { value: () => null, key: () => null };

test.each([
  ["tsaks", "tasks"],
  ["base_branch", "baseBranch"],
  ["onBlocked", "on-blocked"],
  ["TASKS", "tasks"],
])("%s suggests %s", (word, known) => {
  expect(suggest(word, ["tasks", "baseBranch", "on-blocked"])).toBe(`Did you mean \`${known}\`?`);
});

test("nothing is suggested for a word that is like none, or endless", () => {
  expect(suggest("zebra", ["tasks", "goal"])).toBeNull();
  expect(suggest("tasks".repeat(100_000), ["tasks"])).toBeNull();
});

test("paths are written as in JavaScript, strange keys in quotes", () => {
  expect(formatPath([])).toBeNull();
  expect(formatPath(["tasks", 3, "verifies"])).toBe("tasks[3].verifies");
  expect(formatPath([0, "a b", "on-blocked"])).toBe('[0][`"a b"`].on-blocked');
});

test.each([
  ["a\nb\r::error::", "`a\\nb\\r::error::`"],
  ["\u001b[31m", "`\\u001b[31m`"],
  ["a`b", "`a'b`"],
  ["\u202eevil\u00a0", "`\\u202eevil\\u00a0`"],
  ["x".repeat(1_000), `\`${"x".repeat(60)}…\``],
  [`${"x".repeat(59)}😀`, `\`${"x".repeat(59)}\ufffd…\``],
])("untrusted words are shown inert: %j", (word, shown) => {
  expect(quote(word)).toBe(shown);
});

test("values are shown by kind", () => {
  expect([[], [1], {}, null, true, 3, "x"].map(show)).toEqual([
    "an empty list",
    "a list",
    "an object",
    "`null`",
    "`true`",
    "`3`",
    '`"x"`',
  ]);
});

test("inherited values are not there", () => {
  expect(valueAt({}, ["constructor"])).toBeUndefined();
  expect(valueAt({ a: [1] }, ["a", 0])).toBe(1);
  expect(valueAt(null, ["a"])).toBeUndefined();
});

test("more than a hundred faults are cut, and said so", () => {
  const data = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, 1]));
  const { data: output, faults } = checkShape(z.strictObject({}), data);
  expect(output).toBeNull();
  const diagnostics = placeFaults(faults, nowhere, "f");
  expect(diagnostics).toHaveLength(101);
  expect(diagnostics.at(-1)).toMatchObject({ ruleId: "more-faults", severity: "error" });
});

test("one fault is told once", () => {
  const { faults } = checkShape(z.strictObject({}), { a: 1 });
  expect(placeFaults([...faults, ...faults], nowhere, "f")).toHaveLength(1);
});

test("a schema's own message wins, and so does what the caller knows of a key", () => {
  const schema = z.strictObject({ a: z.string("needs a name"), b: z.number().refine(() => false, "is never right") });
  const { faults } = checkShape(
    schema,
    { a: 1, b: 1, old: 1, tiemout: 2 },
    {
      at: ["x", 1],
      alsoKnown: ["timeout"],
      explainKey: (path, key) =>
        key === "old" ? { ruleId: "gone", message: `is gone from ${formatPath(path)}`, hint: null } : null,
    },
  );
  expect(faults).toEqual([
    { ruleId: "wrong-type", message: "needs a name, found `1`", hint: null, path: ["x", 1, "a"], mark: "value" },
    { ruleId: "invalid-value", message: "is never right", hint: null, path: ["x", 1, "b"], mark: "value" },
    { ruleId: "gone", message: "is gone from x[1]", hint: null, path: ["x", 1, "old"], mark: "key" },
    {
      ruleId: "unknown-key",
      message: "is not a known key",
      hint: "Did you mean `timeout`?",
      path: ["x", 1, "tiemout"],
      mark: "key",
    },
  ]);
});

test("a union tells what fits best, or all that it expects", () => {
  const schema = z.union([z.string(), z.array(z.number())]);
  const messages = (data: unknown) => checkShape(schema, data).faults.map(({ message, path }) => [message, path]);
  expect(messages([1, "x"])).toEqual([['expected a number, found `"x"`', [1]]]);
  expect(messages(true)).toEqual([["expected a string or a list, found `true`", []]]);
});
