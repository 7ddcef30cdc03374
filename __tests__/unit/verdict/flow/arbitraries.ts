import { fc } from "../../../support/property.ts";
import { printExpression } from "../../../../src/verdict/flow/print.ts";
import type {
  Initialiser,
  Producer,
  ProducerOption,
  Statement,
  VerifyBlock,
} from "../../../../src/verdict/flow/program.ts";
import {
  COMPARISON_OPERATORS,
  isWritableName,
  type Node,
  type RecordNode,
  RESERVED_WORDS,
} from "../../../../src/verdict/flow/syntax.ts";
import type { FlowValue, Leaf } from "../../../../src/verdict/flow/value.ts";
import { smuggle } from "./support.ts";

const nowhere = { line: 1, column: 1, offset: 0 };
const span = { start: nowhere, end: nowhere };

const word = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/);
const trickyWord = fc.constantFrom("constructor", "__proto__", "toString", "android", "nothing", "in_", "x", "a", "b");
const name = fc.oneof(word.filter(isWritableName), trickyWord);
const memberName = fc.oneof(word, trickyWord, fc.constantFrom(...RESERVED_WORDS));

const number = fc
  .oneof(
    fc.integer({ min: -100, max: 100 }),
    fc.maxSafeInteger(),
    fc.double({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, noNaN: true }),
    fc.constantFrom(Number.MIN_VALUE, Number.MAX_SAFE_INTEGER, 1e-7, 0.1),
  )
  .map((value) => (value === 0 ? 0 : value));
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.string({ maxLength: 8 }),
  fc.constantFrom("\ud800", "\u2028", "\u007f", '"', "\\", "--", "\r\n"),
);

function nameNode(own: string): Node {
  return { kind: "name", name: own, span };
}

function memberNode(object: Node, own: string): Node {
  return { kind: "member", object, name: own, nameSpan: span, span };
}

const literal: fc.Arbitrary<Node> = fc
  .oneof(fc.boolean(), number, text)
  .map((value) => ({ kind: "literal", value, span }));

/** One part of a chain: `.name`, `[index]` or `[*]`. */
type ChainPart = { readonly name: string } | { readonly index: Node } | "each";

/** Puts a chain together as the parser does: what follows a `[*]` is about one item. A projection is a chain of its own only in
 *  parentheses, so a tree in which `.name` stands on a projection is built by chains in chains. */
function chainNode(head: Node, parts: readonly ChainPart[]): Node {
  let node = head;
  for (const [index, part] of parts.entries()) {
    if (part === "each")
      return { kind: "projection", list: node, body: chainNode({ kind: "item", span }, parts.slice(index + 1)), span };
    node = "name" in part ? memberNode(node, part.name) : { kind: "index", object: node, index: part.index, span };
  }
  return node;
}

/** Functions of the language, and a few that are none. */
export const FUNCTION_NAMES = [
  "unique",
  "all",
  "any",
  "none",
  "count",
  "sum",
  "min",
  "max",
  "disjoint",
  "subset",
  "contains",
  "starts_with",
  "ends_with",
  "glob",
] as const;

const functionName = fc.oneof(
  { arbitrary: fc.constantFrom(...FUNCTION_NAMES), weight: 4 },
  { arbitrary: fc.constantFrom("agent", "run", "verify", "length", "constructor"), weight: 1 },
);
const arithmeticOperator = fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const, "%" as const);

/** Trees of EVERY node kind and of every shape that the parser can give, with or without sense: wrong types, unknown functions,
 *  unknown names. Spans mean nothing: print the tree and parse it where they count. An `item` stands only inside the body of a
 *  projection, and a body is only ever a chain of members, indexes and further projections on that item. In: the generator of names
 *  that stand for themselves; the names of members, keys and functions are free. */
export function anyNodeOver(names: fc.Arbitrary<string>): fc.Arbitrary<Node> {
  return fc.letrec<{ node: Node; part: ChainPart }>((tie) => ({
    part: fc.oneof(
      { arbitrary: memberName.map((own) => ({ name: own })), weight: 5 },
      { arbitrary: tie("node").map((index) => ({ index })), weight: 1 },
      { arbitrary: fc.nat({ max: 3 }).map((value) => ({ index: toLiteral(value) })), weight: 1 },
      { arbitrary: fc.constant("each" as const), weight: 2 },
    ),
    node: fc.oneof(
      { maxDepth: 5, depthSize: "small" },
      literal,
      names.map(nameNode),
      fc.tuple(names, memberName).map(([object, own]) => memberNode(nameNode(object), own)),
      fc
        .tuple(tie("node"), fc.array(tie("part"), { minLength: 1, maxLength: 4 }))
        .map(([head, parts]) => chainNode(head, parts)),
      tie("node").map((operand): Node => ({ kind: "not", operand, span })),
      tie("node").map((operand): Node => ({ kind: "negate", operand, span })),
      fc
        .tuple(fc.constantFrom("and", "or"), fc.array(tie("node"), { minLength: 2, maxLength: 4 }))
        .map(([operator, operands]): Node => ({ kind: "logical", operator, operands, span })),
      fc
        .tuple(fc.constantFrom(...COMPARISON_OPERATORS), tie("node"), tie("node"))
        .map(([operator, left, right]): Node => ({ kind: "comparison", operator, left, right, span })),
      fc.tuple(tie("node"), tie("node")).map(([item, list]): Node => ({ kind: "in", item, list, span })),
      fc
        .tuple(arithmeticOperator, tie("node"), tie("node"))
        .map(([operator, left, right]): Node => ({ kind: "arithmetic", operator, left, right, span })),
      fc
        .tuple(functionName, fc.array(tie("node"), { maxLength: 3 }))
        .map(([own, operands]): Node => ({ kind: "call", name: own, nameSpan: span, operands, span })),
      fc.array(tie("node"), { maxLength: 4 }).map((items): Node => ({ kind: "list", items, span })),
      fc.array(fc.tuple(keyName, tie("node")), { maxLength: 3 }).map(recordNode),
    ),
  })).node;
}

const keyName = fc.oneof({ arbitrary: memberName, weight: 4 }, { arbitrary: text, weight: 1 });

function recordNode(members: readonly (readonly [string, Node])[]): RecordNode {
  return { kind: "record", members: members.map(([own, value]) => ({ name: own, nameSpan: span, value })), span };
}

/** `anyNodeOver` names of all sorts. */
export const anyNode: fc.Arbitrary<Node> = anyNodeOver(name);

/** Records as `input` and `emit` take them. */
const anyRecord: fc.Arbitrary<RecordNode> = fc.array(fc.tuple(keyName, anyNode), { maxLength: 3 }).map(recordNode);

export const BOOLS = ["x.a", "x.b", "x.c", "x.d"];
export const NUMBERS = ["x.m", "x.n"];
export const TEXTS = ["x.s", "x.t"];

function reference(path: string): Node {
  const [check = "", fact = ""] = path.split(".");
  return memberNode(nameNode(check), fact);
}

function boolTree(leaf: fc.Arbitrary<Node>): fc.Arbitrary<string> {
  const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: "medium" },
      leaf,
      tie("tree").map((operand): Node => ({ kind: "not", operand, span })),
      fc
        .tuple(fc.constantFrom("and", "or"), fc.array(tie("tree"), { minLength: 2, maxLength: 3 }))
        .map(([operator, operands]): Node => ({ kind: "logical", operator, operands, span })),
      fc
        .tuple(fc.constantFrom("==", "!="), tie("tree"), tie("tree"))
        .map(([operator, left, right]): Node => ({ kind: "comparison", operator, left, right, span })),
    ),
  }));
  return tree.map(printExpression);
}

const undetermined = /x\.[a-d] [!=]= x\.[a-d]/;

/** Sound expressions over the four bools. Where facts are compared with each other, an addition without effect shows that they are
 *  bools: use alone would not. */
export const boolExpressions: fc.Arbitrary<string> = boolTree(fc.constantFrom(...BOOLS).map(reference)).map((source) =>
  undetermined.test(source) ? `${source} or ${BOOLS.join(" and ")} and false` : source,
);

const small = fc.constantFrom(0, 1, 2.5, 3);
const letter = fc.constantFrom("", "p", "q");

function toLiteral(value: boolean | number | string): Node {
  return { kind: "literal", value, span };
}

function comparisons(
  operators: readonly (typeof COMPARISON_OPERATORS)[number][],
  operand: fc.Arbitrary<Node>,
): fc.Arbitrary<Node> {
  return fc
    .tuple(fc.constantFrom(...operators), operand, operand)
    .map(([operator, left, right]): Node => ({ kind: "comparison", operator, left, right, span }));
}

/** Sound expressions over bools, numbers and texts. */
export const soundExpressions: fc.Arbitrary<string> = boolTree(
  fc.oneof(
    fc.constantFrom(...BOOLS).map(reference),
    fc.boolean().map(toLiteral),
    comparisons(COMPARISON_OPERATORS, fc.oneof(fc.constantFrom(...NUMBERS).map(reference), small.map(toLiteral))),
    comparisons(["==", "!="], fc.oneof(fc.constantFrom(...TEXTS).map(reference), letter.map(toLiteral))),
  ),
);

/** Values for every fact that sound expressions use, all known. */
export const soundValues: fc.Arbitrary<Readonly<Record<string, boolean | number | string>>> = fc.record({
  a: fc.boolean(),
  b: fc.boolean(),
  c: fc.boolean(),
  d: fc.boolean(),
  m: fc.oneof(small, fc.constantFrom(-1, 0.5, 2, 4)),
  n: fc.oneof(small, fc.constantFrom(-1, 0.5, 2, 4)),
  s: fc.oneof(letter, fc.constant("r")),
  t: fc.oneof(letter, fc.constant("r")),
});

const provenance = fc.constantFrom("observed" as const, "claimed" as const);

/** A fact of any value at all, also such as its type does not allow. */
export const anyKnown: fc.Arbitrary<Leaf> = fc.record({
  kind: fc.constant("known" as const),
  value: fc.oneof(fc.boolean(), number, text, fc.anything()).map((value) => smuggle<FlowValue>(value)),
  provenance,
  detail: fc.string(),
});

export const anyUnknown: fc.Arbitrary<Leaf> = fc.record({
  kind: fc.constant("unknown" as const),
  reason: fc.constantFrom("verifier-blocked", "agent-crashed"),
  detail: fc.string(),
});

/** Strings that look like expressions more often than not. */
export const tokenSoup = fc
  .array(
    fc.oneof(
      fc.constantFrom("a", "x.a", ".", "and", "or", "not", "(", ")", "true", "1", "-2.5", '"q"', "==", "<", ">=", "!="),
      fc.constantFrom(" ", "\n", "\t", "-- c\n", "--", '"', "\\", "in", "'", "&&", "=", "[", "\u00a0", "\u202e", "é"),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((tokens) => tokens.join(" "));

const textLiteral = text.map((value) => ({ value, span }));
const typeText = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.tuple(word, fc.constantFrom("", "?")).map((parts) => parts.join("")),
    fc.tuple(tie("type"), fc.constantFrom("", "?")).map(([item, mark]) => `[${item}]${mark}`),
  ),
})).type;

const option: fc.Arbitrary<ProducerOption> = fc.oneof(
  textLiteral.map((value) => ({ kind: "task" as const, value, span })),
  anyRecord.map((value) => ({ kind: "input" as const, value, span })),
  typeText.map((own) => ({ kind: "expect" as const, value: { text: own, span }, span })),
  fc
    .tuple(fc.nat(), fc.constantFrom("ms", "s", "m", "h"))
    .map((parts) => ({ kind: "timeout" as const, value: { text: parts.join(""), span }, span })),
);
const optionList = fc.array(option, { maxLength: 4 });

/** Producers with any options, in any order and any number. */
const anyProducer: fc.Arbitrary<Producer> = fc.oneof(
  fc
    .tuple(
      fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/).filter((own) => !own.startsWith("--")),
      optionList,
    )
    .map(([own, options]) => ({ kind: "agent" as const, name: own, nameSpan: span, options, span })),
  fc.tuple(textLiteral, optionList).map(([command, options]) => ({ kind: "run" as const, command, options, span })),
  fc
    .constantFrom("paths" as const, "measurements" as const)
    .map((own) => ({ kind: "stock" as const, name: own, options: [], span })),
);

function namedValue<K extends "let" | "check">(kind: K, value: fc.Arbitrary<Initialiser>) {
  return fc.tuple(name, value).map(([own, made]) => ({ kind, name: own, nameSpan: span, value: made, span }));
}

const plainValue: fc.Arbitrary<Initialiser> = fc.oneof(anyNode, anyProducer);
const anyCheck = namedValue("check", plainValue);

/** Verify blocks with any number of checks, groups and `pass when`s: sound ones, and such as the checker refuses. */
const anyVerify: fc.Arbitrary<VerifyBlock> = fc
  .array(
    fc.oneof(
      anyCheck,
      fc.array(anyCheck, { maxLength: 3 }).map((checks) => ({ kind: "parallel" as const, checks, span })),
      anyNode.map((condition) => ({ kind: "pass-when" as const, condition, span })),
    ),
    { maxLength: 4 },
  )
  .map((items) => ({ kind: "verify", items, span }));

/** Statements of every kind and every shape that the parser can give, with or without sense. Spans mean nothing. */
export const anyStatements: fc.Arbitrary<readonly Statement[]> = fc.letrec<{
  list: readonly Statement[];
  statement: Statement;
}>((tie) => ({
  list: fc.array(tie("statement"), { maxLength: 4 }),
  statement: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    namedValue("let", fc.oneof(plainValue, anyVerify)),
    anyVerify,
    fc
      .tuple(anyNode, textLiteral)
      .map(([condition, message]): Statement => ({ kind: "require", condition, message, span })),
    fc
      .tuple(memberName, fc.option(anyRecord))
      .map(([own, payload]): Statement => ({ kind: "emit", event: { name: own, nameSpan: span }, payload, span })),
    anyNode.map((value): Statement => ({ kind: "return", value, span })),
    fc
      .tuple(anyNode, tie("list"), fc.option(tie("list")))
      // oxlint-disable-next-line unicorn/no-thenable -- a list, which nobody can take for a promise
      .map(([condition, then, otherwise]): Statement => ({ kind: "if", condition, then, otherwise, span })),
  ),
})).list;

const FLOW_TOKENS = [
  ..."let require emit if else return verify check parallel pass when agent run task input expect timeout fail".split(
    " ",
  ),
  ..."paths measurements list progress true false and or not in a b.c 5m 3 -1.5".split(" "),
  ...'= == ( ) { } [ ] [*] , : . + - * / % < >= != "t" -- // /* */ ? ;'.split(" "),
];

/** Strings of the words and signs of programs, in no order at all. */
export const programSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...FLOW_TOKENS), weight: 20 },
      { arbitrary: fc.constantFrom("\n", "\t", '"', "\\", "\u00a0", "é", "\ud800", "\u0000"), weight: 2 },
      { arbitrary: fc.string({ maxLength: 3 }), weight: 1 },
    ),
    { maxLength: 400 },
  )
  .map((tokens) => tokens.join(" "));
