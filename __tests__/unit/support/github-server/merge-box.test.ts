import { expect, test } from "vitest";

import { evaluateMergeBox } from "../../../support/github-server/merge-box.ts";
import type { MergeBox, RequiredCheck } from "../../../support/github-server/merge-box.ts";
import { commit, makeWorld } from "./world.ts";
import type { World } from "./world.ts";

interface Box extends World {
  readonly report: (fields: object, token?: string) => Promise<unknown>;
  readonly evaluate: (...required: readonly RequiredCheck[]) => Promise<MergeBox>;
}

async function makeBox(): Promise<Box> {
  const world = await makeWorld();
  const [pull] = world.server.state.pulls;
  if (pull === undefined) throw new Error("no pull request");
  return {
    ...world,
    report: (fields, token) =>
      world.send("POST", "/repos/acme/app/check-runs", { name: "gate", head_sha: world.headSha, ...fields }, token),
    evaluate: (...required) => evaluateMergeBox(world.server.state, pull, required),
  };
}

test("success, neutral and skipped pass, everything else blocks", async () => {
  const { report, evaluate } = await makeBox();
  for (const conclusion of ["success", "neutral", "skipped"]) {
    await report({ conclusion });
    expect([conclusion, (await evaluate({ name: "gate" })).canMerge]).toEqual([conclusion, true]);
  }
  for (const conclusion of ["failure", "cancelled", "timed_out", "action_required"]) {
    await report({ conclusion });
    const box = await evaluate({ name: "gate" });
    expect([conclusion, box.canMerge, box.checks[0]?.standing]).toEqual([conclusion, false, "failed"]);
  }
});

test("a check that never came blocks, and so does one that is not done", async () => {
  const { report, evaluate } = await makeBox();
  expect((await evaluate({ name: "gate" })).checks).toMatchObject([{ standing: "missing", run: null }]);
  await report({ status: "in_progress" });
  expect((await evaluate({ name: "gate" })).checks).toMatchObject([{ standing: "pending" }]);
  expect((await evaluate()).canMerge).toBe(true);
});

test("the newest run of a name counts, not the best", async () => {
  const { report, evaluate } = await makeBox();
  await report({ conclusion: "success" });
  await report({ conclusion: "failure" });
  expect((await evaluate({ name: "gate" })).canMerge).toBe(false);
});

test("a check pinned to an app cannot be satisfied by another", async () => {
  const { report, evaluate } = await makeBox();
  await report({ conclusion: "success" });
  expect((await evaluate({ name: "gate", appId: 77 })).checks).toMatchObject([{ standing: "missing" }]);
  expect((await evaluate({ name: "gate" })).canMerge).toBe(true);
  await report({ conclusion: "failure" }, "gate-token");
  expect((await evaluate({ name: "gate", appId: 15_368 })).canMerge).toBe(true);
});

test("a push makes every verdict a missing one, and a run beside the head counts for nothing", async () => {
  const { report, evaluate, gitDir, baseSha } = await makeBox();
  await report({ conclusion: "success", head_sha: baseSha });
  expect((await evaluate({ name: "gate" })).canMerge).toBe(false);
  await report({ conclusion: "success" });
  expect((await evaluate({ name: "gate" })).canMerge).toBe(true);
  const headSha = commit(gitDir, "work", { "src/new.ts": "pushed\n" });
  expect(await evaluate({ name: "gate" })).toMatchObject({ canMerge: false, headSha });
});
