import { expect, test } from "vitest";
import { formatDiagnostic } from "../../../../src/lib/diagnostic.ts";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";

function read(markdown: string): ReturnType<typeof parseHandoff> {
  return parseHandoff(markdown, "handoff.md");
}

function rulesOf(markdown: string): readonly string[] {
  return read(markdown).diagnostics.map(({ ruleId, range }) => `${ruleId}@${range?.start.line}:${range?.start.column}`);
}

test("execution items carry the command in front and what follows the arrow", () => {
  const { handoff } = read(
    "## Execution\nRan:\n- `a -> b` → done → twice\n- opened it -> seen\n- just looked\n\n```sh\nmake\n```\n\n| c | o |\n|-|-|\n| `x` | ok |\n",
  );
  expect(handoff.execution).toEqual([
    { text: "a -> b → done → twice", command: "a -> b", outcome: "done → twice" },
    { text: "opened it -> seen", command: null, outcome: "seen" },
    { text: "just looked", command: null, outcome: null },
    { text: "make", command: null, outcome: null },
    { text: "x → ok", command: "x", outcome: "ok" },
  ]);
});

test("a criterion is what stands before the first colon, its evidence what follows, its answer the last parenthesis", () => {
  const { handoff, diagnostics } = read(
    "## Findings\n- [x] Prints a: b: seen (twice) (MET)\n- [ ] No evidence (not met)\n- [x] Later (n/a)\n- [x] Unanswered: seen\n- plain remark\n",
  );
  expect(handoff.criteria).toEqual([
    { criterion: "Prints a", evidence: "b: seen (twice)", answer: "met" },
    { criterion: "No evidence", evidence: "", answer: "not-met" },
    { criterion: "Later", evidence: "", answer: "n/a" },
    { criterion: "Unanswered", evidence: "seen", answer: null },
  ]);
  expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual(["no-section", "criterion-unanswered"]);
});

test("findings need a marked severity, not a word that is one", () => {
  const { handoff } = read("## Findings\n- (HIGH) a: b\n- [medium] c\n- low — d\n- High contrast is broken\n");
  expect(handoff.findings).toEqual([
    { severity: "high", text: "a: b" },
    { severity: "med", text: "c" },
    { severity: "low", text: "d" },
  ]);
});

test.for([
  ["`src/a.ts:12-14` (high): x", { path: "src/a.ts", startLine: 12, endLine: 14, severity: "high", text: "x" }],
  ["`src/a.ts`:12 (med) — x", { path: "src/a.ts", startLine: 12, endLine: 12, severity: "med", text: "x" }],
  ["src/a.ts#L3-L5 (low): x", { path: "src/a.ts", startLine: 3, endLine: 5, severity: "low", text: "x" }],
  ["./src/a.ts:9–7 (medium): x", { path: "src/a.ts", startLine: 7, endLine: 9, severity: "med", text: "x" }],
  [
    "app/(shop)/page.tsx:3 (high): x",
    { path: "app/(shop)/page.tsx", startLine: 3, endLine: 3, severity: "high", text: "x" },
  ],
  [
    "src/__tests__/a.ts:3 (low): x",
    { path: "src/__tests__/a.ts", startLine: 3, endLine: 3, severity: "low", text: "x" },
  ],
  ["src/__init__.py:1 (low): x", { path: "src/__init__.py", startLine: 1, endLine: 1, severity: "low", text: "x" }],
  ["`my file.ts` (low): x", { path: "my file.ts", startLine: null, endLine: null, severity: "low", text: "x" }],
  ["src/a.ts:0 (low): x", { path: "src/a.ts", startLine: null, endLine: null, severity: "low", text: "x" }],
  [
    "(high): all of it (see log)",
    { path: null, startLine: null, endLine: null, severity: "high", text: "all of it (see log)" },
  ],
  [
    "src/a.ts:1 (high): x\n  - more\n",
    { path: "src/a.ts", startLine: 1, endLine: 1, severity: "high", text: "x\n- more" },
  ],
] as const)("critique %j", ([item, critique]) => {
  const { handoff, diagnostics } = read(`## Critique\n- ${item}\n`);
  expect(handoff.critiques).toEqual([{ ...critique, criterion: null }]);
  expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual(["no-section"]);
});

test("a critique of another shape is kept whole, with a warning at its line", () => {
  const markdown = "## Critique\n- (none)\n- the toggle is broken\n- The toggle (high): is broken\n";
  expect(read(markdown).handoff.critiques.map(({ path, severity, text }) => [path, severity, text])).toEqual([
    [null, "med", "the toggle is broken"],
    [null, "high", "The toggle: is broken"],
  ]);
  expect(rulesOf(markdown)).toEqual(["no-section@1:1", "unparsed-critique@3:1", "unparsed-critique@4:1"]);
});

test.for([
  ["- a b: 1 → 2", ["a b", "1", "→", "2"]],
  ["`LOC(x.tsx): 412 -> 354`", ["LOC(x.tsx)", "412", "→", "354"]],
  ["* **bundle size**: 2.41 MB → 2.39 MB", ["bundle size", "2.41 MB", "→", "2.39 MB"]],
  ["pnpm test --filter @a/b: 84 passing → 84 passing", ["pnpm test --filter @a/b", "84 passing", "→", "84 passing"]],
  ["p99: 410ms <= 350ms", ["p99", "410ms", "<=", "350ms"]],
  ["p99: 410ms < 350ms", ["p99", "410ms", "<", "350ms"]],
  ["p99: 410ms >= 350ms", ["p99", "410ms", ">=", "350ms"]],
  ["p99: 410ms > 350ms", ["p99", "410ms", ">", "350ms"]],
  ["p99: a == b", ["p99", "a", "==", "b"]],
  ["time at 12:30: 5 → 6", ["time at 12:30", "5", "→", "6"]],
  ["LOC(src/__tests__/a.ts): 1 → 2", ["LOC(src/__tests__/a.ts)", "1", "→", "2"]],
  ["lines<10: 1 → 2", ["lines<10", "1", "→", "2"]],
  ["a: 1 < 2 → 3", ["a", "1 < 2", "→", "3"]],
] as const)("measurement %j", ([line, [name, before, operator, after]]) => {
  const { handoff } = read(`## Measurements\n${line}\n`);
  expect(handoff.measurements).toEqual({ isNone: false, claims: [{ name, before, operator, after }], unparsed: [] });
});

test("measurements: none said, none there, and lines that are no measurement", () => {
  expect(read("## Measurements\n(none)\n").handoff.measurements).toEqual({ isNone: true, claims: [], unparsed: [] });
  expect(read("## Measurements\n- `(none)`\n").handoff.measurements?.isNone).toBe(true);
  expect(read("## Measurements\n").handoff.measurements).toEqual({ isNone: false, claims: [], unparsed: [] });
  expect(read("## Branch\n`x`\n").handoff.measurements).toBeNull();
  const markdown = "## Measurements\n- a: 1 → 2\n  - b: 3 → 4\nc: 5→6\n- prose\n- no colon 1 → 2\n";
  expect(read(markdown).handoff.measurements?.claims.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(read(markdown).handoff.measurements?.unparsed).toEqual(["c: 5→6", "prose", "no colon 1 → 2"]);
  expect(rulesOf(markdown).slice(1)).toEqual([4, 5, 6].map((line) => `unparsed-measurement@${line}:1`));
});

test("measurements in code, fenced or indented, with the line of each", () => {
  const fenced = "## Measurements\n```\na: 1 -> 2\nprose\n```\n";
  expect(read(fenced).handoff.measurements?.claims.map(({ name }) => name)).toEqual(["a"]);
  expect(rulesOf(fenced)).toEqual(["no-section@1:1", "unparsed-measurement@4:1"]);
  expect(rulesOf("## Measurements\n\n    a: 1 -> 2\n    prose\n")).toEqual([
    "no-section@1:1",
    "unparsed-measurement@4:1",
  ]);
});

test("warnings say where: glued heading, repeated section, template line, invisible character", () => {
  expect(rulesOf("\uFEFFI\u00ADran it.\nAll done.## Verification\nverifier-failed\n")).toEqual([
    "invisible-character@1:2",
    "glued-heading@2:1",
  ]);
  expect(rulesOf("## Verification\nverifier-failed\n\n## Verification\nverifier-failed\n")).toEqual([
    "repeated-section@5:1",
  ]);
  expect(rulesOf("## Verification\n<one of: live-ui-verified | verifier-failed>\n\nverifier-failed\n")).toEqual([
    "template-line@2:1",
  ]);
});

test("a known section at another depth is named with the heading that it needs, and is not read", () => {
  const markdown =
    "## Execution\n- `npm test` → 3 passed\n\n### Execution\n- more\n\n## Summary\n### Critique\n- src/a.ts:1 (high): x\n\n# Measurements\n- a: 1 → 2\n\n#### Details\n\n## Notes\n### Findings\n- x\n";
  const { handoff, diagnostics } = read(markdown);
  expect([handoff.critiques, handoff.measurements]).toEqual([[], null]);
  expect(rulesOf(markdown)).toEqual(["no-section@1:1", "section-depth@8:1", "section-depth@11:1"]);
  expect(diagnostics[1]?.severity).toBe("warning");
  expect(diagnostics[1]?.hint).toContain("`## Critique`");
});

test("a denial is not taken for the criterion, and an empty box without an answer stays unanswered", () => {
  const { handoff, diagnostics } = read(
    "## Verification\nunit-test-verified\n\n## Execution\n- ran it\n\n## Findings\n- **NOT MET:** Persists: lost\n- [ ] Renders: seen\n",
  );
  expect(handoff.criteria).toEqual([
    { criterion: "Persists", evidence: "lost", answer: "not-met" },
    { criterion: "Renders", evidence: "seen", answer: null },
  ]);
  expect(diagnostics.map(({ ruleId, range }) => [ruleId, range?.start.line])).toEqual([
    ["criterion-not-met", 8],
    ["criterion-unanswered", 9],
  ]);
});

test("an error says where and what to write", () => {
  const { diagnostics } = read("# Title\n\n## Verification\nall good\n");
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    "handoff.md:4:1: error: the section does not start with one of the known values [unknown-value]\n  write `## Verification` on a line of its own, once, and below it one of live-ui-verified, unit-test-verified, type-check-only, verifier-blocked, verifier-failed, not-verified",
  ]);
  expect(rulesOf("text\n\n## Verific\u0430tion\n")).toEqual(["suspicious-heading@3:1"]);
  expect(rulesOf("## Verification\nlive-ui-verified\n\n## Verification\nverifier-failed\n")).toEqual([
    "conflicting-sections@5:1",
  ]);
});

test("at most 20 diagnostics of a kind are listed and the last says how many are not", () => {
  const { diagnostics } = read(`## Measurements\n${"- prose\n".repeat(50)}`);
  const unparsed = diagnostics.filter(({ ruleId }) => ruleId === "unparsed-measurement");
  expect(unparsed.length).toBe(20);
  expect(unparsed.at(-1)?.message).toContain("30 more of this kind");
});
