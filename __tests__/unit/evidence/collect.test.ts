import pLimit from "p-limit";
import { expect, test } from "vitest";
import { z } from "zod";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import type { Gate } from "../../../src/evidence/gate.ts";
import type { CheckModule } from "../../../src/evidence/check.ts";
import { collectAndJudge, type CollectContext } from "../../../src/evidence/collect.ts";
import { BOOL, TEXT } from "../../../src/policy/types/type.ts";
import { GateError } from "../../../src/lib/error.ts";
import { NO_MODELS, UNCHANGED } from "../../support/fake-agent-world.ts";
import { evidenceOf, gateCheck, gateWith, observed, RUN_FACTS } from "../../support/evidence.ts";

function moduleThat(run: CheckModule["run"]): CheckModule {
  return { params: z.unknown(), facts: RUN_FACTS, run };
}

function contextFor(module: CheckModule, more: Partial<CollectContext> = {}): CollectContext {
  const log = { info: () => {}, warning: () => {}, error: () => {} };
  let now = 0;
  return {
    head: "h",
    mergeBase: "m",
    diff: { files: [], isTruncated: false },
    checkOut: () => Promise.reject(new Error("not asked for")),
    loadCheck: () => Promise.resolve(module),
    makeAgent: () => {
      throw new Error("not asked for");
    },
    isClaimed: () => false,
    author: null,
    onEvent: () => {},
    promptFor: () => "",
    keeperFor: () => () => Promise.reject(new Error("not asked for")),
    transcriptsFor: () => () => Promise.reject(new Error("not asked for")),
    limit: pLimit(8),
    queue: pLimit(16),
    processes: { run: () => Promise.reject(new Error("not asked for")) },
    ...NO_MODELS,
    clock: { now: () => new Date(0), elapsedMs: () => (now += 1) },
    log,
    signal: new AbortController().signal,
    ...more,
  };
}

const gate = (...names: readonly string[]) => gateWith("x.passed", { checks: names.map((name) => gateCheck(name)) });

/** The evidence of a run of these gates, all of which pass. */
function collectAll(gates: readonly Gate[], context: CollectContext): Promise<readonly (readonly CheckEvidence[])[]> {
  const verdicts = collectAndJudge(gates, context, async ({ checks }, perform) => {
    return { passed: true, evidence: await Promise.all(checks.map((check) => perform(check, null))) };
  });
  return Promise.all(verdicts.map(async (verdict) => (await verdict).evidence));
}

/** The evidence of a run of one gate. */
async function collectEvidence(one: Gate, context: CollectContext): Promise<readonly CheckEvidence[]> {
  return (await collectAll([one], context))[0] ?? [];
}

test("checks that rest on an agent's word start when all others of the run have ended", async () => {
  const events: string[] = [];
  const module = moduleThat(async (_, { name }) => {
    events.push(`start ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    events.push(`end ${name}`);
    return evidenceOf(name, {});
  });
  const context = contextFor(module, { isClaimed: ({ name }) => name.startsWith("agent") });
  await collectAll([gate("agent-1", "tests"), gate("agent-2", "lint")], context);
  expect(events.slice(0, 4).toSorted()).toEqual(["end lint", "end tests", "start lint", "start tests"]);
  expect(events.slice(4).toSorted()).toEqual(["end agent-1", "end agent-2", "start agent-1", "start agent-2"]);
});

test("a check whose world fails yields unknown facts with the reason, all of them", async () => {
  const module = moduleThat(() => Promise.reject(new GateError("disk-full", "no space left")));
  const [evidence] = await collectEvidence(gate("tests"), contextFor(module));
  const missing = { kind: "unknown", reason: "disk-full", detail: "no space left" };
  expect(evidence?.facts).toEqual({ passed: missing, exitCode: missing });
});

test("a fact that a check forgot is unknown, never absent", async () => {
  const module = moduleThat((_, { name }) => Promise.resolve(evidenceOf(name, { passed: observed(true) })));
  const [evidence] = await collectEvidence(gate("tests"), contextFor(module));
  expect(evidence?.facts["passed"]).toMatchObject({ value: true });
  expect(evidence?.facts["exitCode"]).toMatchObject({ kind: "unknown", reason: "internal-error" });
});

test("bugs are thrown, not turned into evidence", async () => {
  const module = moduleThat(() => Promise.reject(new TypeError("oops")));
  await expect(collectEvidence(gate("tests"), contextFor(module))).rejects.toThrow("oops");
});

test("evidence comes in the gate's order, whichever check ends first", async () => {
  const module = moduleThat(async (_, { name }) => {
    await new Promise((resolve) => setTimeout(resolve, name === "slow" ? 30 : 0));
    return evidenceOf(name, {});
  });
  const evidence = await collectEvidence(gate("slow", "fast"), contextFor(module));
  expect(evidence.map(({ check }) => check)).toEqual(["slow", "fast"]);
});

test("working copies are removed after the check, also when it fails, and a failure to remove is only said", async () => {
  const removed: string[] = [];
  const warnings: string[] = [];
  const copy = (dir: string) => ({
    dir,
    homeDir: dir,
    tmpDir: dir,
    ...UNCHANGED,
    remove: () => (dir === "bad" ? Promise.reject(new Error("busy")) : Promise.resolve(void removed.push(dir))),
  });
  const module = moduleThat(async (_, input) => {
    await input.checkOut("good");
    await input.checkOut("bad");
    throw new GateError("world-failed", "broken");
  });
  const log = { info: () => {}, warning: (text: string) => void warnings.push(text), error: () => {} };
  await collectEvidence(
    gate("tests"),
    contextFor(module, { checkOut: (commit) => Promise.resolve(copy(commit)), log }),
  );
  expect(removed).toEqual(["good"]);
  expect(warnings).toHaveLength(1);
});

test("an agent that waits has its copy of the head made meanwhile, once, and it is removed", async () => {
  const made: string[] = [];
  const removed: string[] = [];
  const checkOut = (commit: string) => {
    const dir = `${commit}-${made.push(commit)}`;
    return Promise.resolve({
      dir,
      homeDir: dir,
      tmpDir: dir,
      ...UNCHANGED,
      remove: () => Promise.resolve(void removed.push(dir)),
    });
  };
  const events: string[] = [];
  const module = moduleThat(async (_, input) => {
    events.push(`${input.name} starts, ${made.length} made`);
    const { dir } = await input.checkOut("h");
    await new Promise((resolve) => setTimeout(resolve, 400));
    events.push(`${input.name} used ${dir}`);
    return evidenceOf(input.name, {});
  });
  const agents = ["a", "b"].map((name) => gateCheck(name, { kind: "agent" }));
  await collectEvidence(gateWith("a.passed", { checks: agents }), contextFor(module, { checkOut, limit: pLimit(1) }));
  expect(events).toEqual(["a starts, 0 made", "a used h-1", "b starts, 2 made", "b used h-2"]);
  expect(removed.toSorted()).toEqual(["h-1", "h-2"]);
});

test("after a cancellation no check starts", async () => {
  const controller = new AbortController();
  controller.abort();
  const module = moduleThat(() => Promise.reject(new Error("must not run")));
  const [evidence] = await collectEvidence(gate("tests"), contextFor(module, { signal: controller.signal }));
  expect(evidence?.facts["passed"]).toMatchObject({ kind: "unknown", reason: "cancelled" });
});

test("what a check must yield is its own, not its kind's", async () => {
  const check = gateCheck("ui", { facts: { ok: BOOL, screens: { kind: "list", item: TEXT } } });
  const failing = moduleThat(() => Promise.reject(new GateError("disk-full", "no space left")));
  const [failed] = await collectEvidence(gateWith("ui.ok", { checks: [check] }), contextFor(failing));
  expect(Object.keys(failed?.facts ?? {})).toEqual(["ok", "screens"]);
  const forgetful = moduleThat((_, { name }) => Promise.resolve(evidenceOf(name, { ok: observed(true) })));
  const [evidence] = await collectEvidence(gateWith("ui.ok", { checks: [check] }), contextFor(forgetful));
  expect(evidence?.facts["screens"]).toMatchObject({ kind: "unknown", reason: "internal-error" });
});

test("a check gets its prompt, its transcripts and what it expects", async () => {
  const seen: unknown[] = [];
  const expected = { name: "Ui", type: { kind: "record", fields: { ok: BOOL } }, shape: "record" } as const;
  const module = moduleThat(async (_, input) => {
    const transcript = await input.openTranscript("a.txt", "A").catch((error: Error) => error.message);
    seen.push(input.prompt(), input.expect, transcript);
    return evidenceOf(input.name, {});
  });
  const context = contextFor(module, {
    promptFor: (one, check, { diff }) => `${one.name} ${check.name} ${diff.files.length}`,
    transcriptsFor: (name, check) => () => Promise.reject(new Error(`${name}/${check}`)),
  });
  await collectEvidence(gateWith("ui.ok", { checks: [gateCheck("ui", { expect: expected })] }), context);
  expect(seen).toEqual(["verify-widget ui 0", expected, "verify-widget/ui"]);
});
