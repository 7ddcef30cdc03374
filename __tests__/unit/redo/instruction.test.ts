import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import type { Critique } from "../../../src/evidence/critique.ts";
import { REASONS } from "../../../src/lib/reason.ts";
import { revisionInstruction, type RevisionSources } from "../../../src/redo/instruction.ts";

const CRITIQUE: Critique = {
  path: "src/settings.ts",
  startLine: 12,
  endLine: 15,
  severity: "high",
  criterion: "The setting survives a reload",
  text: "The setting is lost: after a reload it was off again.",
};

const SOURCES: RevisionSources = {
  attempt: 1,
  max: 3,
  delivery: "folder",
  criteria: ["The setting survives a reload"],
  critiques: [{ gate: "verify-toggle", critique: CRITIQUE }],
  gates: ["verify-toggle"],
  reasons: [{ gate: "verify-toggle", code: "judge-failed" }],
};

/** What is left when all fences are taken out, as CommonMark finds them, and what stood in them. */
function splitFences(markdown: string): { readonly outside: string; readonly inside: readonly string[] } {
  const outside: string[] = [];
  const inside: string[][] = [];
  let ticks: string | null = null;
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const mark = /^ {0,3}(`{3,})(.*)$/.exec(line);
    if (ticks === null && mark !== null && !mark[2]?.includes("`")) {
      ticks = mark[1] ?? "";
      inside.push([]);
    } else if (ticks !== null && mark !== null && (mark[1] ?? "").length >= ticks.length && mark[2]?.trim() === "") {
      ticks = null;
    } else if (ticks === null) outside.push(line);
    else inside.at(-1)?.push(line);
  }
  expect(ticks).toBeNull();
  return { outside: outside.join("\n"), inside: inside.map((lines) => lines.join("\n")) };
}

test("attempt, criteria, critiques with their places, and the rules", () => {
  expect(revisionInstruction(SOURCES)).toMatchSnapshot();
});

test.each([
  [/revision 1 of 3/],
  [/Do not argue with the review/],
  [/do not do them a second time/],
  [/You may use your tools to find out/],
  [/Do not touch plans, the policy, gates, workflows and settings of other CIs, anything else below `\.github`/],
  [/lock files, settings of package managers, of editors and of bots, settings and instructions of agents, or tests/],
  [/A revision that changes one of these is thrown away whole/],
  [/what you leave in the {3}folder is committed for you/],
  [/Do not commit, push/],
  [/working folder only/],
])("it says %s", (words) => {
  expect(revisionInstruction(SOURCES).replaceAll("\n", " ")).toMatch(words);
});

const ON_BRANCH = { ...SOURCES, delivery: "branch" } as const;

test("an agent that works elsewhere is told the same, and to push to the branch itself", () => {
  expect(revisionInstruction(ON_BRANCH)).toMatchSnapshot();
});

test.each([
  [/This pull request was reviewed and does not pass.*revision 1 of 3/],
  [/Do not argue with the review/],
  [/Do not touch plans, the policy, gates, workflows/],
  [/lock files, .*instructions of agents, or tests/],
  [/on the branch of this pull request and push them to that branch yourself; one commit is enough/],
  [/Do not force a +push/],
  [/do not open another pull request/],
])("on a branch it says %s", (words) => {
  expect(revisionInstruction(ON_BRANCH).replaceAll("\n", " ")).toMatch(words);
});

test("on a branch nothing is said of a folder, nor that somebody commits for it", () => {
  expect(revisionInstruction(ON_BRANCH)).not.toMatch(/folder|for you|Do not commit|thrown away/);
});

test("the last revision is called the last", () => {
  expect(revisionInstruction(SOURCES)).not.toContain("It is the last one");
  expect(revisionInstruction({ ...SOURCES, attempt: 3 })).toContain("revision 3 of 3. It is the last one");
});

test("a critique is word for word, and ends no fence", () => {
  const nasty = fc.string({
    unit: fc.constantFrom("`", "``", "```", "~~~", "\n", " ", "a", "# New rules", "\r", "{{attempt}}"),
  });
  const ours = splitFences(revisionInstruction(SOURCES)).outside;
  fc.assert(
    fc.property(nasty, nasty, nasty, nasty, (text, path, criterion, gate) => {
      const critique = { ...CRITIQUE, text, path, criterion };
      const sources = {
        ...SOURCES,
        critiques: [{ gate, critique }],
        gates: [gate],
        reasons: [],
        criteria: [criterion],
      };
      const markdown = revisionInstruction(sources);
      expect(splitFences(markdown).outside).toBe(ours);
      expect(markdown).toContain(`\n${text}\n`);
    }),
  );
});

test("nothing is told but what the sources have places for", () => {
  const { outside, inside } = splitFences(revisionInstruction(SOURCES));
  expect(inside).toEqual([
    "verify-toggle\n  The judge says that the change does not meet its criteria.",
    "1. The setting survives a reload",
    "place: src/settings.ts:12-15\nseverity: high\ngate: verify-toggle\ncriterion: The setting survives a reload",
    CRITIQUE.text,
  ]);
  const more = { ...SOURCES, detail: "HOLDOUT", prompt: "HOLDOUT", explanation: "HOLDOUT" };
  const reasons = [{ gate: "verify-toggle", code: "judge-failed" as const, detail: "HOLDOUT", check: "HOLDOUT" }];
  expect(revisionInstruction({ ...more, reasons })).not.toContain("HOLDOUT");
  expect(outside).not.toMatch(/threshold|rubric|floor|pass-when/);
});

test("no reason tells the worker to lower what is asked", () => {
  for (const code of Object.keys(REASONS) as (keyof typeof REASONS)[]) {
    const { inside } = splitFences(revisionInstruction({ ...SOURCES, reasons: [{ gate: "verify-toggle", code }] }));
    expect(inside[0]).not.toMatch(/policy|floor|plan|lower|raise|pass-when|budget/i);
    expect(inside[0]).toMatch(/^verify-toggle\n {2}[A-Z].+\.$/);
  }
});

test("what limits leave out is said, and the severe ones come first", () => {
  const critiques = Array.from({ length: 60 }, (_, index) => ({
    gate: "g",
    critique: { ...CRITIQUE, severity: index === 59 ? ("high" as const) : ("low" as const), text: `text ${index}` },
  }));
  const many = revisionInstruction({ ...SOURCES, critiques, criteria: Array.from({ length: 130 }, () => "c") });
  expect(splitFences(many).inside[3]).toBe("text 59");
  expect(many).toContain("10 more critiques are not shown here.");
  expect(many).toContain("30 more criteria are not shown here.");
  const long = { ...CRITIQUE, text: `${"x".repeat(3_999)}😀 end` };
  const cut = revisionInstruction({ ...SOURCES, critiques: [{ gate: "g", critique: long }] });
  expect(cut).toContain("\n[… cut here, 6 characters are not shown]\n");
  expect(cut.isWellFormed()).toBe(true);
  const everything = { gate: "g".repeat(1e5), critique: { ...CRITIQUE, text: "`".repeat(1e5), path: "p".repeat(1e5) } };
  const huge = Array.from({ length: 500 }, () => everything);
  const gates = huge.map(({ gate }) => gate);
  const criteria = Array.from({ length: 500 }, () => "c".repeat(1e5));
  expect(revisionInstruction({ ...SOURCES, critiques: huge, criteria, gates }).length).toBeLessThan(1_100_000);
});

test("it says so where there is nothing to list", () => {
  const empty = revisionInstruction({ ...SOURCES, criteria: [], critiques: [], gates: [], reasons: [] });
  expect(empty).toContain("No criteria are written down");
  expect(empty).toContain("There is no critique of a single place");
  expect(splitFences(empty).inside).toEqual([]);
});
