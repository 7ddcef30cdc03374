import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { hasErrors } from "../../../src/lib/diagnostic.ts";
import type { Policy } from "../../../src/policy/policy.ts";
import { KINDS, readWith } from "./judge-policies.ts";

const names = fc.constantFrom("default", "judge", "claude", "critic", "shell", "nobody", "(judge)", "constructor");
const models = fc.constantFrom("anthropic:a", "openai:b", "compatible:c", "gateway:d", "claude-sonnet-5", "", "x:y");
const paths = fc.constantFrom(
  "judges/a.md",
  "./judges/b.md",
  "../c.md",
  "../../d.md",
  "/e.md",
  "judge",
  "judges//f.md",
);
const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(true, false, null, "", 0, [], {}));

/** A mapping that often has these keys, and sometimes another value or key. */
function mostly(shape: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const keys = Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [key, fc.oneof({ weight: 8, arbitrary: value }, junk)] as const),
  );
  const record = fc.record(keys, { requiredKeys: [] });
  return fc.oneof({ weight: 12, arbitrary: record }, junk);
}

const agent = fc.oneof(
  fc.record({ use: fc.constant("claude-code"), model: fc.constantFrom("m", "--m") }),
  fc.record({ use: fc.constant("judge"), model: models }),
  fc.record({ use: fc.constant("codex"), model: fc.constant("m"), fallback: fc.array(names, { maxLength: 2 }) }),
  fc.record({ use: fc.constant("command"), command: fc.constant("x") }),
  mostly({ use: fc.constantFrom("claude-code", "judge", "recipe", "no"), model: models }),
);
const verify = fc.oneof(
  fc.constantFrom<unknown>(true, false, "Is it good?", ""),
  mostly({ criteria: fc.string(), at: fc.constantFrom("gate", "output", "both"), votes: fc.constantFrom(1, 2, 3) }),
  mostly({ judge: paths, maxRedos: fc.nat(12) }),
  mostly({ model: models, include: fc.array(fc.constantFrom("title", "body", "x")) }),
  mostly({ agent: names, "max-redos": fc.nat(12) }),
);
const check = fc.oneof(
  mostly({ judge: fc.string(), agent: names }),
  fc.record({ judge: fc.constant("x") }),
  fc.record({ run: fc.constant("x") }),
);
const gate = fc.oneof(
  mostly({ agent: names, verify, checks: fc.dictionary(fc.constantFrom("a", "b"), check) }),
  fc.constant("verify { }"),
);
const policy = fc.record(
  {
    version: fc.constant(1),
    agents: fc.oneof(fc.dictionary(names, agent), junk),
    defaults: mostly({ agent: names }),
    verify,
    approval: mostly({ reviewers: fc.array(fc.constantFrom("octocat", "@a", 3)), teams: fc.array(fc.constant("web")) }),
    redo: mostly({ max: fc.nat(12), agent: names, comment: fc.constantFrom("@a", "a"), resume: fc.boolean() }),
    gates: fc.oneof(fc.dictionary(fc.constantFrom("a", "b", "__proto__"), gate), junk),
  },
  { requiredKeys: ["version"] },
);
const frontMatter = fc.oneof(
  mostly({
    agent: names,
    model: models,
    tools: fc.array(fc.string()),
    effort: fc.constantFrom("high", "x"),
    verify: junk,
  }),
  fc.record({ agent: fc.constantFrom("claude", "critic", "judge", "claude-code"), model: models }),
);
const judgeFile = fc.oneof(
  fc.tuple(frontMatter, fc.constantFrom("Is it good?\n", "", "---\n")).map(([data, body]) => {
    return `---\n${JSON.stringify(data)}\n---\n${body}`;
  }),
  fc.string(),
  fc.uint8Array({ maxLength: 40 }),
  fc.string().map((text) => `---\n${text}`),
);
const files = fc.record({ ".github/judges/a.md": judgeFile, ".github/judges/b.md": judgeFile, "c.md": judgeFile });

/** What holds for every policy that is let through. */
function expectWhole({ agents, verify: whole, gates, redo, approval }: Policy): void {
  const judgements = [whole, ...Object.values(gates).map((one) => one.verify)];
  for (const judgement of judgements) {
    if (judgement === null || judgement === "off") continue;
    const use = agents[judgement.agent]?.use ?? "";
    expect(Object.keys(KINDS.agents)).toContain(use);
    expect(KINDS.agents[use as keyof typeof KINDS.agents].provenance).toBe("claimed");
    if (judgement.rubricFile === null) expect(use).toBe("judge");
    else expect([judgement.criteria, judgement.rubricFile.body.trim()]).toEqual([null, judgement.rubricFile.body]);
    expect(judgement.rubricFile?.body).not.toBe("");
    expect(judgement.criteria?.trim()).not.toBe("");
    expect(judgement.maxRedos).toBeLessThanOrEqual(10);
  }
  for (const { checks } of Object.values(gates))
    for (const one of checks) if (one.kind === "judge") expect(Object.keys(agents)).toContain(one.agent);
  if (redo !== null && redo.agent !== null) expect(Object.keys(agents)).toContain(redo.agent);
  if (redo !== null && redo.max > 0) expect((redo.agent === null) === (redo.comment !== null)).toBe(true);
  if (approval !== null) expect(approval.users.length + approval.teams.length).toBeGreaterThan(0);
  for (const one of Object.values(agents))
    expect(KINDS.agents[one.use as keyof typeof KINDS.agents].params.safeParse(one.params).success).toBe(true);
}

/** Parts that are sound by themselves; put together they may contradict one another. */
const soundAgents = fc.record(
  {
    default: fc.constant({ use: "codex", model: "gpt-5" }),
    judge: fc.constantFrom({ use: "judge", model: "anthropic:a" }, { use: "claude-code", model: "m" }),
    claude: fc.constant({ use: "claude-code", model: "m", timeout: "5m", fallback: ["critic"] }),
    critic: fc.constant({ use: "judge", model: "openai:b", price: { input: 1, output: 1 } }),
  },
  { requiredKeys: ["critic"] },
);
const named = fc.constantFrom("default", "judge", "claude", "critic");
const soundVerify = fc.oneof(
  fc.constantFrom<unknown>(true, "Is it good?", {}, { maxRedos: 0, votes: 5 }),
  fc.record({ judge: fc.constantFrom("judges/a.md", "judges/b.md"), at: fc.constantFrom("gate", "both") }),
  fc.record({ model: fc.constantFrom("anthropic:a", "compatible:c"), criteria: fc.constant("x") }),
  fc.record({ agent: named }),
);
const soundGate = fc.record(
  {
    agent: named,
    verify: fc.oneof(soundVerify, fc.constant(false)),
    checks: fc.dictionary(
      fc.constantFrom("a", "b"),
      fc.oneof(fc.constant({ judge: "x" }), fc.record({ judge: fc.constant("x"), agent: named })),
    ),
  },
  { requiredKeys: [] },
);
const nearlySound = fc.record(
  {
    version: fc.constant(1),
    agents: soundAgents,
    defaults: fc.record({ agent: named }),
    verify: soundVerify,
    approval: fc.constantFrom({ reviewers: ["octocat"] }, { teams: ["web"] }, {}),
    redo: fc.constantFrom({}, { max: 0 }, { comment: "@cursor" }, { agent: "claude", max: 3 }, { agent: "critic" }),
    gates: fc.dictionary(fc.constantFrom("a", "b"), soundGate, { maxKeys: 2 }),
  },
  { requiredKeys: ["version", "agents"] },
);
const someFile = fc.constantFrom(
  "---\nagent: claude\n---\nx",
  "---\nagent: critic\neffort: high\n---\nx",
  "---\nagent: claude-code\nmodel: anthropic:m\n---\nx",
  "---\nagent: claude\nmodel: openai:m\n---\nx",
  "only a body",
);
const soundFiles = fc.record({ ".github/judges/a.md": someFile, ".github/judges/b.md": someFile });

function tellOf(data: unknown, judges: Parameters<typeof readWith>[1]): Policy | null {
  const { value, diagnostics } = readWith(JSON.stringify(data), judges);
  expect(value === null).toBe(hasErrors(diagnostics));
  for (const { range } of diagnostics) if (range !== null) expect(range.start.line).toBeGreaterThanOrEqual(1);
  return value;
}

test("a policy that is let through has a judge who can judge, a standard and a reviser", () => {
  const seen = { sound: 0, faulty: 0, withFile: 0, like: 0 };
  fc.assert(
    fc.property(nearlySound, soundFiles, (data, judges) => {
      const value = tellOf(data, judges);
      if (value === null) {
        seen.faulty += 1;
        return;
      }
      expectWhole(value);
      seen.sound += 1;
      if (Object.keys(value.agents).some((name) => name.endsWith(".md)"))) seen.withFile += 1;
      if (Object.keys(value.agents).some((name) => name.startsWith("(judge like "))) seen.like += 1;
    }),
    { numRuns: 2_500 },
  );
  // Else the property would say nothing.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});

test("a policy with judges of any shape is read without a throw", () => {
  fc.assert(
    fc.property(policy, files, (data, judges) => {
      const value = tellOf(data, judges);
      if (value !== null) expectWhole(value);
    }),
    { numRuns: 500 },
  );
});

test("any bytes and any data are read without a throw", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom("verify", "redo", "approval"), junk)),
      (data) => {
        const { value, diagnostics } = readWith(JSON.stringify(data));
        expect(value === null).toBe(hasErrors(diagnostics));
      },
    ),
    { numRuns: 500 },
  );
});
