import { expect, test } from "vitest";
import { isFault, parseTypeExpression } from "../../../../src/policy/types/expression.ts";

const text = { kind: "name", name: "text" } as const;
const choice = { kind: "enum", values: ["low", "high-er"] } as const;

test.each([
  ["text", text],
  [" text ", text],
  ["text?", { kind: "optional", inner: text }],
  ["text ? ?", { kind: "optional", inner: text }],
  ["[text]", { kind: "list", item: text }],
  ["list[text]", { kind: "list", item: text }],
  ["list [ text ]?", { kind: "optional", inner: { kind: "list", item: text } }],
  ["[[text]]", { kind: "list", item: { kind: "list", item: text } }],
  ["low | high-er", choice],
  ["[low|high-er]", { kind: "list", item: choice }],
  ["[low|high-er]?", { kind: "optional", inner: { kind: "list", item: choice } }],
])("%j is a type", (source, expected) => {
  expect(parseTypeExpression(source)).toEqual(expected);
});

test.each([
  "",
  " ",
  "?",
  "[]",
  "[text",
  "text]",
  "a b",
  "list",
  "map[text]",
  "low |",
  "| low",
  "low | low",
  "bool | int",
])("%j is none, or only a name", (source) => {
  const parsed = parseTypeExpression(source);
  expect(isFault(parsed) || parsed.kind === "name").toBe(true);
  expect(isFault(parsed)).toBe(source !== "list");
});

test("ten thousand brackets are refused, not followed", () => {
  expect(isFault(parseTypeExpression("[".repeat(10_000) + "]".repeat(10_000)))).toBe(true);
  expect(parseTypeExpression(`${"[".repeat(900)}text${"]".repeat(900)}`)).toMatchObject({ kind: "list" });
});
