import { expect, test } from "vitest";
import { parseExpression } from "../../../../src/verdict/flow/parse.ts";
import { createLocator, renderCaret } from "../../../../src/verdict/flow/source.ts";
import { isWritableName, type Node, type Origin, RESERVED_WORDS } from "../../../../src/verdict/flow/syntax.ts";
import { readGolden, updateGolden } from "./golden.ts";
import { parsed, withoutSpans } from "./support.ts";

const origin: Origin = { file: ".github/passwhen.yml", start: { line: 12, column: 16 }, indent: 6 };

function renderFaults(source: string): string {
  const { value, diagnostics } = parseExpression(source, origin);
  const texts = diagnostics.map((diagnostic) => renderCaret(source, diagnostic, origin));
  return value === null ? texts.join("\n") : "no fault";
}

updateGolden("syntax-errors", renderFaults);

test.each(readGolden("syntax-errors"))("syntax error: $title", ({ source, expected }) => {
  expect(renderFaults(source)).toBe(expected);
});

const name = (text: string) => ({ kind: "name", name: text });
const not = (operand: unknown) => ({ kind: "not", operand });
const logical = (operator: string, ...operands: unknown[]) => ({ kind: "logical", operator, operands });
const comparison = (left: unknown, operator: string, right: unknown) => ({ kind: "comparison", operator, left, right });
const literal = (value: unknown) => ({ kind: "literal", value });
const member = (object: unknown, text: string) => ({ kind: "member", object, name: text });

const arithmetic = (left: unknown, operator: string, right: unknown) => ({ kind: "arithmetic", operator, left, right });
const negate = (operand: unknown) => ({ kind: "negate", operand });
const inside = (item: unknown, list: unknown) => ({ kind: "in", item, list });
const index = (object: unknown, at: unknown) => ({ kind: "index", object, index: at });
const projection = (list: unknown, body: unknown) => ({ kind: "projection", list, body });
const item = { kind: "item" };
const call = (text: string, ...operands: unknown[]) => ({ kind: "call", name: text, operands });
const listOf = (...items: unknown[]) => ({ kind: "list", items });
const record = (members: Readonly<Record<string, unknown>>) => ({
  kind: "record",
  members: Object.entries(members).map(([own, value]) => ({ name: own, value })),
});

test.each<[string, unknown]>([
  ["a", name("a")],
  ["a + b * c", arithmetic(name("a"), "+", arithmetic(name("b"), "*", name("c")))],
  ["a - b - c", arithmetic(arithmetic(name("a"), "-", name("b")), "-", name("c"))],
  ["a-1", arithmetic(name("a"), "-", literal(1))],
  ["a - -1", arithmetic(name("a"), "-", literal(-1))],
  ["a --1", name("a")],
  ["a // 1", name("a")],
  ["a /* 1 */ + b", arithmetic(name("a"), "+", name("b"))],
  ["a / b % 2", arithmetic(arithmetic(name("a"), "/", name("b")), "%", literal(2))],
  ["-a.b", negate(member(name("a"), "b"))],
  ["- -a", negate(negate(name("a")))],
  ["-a * b", arithmetic(negate(name("a")), "*", name("b"))],
  ["a + 1 > b", comparison(arithmetic(name("a"), "+", literal(1)), ">", name("b"))],
  ["a in b", inside(name("a"), name("b"))],
  ["a not in b", not(inside(name("a"), name("b")))],
  ["not a in b", not(inside(name("a"), name("b")))],
  ["a in [1, 2,] and c", logical("and", inside(name("a"), listOf(literal(1), literal(2))), name("c"))],
  ["a[0].b", member(index(name("a"), literal(0)), "b")],
  ["a[b + 1]", index(name("a"), arithmetic(name("b"), "+", literal(1)))],
  ["a[*]", projection(name("a"), item)],
  ["a.b[*].c[1]", projection(member(name("a"), "b"), index(member(item, "c"), literal(1)))],
  ["a[*].b[*].c", projection(name("a"), projection(member(item, "b"), member(item, "c")))],
  ["(a[*].b).count", member(projection(name("a"), member(item, "b")), "count")],
  ["a[*][b[*].c]", projection(name("a"), index(item, projection(name("b"), member(item, "c"))))],
  ["f()", call("f")],
  ["f (a, b[*].c)", call("f", name("a"), projection(name("b"), member(item, "c")))],
  ["agent(a)", call("agent", name("a"))],
  ["[]", listOf()],
  ["{}", record({})],
  ['{ and: 1, "b c": [a], }', record({ and: literal(1), "b c": listOf(name("a")) })],
  ["verify or check", logical("or", name("verify"), name("check"))],
  ["a.b.c", member(member(name("a"), "b"), "c")],
  ["a . b", member(name("a"), "b")],
  ["a.and.not", member(member(name("a"), "and"), "not")],
  ["android", name("android")],
  ["nothing or trueish", logical("or", name("nothing"), name("trueish"))],
  ["true", literal(true)],
  ["false", literal(false)],
  ["0", literal(0)],
  ["-0", literal(0)],
  ["-12.5e2", literal(-1250)],
  ["9007199254740991", literal(9007199254740991)],
  ['"a\\"b\\\\\\/\\b\\f\\n\\r\\t\\u00e9"', literal('a"b\\/\b\f\n\r\té')],
  ['"-- no comment"', literal("-- no comment")],
  ["a or b and c", logical("or", name("a"), logical("and", name("b"), name("c")))],
  ["(a or b) and c", logical("and", logical("or", name("a"), name("b")), name("c"))],
  ["a and b and c", logical("and", name("a"), name("b"), name("c"))],
  ["a and (b and c)", logical("and", name("a"), logical("and", name("b"), name("c")))],
  ["not a and b", logical("and", not(name("a")), name("b"))],
  ["not not a", not(not(name("a")))],
  ["not a == b", not(comparison(name("a"), "==", name("b")))],
  ["(not a) == b", comparison(not(name("a")), "==", name("b"))],
  ["a<=1 or b!=2", logical("or", comparison(name("a"), "<=", literal(1)), comparison(name("b"), "!=", literal(2)))],
  ["a >= 1 -- enough\r\n and b", logical("and", comparison(name("a"), ">=", literal(1)), name("b"))],
  ["--first\n a", name("a")],
  ["((((a))))", name("a")],
])("%s parses as it reads", (source, expected) => {
  expect(withoutSpans(parsed(source).root)).toEqual(expected);
});

test("a lone carriage return ends a comment, so that no text can hide behind it", () => {
  expect(withoutSpans(parsed("a -- x\r and b").root)).toEqual(logical("and", name("a"), name("b")));
});

test("spans are places in the file, with offsets in the text", () => {
  const source = "a.b\n  and c == 1";
  const { root } = parsed(source, origin);
  expect(root.span).toEqual({
    start: { line: 12, column: 16, offset: 0 },
    end: { line: 13, column: 19, offset: 16 },
  });
  const [first, second] = root.kind === "logical" ? root.operands : [];
  expect(first?.span.end).toEqual({ line: 12, column: 19, offset: 3 });
  expect(second?.span.start).toEqual({ line: 13, column: 13, offset: 10 });
  expect(first?.kind === "member" && first.nameSpan.start).toEqual({ line: 12, column: 18, offset: 2 });
});

test("every node's span cuts out its own text", () => {
  const source = "not (a.b or c)  and  d . e == -1.5";
  const texts: string[] = [];
  const visit = (node: Node): void => {
    texts.push(source.slice(node.span.start.offset, node.span.end.offset));
    if (node.kind === "logical") node.operands.forEach(visit);
    if (node.kind === "not") visit(node.operand);
    if (node.kind === "comparison") [node.left, node.right].forEach(visit);
  };
  visit(parsed(source).root);
  expect(texts).toEqual([source, "not (a.b or c)", "a.b or c", "a.b", "c", "d . e == -1.5", "d . e", "-1.5"]);
});

test.each([
  ["line feeds", "a\nb"],
  ["carriage returns with line feeds", "a\r\nb"],
  ["carriage returns", "a\rb"],
])("lines are told apart by %s", (_, text) => {
  const locate = createLocator(text, { file: "f", start: { line: 5, column: 9 } });
  expect(locate(0)).toMatchObject({ line: 5, column: 9 });
  expect(locate(text.indexOf("b"))).toMatchObject({ line: 6, column: 1 });
});

test("a diagnostic carries file and path of the origin", () => {
  const { diagnostics } = parseExpression("and", { ...origin, path: "gates.ui.pass-when" });
  expect(diagnostics).toMatchObject([{ file: ".github/passwhen.yml", path: "gates.ui.pass-when", severity: "error" }]);
});

test("reserved words are no names but can be members", () => {
  for (const word of RESERVED_WORDS) {
    expect(isWritableName(word)).toBe(false);
    expect(parseExpression(`a.${word}`, origin).diagnostics).toEqual([]);
    const { value } = parseExpression(word, origin);
    expect(value === null || value.root.kind === "literal").toBe(true);
  }
});

test.each(["a", "_", "a1_B", "__proto__", "constructor", "x".repeat(200)])("%s can be a name", (word) => {
  expect(isWritableName(word)).toBe(true);
  expect(parsed(word).root).toMatchObject({ kind: "name", name: word });
});

test.each(["", "1a", "a-b", "a b", "é", "a.b", "a\n"])("%j cannot be a name", (word) => {
  expect(isWritableName(word)).toBe(false);
  expect(parseExpression(word, origin).value?.root).not.toMatchObject({ kind: "name", name: word });
});

function ruleOf(source: string): string | undefined {
  return parseExpression(source, origin).diagnostics[0]?.ruleId;
}

test("the length is limited in bytes", () => {
  expect(ruleOf("a".padEnd(16 * 1024))).toBeUndefined();
  expect(ruleOf("a".padEnd(16 * 1024 + 1))).toBe("expression-too-long");
  expect(ruleOf(`a == "${"é".repeat(8 * 1024)}"`)).toBe("expression-too-long");
});

function nested(depth: number): string {
  return `${"(".repeat(depth)}a${")".repeat(depth)}`;
}

test("open parentheses are limited, closed ones are not", () => {
  expect(ruleOf(nested(64))).toBeUndefined();
  expect(ruleOf(nested(65))).toBe("expression-too-deep");
  expect(ruleOf("(".repeat(16_000))).toBe("expression-too-deep");
  expect(ruleOf(Array.from({ length: 500 }, () => "(a)").join(" and "))).toBeUndefined();
});

test.each([
  ["not", (depth: number) => `${"not ".repeat(depth - 1)}a`],
  ["members", (depth: number) => `a${".b".repeat(depth - 1)}`],
])("the depth of %s is limited", (_, build) => {
  expect(ruleOf(build(64))).toBeUndefined();
  expect(ruleOf(build(65))).toBe("expression-too-deep");
  expect(ruleOf(build(3_000))).toBe("expression-too-deep");
});

function chain(parts: number): string {
  return Array.from({ length: parts - 1 }, () => "a").join(" or ");
}

test("the number of parts is limited", () => {
  expect(ruleOf(chain(2_000))).toBeUndefined();
  expect(ruleOf(chain(2_001))).toBe("expression-too-large");
});

test("carets work on a whole file as well as on the text alone", () => {
  const file = "version: 1\ngates:\n  ui:\n    pass-when: tests.passed and\n";
  const at: Origin = { file: "passwhen.yml", start: { line: 4, column: 16 } };
  const [diagnostic] = parseExpression("tests.passed and", at).diagnostics;
  if (diagnostic === undefined) throw new Error("no fault was found");
  expect(renderCaret(file, diagnostic)).toContain(
    "\n   |\n 4 |     pass-when: tests.passed and\n   |                                ^",
  );
  expect(renderCaret("another file", diagnostic).split("\n")).toHaveLength(1);
  expect(renderCaret(file, { ...diagnostic, range: null })).not.toContain("^");
});

test("a rendered fault never holds control characters of the source", () => {
  const source = "tests.passed \u001b[31m and \u202e ui.ok\u0007";
  expect(renderFaults(source)).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
});
