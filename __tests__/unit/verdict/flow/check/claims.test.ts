import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import { decidingExpression } from "../../../../../src/verdict/flow/check-deciding.ts";
import { isProgramDecidedByClaimsAlone } from "../../../../../src/verdict/flow/claims.ts";
import { printExpression } from "../../../../../src/verdict/flow/print.ts";
import type { Producer } from "../../../../../src/verdict/flow/program.ts";
import { runProgram } from "../../../../../src/verdict/flow/run.ts";
import { holdFacts } from "../../../../../src/verdict/flow/value.ts";
import { observed } from "../support.ts";
import { program } from "./support.ts";

/** What agents say is claimed, what commands do is observed. */
function isDecidedByClaims(source: string): boolean {
  return isProgramDecidedByClaimsAlone(program(source), (id) => id.includes("said"));
}

const SEEN = 'let seen = run("a")\n';
const SAID = "let said = agent(claude)\n";

test.each([
  ["an observation", 'require seen.ok else fail "x"', false],
  ["a claim", 'require said.ok else fail "x"', true],
  ["both", 'require seen.ok else fail "x" require said.ok else fail "x"', false],
  ["one of both", 'require seen.ok or said.ok else fail "x"', true],
  ["a bare block with claims", "verify { check more = said.ok pass when more }", true],
  [
    "a bare block with an observation",
    "verify { check more = seen.ok check other = said.ok pass when more and other }",
    false,
  ],
  ["a named block that decides", "let v = verify { check more = said.ok pass when more }", true],
  [
    "a named block beside a bare one",
    "let v = verify { check a = seen.ok pass when a } verify { check b = said.ok pass when b }",
    true,
  ],
  [
    "two named blocks",
    "let v = verify { check a = seen.ok pass when a } let w = verify { check b = said.ok pass when b }",
    false,
  ],
  ["a required verdict", 'let v = verify { check a = seen.ok pass when a } require v.passed else fail "x"', false],
  [
    "the opposite of a verdict",
    'let v = verify { check a = said.ok pass when a } require v.failed else fail "x"',
    true,
  ],
  [
    "a check of a verdict",
    'let v = verify { check a = seen.ok check b = said.ok pass when a and b } require v.checks.b else fail "x"',
    true,
  ],
  ["a chain of lets", 'let a = seen.count > 3 let b = a and said.ok let c = b require c else fail "x"', false],
  ["a call over claims", 'require unique(said.items[*].day) else fail "x"', true],
  ["a call over an observation", 'require unique(seen.items[*].day) else fail "x"', false],
  ["a call over both", 'require subset(seen.items, said.items) else fail "x"', true],
  ["a call over an observation and what is given", 'require subset(seen.items, input.paths) else fail "x"', false],
  ["only what is given", 'require input.strict else fail "x"', true],
  ["what is given beside an observation", 'require input.strict and seen.ok else fail "x"', false],
  [
    "a claim in one branch",
    'if input.fast { require said.ok else fail "x" } else { require seen.ok else fail "x" }',
    true,
  ],
  [
    "a claim in one branch by an observation",
    'if seen.fast { require said.ok else fail "x" } else { require seen.ok else fail "x" }',
    true,
  ],
  ["a claim behind an observed condition", 'if seen.ok { require said.ok else fail "x" }', false],
  [
    "a claim where an observed condition does not hold",
    'if seen.bad { emit progress } else { require said.ok else fail "x" }',
    false,
  ],
  [
    "an observation in both branches",
    'if said.fast { require seen.ok else fail "x" } else { require seen.also else fail "x" }',
    false,
  ],
  [
    "an observation before the branches",
    'require seen.ok else fail "x" if input.fast { require said.ok else fail "x" }',
    false,
  ],
  [
    "an observation after the branches",
    'if input.fast { require said.ok else fail "x" } require seen.ok else fail "x"',
    false,
  ],
  [
    "a return before the observation",
    'require said.ok else fail "x" if input.fast { return 1 } require seen.ok else fail "x"',
    true,
  ],
  [
    "a return somewhere before the observation",
    'require said.ok else fail "x" if input.fast { if said.b { return 1 } } require seen.ok else fail "x"',
    true,
  ],
  [
    "a return after the observation",
    'require said.ok else fail "x" require seen.ok else fail "x" if input.fast { return 1 }',
    false,
  ],
  [
    "a return before the observed block",
    "let v = verify { check a = said.ok pass when a } if input.fast { return 1 } let w = verify { check b = seen.ok pass when b }",
    true,
  ],
  [
    "else if",
    'if input.a { require seen.ok else fail "x" } else if input.b { require said.ok else fail "x" } else { require seen.b else fail "x" }',
    true,
  ],
  [
    "many observed comparisons",
    Array.from({ length: 30 }, (_, at) => `require seen.f${at} >= ${at} else fail "x"`).join("\n"),
    false,
  ],
  [
    "many claimed comparisons",
    Array.from({ length: 30 }, (_, at) => `require said.f${at} >= ${at} else fail "x"`).join("\n"),
    true,
  ],
])("%s", (_, source, expected) => {
  expect(isDecidedByClaims(`${SEEN}${SAID}${source}`)).toBe(expected);
});

test("sites of one name in two blocks are told apart", () => {
  const source = `let a = verify { check tests = run("a") pass when tests.passed }
let b = verify { check tests = agent(claude) pass when tests.ok }
require a.passed else fail "x"
require b.passed else fail "x"`;
  const isClaimed = (claimed: readonly string[]) =>
    isProgramDecidedByClaimsAlone(program(source), (id) => claimed.includes(id));
  expect(isClaimed(["b.tests"])).toBe(false);
  expect(isClaimed(["a.tests"])).toBe(false);
  expect(isClaimed(["a.tests", "b.tests"])).toBe(true);
});

test("what decides a program is one expression over its sites", () => {
  const source = `let least = 2 + 1
let gate = verify { check tests = run("a") check many = input.count > least pass when tests.passed and many }
require gate.passed and not gate.checks.many else fail "x"`;
  expect(printExpression(decidingExpression(program(source)).root)).toBe(
    "(tests.passed and input.count > 2 + 1) and not input.count > 2 + 1",
  );
});

test("values of values do not grow without end", () => {
  const lets = Array.from({ length: 200 }, (_, at) => `let v${at + 1} = v${at} and v${at}`);
  const source = `let v0 = said.ok\n${lets.join("\n")}\nrequire v200 else fail "x"`;
  expect(isDecidedByClaims(`${SAID}${source}`)).toBe(true);
  expect(isDecidedByClaims(`${SEEN}${source.replace("said.ok", "seen.ok")}`)).toBe(false);
});

const atoms = fc.constantFrom("seen.a", "seen.b", "said.a", "said.b");
const conditions = fc.oneof(
  atoms,
  fc.tuple(atoms, fc.constantFrom("and", "or", "==", "!="), atoms).map((parts) => parts.join(" ")),
  atoms.map((atom) => `not ${atom}`),
);

/** Statements with a depth of at most two branches. */
function statements(depth: number): fc.Arbitrary<string> {
  const simple = fc.oneof(
    conditions.map((condition) => `require ${condition} else fail "x"`),
    conditions.map((condition) => `verify { check c = ${condition} pass when c }`),
    fc.constantFrom("emit progress", "return 1"),
  );
  const branch = depth === 0 ? simple : fc.oneof(simple, fork(depth - 1));
  return fc.array(branch, { maxLength: 3 }).map((parts) => parts.join("\n"));
}

function fork(depth: number): fc.Arbitrary<string> {
  return fc
    .tuple(conditions, statements(depth), fc.option(statements(depth)))
    .map(([condition, then, otherwise]) =>
      otherwise === null ? `if ${condition} { ${then} }` : `if ${condition} { ${then} } else { ${otherwise} }`,
    );
}

const named = fc.option(conditions.map((condition) => `let v = verify { check c = ${condition} pass when c }\n`));

async function passes(source: string, bits: number): Promise<boolean> {
  const facts = (shift: number) => ({
    a: observed((bits & (1 << shift)) !== 0),
    b: observed((bits & (2 << shift)) !== 0),
  });
  const perform = async ({ name }: { readonly name: string; readonly producer: Producer }) =>
    holdFacts(name, facts(name === "seen" ? 0 : 2));
  const { result } = await runProgram(program(source), {}, { perform, onEvent: () => undefined });
  return result === "true";
}

test("a program that claims can pass whatever is observed is never taken for one that they cannot", async () => {
  const counts = { decided: 0, undecided: 0 };
  await fc.assert(
    fc.asyncProperty(named, statements(2), async (block, rest) => {
      const source = `${SEEN}${SAID}${block ?? ""}${rest}`;
      const won = await Promise.all(Array.from({ length: 16 }, (_, bits) => passes(source, bits)));
      const canWin = [0, 1, 2, 3].some((said) => [0, 1, 2, 3].every((seen) => won[seen | (said << 2)] === true));
      counts[canWin ? "decided" : "undecided"] += 1;
      if (canWin) expect(isDecidedByClaims(source), source).toBe(true);
      if (!won.includes(true) && !source.includes("if")) expect(isDecidedByClaims(source), source).toBe(false);
    }),
    { numRuns: 1_000 },
  );
  expect(counts.decided).toBeGreaterThan(20);
  expect(counts.undecided).toBeGreaterThan(20);
});
