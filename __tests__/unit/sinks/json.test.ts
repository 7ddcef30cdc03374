import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RunStart } from "../../../src/publish/sink.ts";
import { createJsonSink } from "../../../src/sinks/json/index.ts";
import { type VerdictFile, VerdictFileSchema } from "../../../src/sinks/json/verdict-file.ts";
import { REPORT_CASES } from "../../support/report-cases.ts";
import {
  claimed,
  evidence,
  gate,
  observed,
  OUTPUT_DIR,
  report,
  SUBJECT,
  verdict,
} from "../../support/sample-report.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

const START: RunStart = { subject: SUBJECT, gates: [], runKey: "k", startedAt: "2026-11-30T10:00:00.000Z" };

function readVerdict(dir: string): VerdictFile {
  return VerdictFileSchema.parse(JSON.parse(readFileSync(join(dir, "verdict.json"), "utf8")));
}

test.each(Object.entries(REPORT_CASES))(
  "the file has the documented shape and says what the report says: %s",
  async (_, given) => {
    const outputDir = join(makeTempDir(), "not", "there", "yet");
    const session = await createJsonSink({ outputDir }).open(START);
    await session.close(given);
    const file = readVerdict(outputDir);
    expect(file).toMatchObject({ version: 1, isFinished: true, outcome: given.outcome, conclusion: given.conclusion });
    expect(file.gates.map(({ name, outcome, conclusion }) => ({ name, outcome, conclusion }))).toEqual(
      given.gates.map(({ gate: { name }, verdict: { outcome }, conclusion }) => ({ name, outcome, conclusion })),
    );
    expect(file.gates.map(({ critiques }) => critiques.length)).toEqual(
      given.gates.map(({ critiques }) => critiques.length),
    );
    expect(readdirSync(outputDir)).toEqual(["verdict.json"]);
  },
);

test("the same report gives the same bytes, whatever the order of facts", async () => {
  const facts = { passed: observed(true, "exit 0"), exitCode: observed(0, "exit 0"), failures: claimed(0, "none") };
  const backwards = Object.fromEntries(Object.entries(facts).toReversed());
  const texts: string[] = [];
  for (const some of [facts, backwards]) {
    const outputDir = makeTempDir();
    const session = await createJsonSink({ outputDir }).open(START);
    const given = report([
      { gate: gate(null), verdict: verdict("passed", { checks: [evidence("tests", { facts: some })] }) },
    ]);
    await session.close(given);
    texts.push(readFileSync(join(outputDir, "verdict.json"), "utf8"));
  }
  expect(texts[0]).toBe(texts[1]);
  const keys = [...(texts[0] ?? "").matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key);
  expect(keys).toEqual([
    "version",
    "outcome",
    "conclusion",
    "isFinished",
    "subject",
    "reasons",
    "because",
    "verifications",
    "gates",
    "plans",
    "setup",
    "usage",
    "redo",
    "notices",
    "diagnostics",
    "startedAt",
    "finishedAt",
    "durationMs",
  ]);
});

test("what a verdict rests on is all there: facts with provenance, commands, files, plan digests", async () => {
  const outputDir = makeTempDir();
  const given = REPORT_CASES["failing"];
  if (given === undefined) throw new Error("no case failing");
  const session = await createJsonSink({ outputDir }).open(START);
  await session.close(given);
  const file = readVerdict(outputDir);
  expect(file.plans).toEqual([
    { path: ".orchestrate/dark-mode/plan.json", commit: "b".repeat(40), digest: "d".repeat(64), rootSlug: "dark-mode" },
  ]);
  expect(file.verifications).toEqual([
    { plan: ".orchestrate/dark-mode/plan.json", task: "frontend-toggle", verification: "verifier-failed" },
    { plan: ".orchestrate/dark-mode/plan.json", task: "verify-frontend-toggle", verification: "verifier-failed" },
  ]);
  const [handoff] = file.gates[0]?.checks ?? [];
  expect(handoff?.facts["verified"]).toEqual({
    kind: "known",
    value: false,
    provenance: "observed",
    detail: "verifier-failed",
    reason: null,
  });
  expect(handoff?.files).toEqual([{ label: "handoff", path: "verify-frontend-toggle/handoff/handoff.md" }]);
  expect(handoff?.commands.map(({ command, isSuccess }) => [command, isSuccess])).toEqual([
    ["npm test -- settings", true],
    ["npm test -- reload", false],
  ]);
  expect(handoff?.criteria.map(({ answer }) => answer)).toEqual(["met", "not-met"]);
  expect(file.gates[0]?.critiques.map(({ placement }) => placement.kind)).toEqual(["inline", "inline", "body"]);
  expect(JSON.stringify(file)).not.toContain(OUTPUT_DIR);
});

test("numbers that JSON lacks are kept as words", async () => {
  const outputDir = makeTempDir();
  const session = await createJsonSink({ outputDir }).open(START);
  const facts = { size: observed(Number.POSITIVE_INFINITY, "") };
  await session.close(
    report([{ gate: gate(null), verdict: verdict("passed", { checks: [evidence("m", { facts })] }) }]),
  );
  expect(readVerdict(outputDir).gates[0]?.checks[0]?.facts["size"]).toMatchObject({ value: "Infinity" });
});

test("from the start on, and if the run never ends, the file of an earlier pass is gone", async () => {
  const outputDir = makeTempDir();
  writeFileSync(join(outputDir, "verdict.json"), '{"outcome":"passed"}');
  const session = await createJsonSink({ outputDir }).open(START);
  expect(readVerdict(outputDir)).toMatchObject({ outcome: "blocked", isFinished: false, conclusion: { exitCode: 2 } });
  await session.abandon("cancelled", "SIGTERM");
  expect(readVerdict(outputDir)).toMatchObject({
    outcome: "cancelled",
    isFinished: false,
    reasons: [{ code: "cancelled", detail: "SIGTERM" }],
  });
});

test("a file that cannot be written is a failure of the world", async () => {
  const dir = makeTempDir();
  mkdirSync(join(dir, "verdict.json"));
  await expect(createJsonSink({ outputDir: dir }).open(START)).rejects.toMatchObject({
    name: "GateError",
    code: "world-failed",
  });
});
