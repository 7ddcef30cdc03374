import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import { type FlowRun, runProgram } from "../../../../../src/verdict/flow/run.ts";
import { type Holding, holdFacts, type Leaf } from "../../../../../src/verdict/flow/value.ts";
import { program } from "./support.ts";

/** Programs are put together from these, so that most of them reach what they hold; every site has the facts `ok` and `n`. */
interface Names {
  /** What a condition may ask. */
  readonly bools: readonly string[];
  readonly next: number;
}

type Maker = (names: Names) => { readonly text: string; readonly names: Names };

const OUTER: Names = { bools: [], next: 0 };

function conditionOf(picks: readonly number[], { bools }: Names): string {
  const operands = picks.map((pick) => `${pick % 3 === 0 ? "not " : ""}${bools[pick % bools.length] ?? "true"}`);
  return operands.length === 0 ? "true" : operands.join(picks.length % 2 === 0 ? " and " : " or ");
}

const picks = fc.array(fc.nat(60), { minLength: 1, maxLength: 3 });

const letSite: fc.Arbitrary<Maker> = picks.map((chosen) => (names) => {
  const own = `s${names.next}`;
  const input = names.bools.length > 0 ? ` { input { told: ${conditionOf(chosen, names)} } }` : "";
  return {
    text: `let ${own} = agent(a)${input}`,
    names: { bools: [...names.bools, `${own}.ok`, `${own}.n > 1`], next: names.next + 1 },
  };
});

const verify: fc.Arbitrary<Maker> = fc
  .tuple(fc.nat(2), fc.boolean(), fc.boolean(), picks)
  .map(([extra, isNamed, isParallel, chosen]) => (names) => {
    const checks = Array.from({ length: extra + 1 }, (_, at) => `s${names.next + at}`);
    const items = checks.map((check, at) => `check ${check} = ${at === 2 ? conditionOf(chosen, names) : "agent(a)"}`);
    const body = isParallel ? `parallel { ${items.join("\n")} }` : items.join("\n");
    const inside = { ...names, bools: [...names.bools, ...checks.slice(0, 2).map((check) => `${check}.ok`)] };
    const own = `s${names.next + checks.length}`;
    const bools = isNamed
      ? [...names.bools, `${own}.passed`, `${own}.failed`, `${own}.checks.${checks[0]}.ok`]
      : names.bools;
    return {
      text: `${isNamed ? `let ${own} = ` : ""}verify { ${body}\npass when ${conditionOf(chosen, inside)} }`,
      names: { bools, next: names.next + checks.length + 1 },
    };
  });

const require: fc.Arbitrary<Maker> = picks.map((chosen) => (names) => ({
  text: `require ${conditionOf(chosen, names)} else fail "no"`,
  names,
}));

const emit: fc.Arbitrary<Maker> = picks.map((chosen) => (names) => ({
  text: `emit progress { now: ${conditionOf(chosen, names)} }`,
  names,
}));

function branch(inner: fc.Arbitrary<readonly Maker[]>): fc.Arbitrary<Maker> {
  return fc.tuple(picks, inner, inner).map(([chosen, then, otherwise]) => (names) => {
    const first = write(then, names);
    const second = write(otherwise, { ...names, next: first.names.next });
    return {
      text: `if ${conditionOf(chosen, names)} { ${first.text} } else { ${second.text} }`,
      names: { bools: names.bools, next: second.names.next },
    };
  });
}

function write(makers: readonly Maker[], names: Names): { readonly text: string; readonly names: Names } {
  let current = names;
  const texts = makers.map((make) => {
    const made = make(current);
    current = made.names;
    return made.text;
  });
  return { text: texts.join("\n"), names: current };
}

const flat = fc.array(fc.oneof(letSite, verify, require, require, emit), { maxLength: 3 });
const inBranch = fc.oneof(flat, fc.tuple(branch(flat)));
const programs = fc
  .tuple(
    fc.oneof(letSite, verify),
    fc.array(fc.oneof(letSite, verify, emit, require, branch(inBranch), branch(inBranch)), { maxLength: 5 }),
  )
  .map(([first, others]) => write([first, ...others], OUTER).text);

interface Answer {
  readonly ok: boolean | null;
  readonly n: number | null;
}

const answers = fc.array(
  fc.record({ ok: fc.option(fc.boolean(), { freq: 3 }), n: fc.option(fc.nat(3), { freq: 3 }) }),
  { minLength: 30, maxLength: 30 },
);

function toLeaf(value: boolean | number | null): Leaf {
  if (value === null) return { kind: "unknown", reason: "agent-timeout", detail: "" };
  return { kind: "known", value, provenance: "observed", detail: "" };
}

function holdAnswer(id: string, { ok, n }: Answer): Holding {
  return holdFacts(id, { ok: toLeaf(ok), n: toLeaf(n) });
}

function run(text: string, given: readonly Answer[], asked: string[] = []): Promise<FlowRun> {
  return runProgram(
    program(text),
    {},
    {
      perform: async ({ id }) => {
        asked.push(id);
        return holdAnswer(id, given[Number(id.slice(1)) % given.length] ?? { ok: null, n: null });
      },
      onEvent: () => {},
    },
  );
}

test("to make an unknown known never turns a result that was decided", async () => {
  const seen = { decided: 0, unknown: 0 };
  const property = fc.asyncProperty(
    programs,
    answers,
    answers,
    fc.array(fc.nat(3), { minLength: 30, maxLength: 30 }),
    async (text, some, others, fills) => {
      const more = some.map(({ ok, n }, at): Answer => {
        const fill = fills[at] ?? 0;
        return {
          ok: fill % 2 === 1 ? (ok ?? others[at]?.ok ?? null) : ok,
          n: fill > 1 ? (n ?? others[at]?.n ?? null) : n,
        };
      });
      const before = await run(text, some);
      const after = await run(text, more);
      seen[before.result === "unknown" ? "unknown" : "decided"] += 1;
      if (before.result !== "unknown") expect(after.result).toBe(before.result);
    },
  );
  await fc.assert(property, { numRuns: 2_000 });
  expect(Math.min(seen.decided, seen.unknown)).toBeGreaterThan(100);
});

test("causes are there exactly where the result is unknown, and no site is asked twice", async () => {
  const property = fc.asyncProperty(programs, answers, async (text, given) => {
    const asked: string[] = [];
    const result = await run(text, given, asked);
    expect(result.causes.length > 0).toBe(result.result === "unknown");
    expect(new Set(asked).size).toBe(asked.length);
    for (const { site, causes } of result.unasked) {
      expect(causes.length).toBeGreaterThan(0);
      expect(asked).not.toContain(site.id);
    }
  });
  await fc.assert(property, { numRuns: 500 });
});
