import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import type { Range } from "../../../../../src/lib/diagnostic.ts";
import { parseExpression, parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import { printProgram } from "../../../../../src/verdict/flow/print-program.ts";
import { renderCaret } from "../../../../../src/verdict/flow/source.ts";
import { anyStatements, programSoup, tokenSoup } from "../arbitraries.ts";
import { isSpan, originOf } from "./support.ts";

const origin = originOf("gate.flow");
/** Of this thread alone, so that a busy machine does not count. */
const MAX_MS = 1_000;

/** Parses as a gate and, where it is short enough, as an expression. What comes out is a tree whose places are in the text, or one fault
 *  with its place in the text; soon, and never thrown. */
function expectTreeOrFault(text: string): "tree" | "fault" {
  const before = process.threadCpuUsage();
  const gate = parseProgram(text, origin);
  const expression = text.length < 16_000 ? parseExpression(text, origin) : null;
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000, text.slice(0, 40)).toBeLessThan(MAX_MS);
  for (const { value, diagnostics } of expression === null ? [gate] : [gate, expression]) {
    expect(diagnostics).toHaveLength(value === null ? 1 : 0);
    for (const diagnostic of diagnostics) {
      expectPlace(text, diagnostic.range);
      expect(renderCaret(text, diagnostic, origin)).not.toMatch(/(?!\n)\p{Cc}/u);
    }
    expect(placesOutside(value, text)).toEqual([]);
  }
  return gate.value === null ? "fault" : "tree";
}

function expectPlace(text: string, range: Range | null): void {
  const lines = text.split(/\r\n|\r|\n/);
  expect(range).not.toBeNull();
  for (const { line, column } of range === null ? [] : [range.start, range.end]) {
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
  }
}

function placesOutside(tree: unknown, text: string): readonly unknown[] {
  const outside: unknown[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (!isSpan(key, value)) return value;
    const { start, end } = value;
    if (start.offset < 0 || start.offset > end.offset || end.offset > text.length) outside.push(value);
    return undefined;
  });
  return outside;
}

test("words and signs in any order are a tree or a fault", () => {
  fc.assert(
    fc.property(fc.oneof(programSoup, tokenSoup, fc.string({ unit: "binary", maxLength: 200 })), (text) => {
      expectTreeOrFault(text);
    }),
    { numRuns: 1_500 },
  );
});

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    at: fc.nat(10_000),
    removed: fc.nat(6),
    inserted: fc.constantFrom(
      "",
      "",
      "{",
      "}",
      "(",
      "]",
      '"',
      "=",
      "/*",
      "--",
      " let ",
      " check ",
      " else ",
      "[*]",
      "\u0000",
      ",",
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

test("sound programs with a few edits are a tree or a fault", () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(anyStatements, edits, (statements, changes) => {
      let text = printProgram(statements);
      for (const { at, removed, inserted } of changes) {
        const place = text.length === 0 ? 0 : at % text.length;
        text = text.slice(0, place) + inserted + text.slice(place + removed);
      }
      outcomes.add(expectTreeOrFault(text));
    }),
    { numRuns: 1_000 },
  );
  expect([...outcomes].toSorted()).toEqual(["fault", "tree"]);
});

const LONG = 256 * 1024;
const fill = (part: string, rest = ""): string => part.repeat(Math.floor((LONG - rest.length) / part.length)) + rest;

test.each([
  ..."( [ { [* [*] a[ a[*] - +- not f( {a: [1, if.a{ if.a{}else. verify{ parallel{ check.a= let.a=verify{".split(" "),
  ..."agent(a){ agent(a){input{a: agent(a){expect. expect[ a.b. a+ a.or. a.not.in. let.a=1 let.a=[0][0]".split(" "),
  ...'" \\" /* */ -- // \\ & = : ; } ) ] 1 1. a \u202e \ud83d\ude00 \ud800 \u0000'.split(" "),
])("256 KiB of %j are done soon", (part) => {
  const text = part.replaceAll(/(?<=[a-z])\.(?=[a-z])|\.$/g, " ");
  for (const source of [fill(text), fill(`${text}\n`, "let x = (a and"), `let a = ${fill(`${text} `, "let a =  ) ]")}`])
    expectTreeOrFault(source);
});

test("white space between deep brackets costs no more than its length", () => {
  const gap = " ".repeat(1_000);
  const text = `let x = ${`(${gap}a${gap}and`.repeat(60)} b ${`${gap})`.repeat(60)}${gap}`;
  expect(expectTreeOrFault(text)).toBe("tree");
});

test.each([
  ["a list", `[${"0,".repeat(130_000)}]`],
  ["a call", `f(${"0,".repeat(130_000)})`],
  ["a record", `{${"a:0,".repeat(65_000)}}`],
  ["a chain", `a${" or a".repeat(52_000)}`],
  ["a sum", `a${"+a".repeat(130_000)}`],
  ["members", `a${".b".repeat(130_000)}`],
  ["negations", `${"- ".repeat(130_000)}a`],
])("%s of 256 KiB is told to be too much", (_, text) => {
  const { diagnostics } = parseProgram(`return ${text}`, origin);
  expect(diagnostics[0]?.ruleId).toMatch(/^expression-too-(?:large|deep)$/);
});
