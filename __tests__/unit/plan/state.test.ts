import { expect, test } from "vitest";
import { branchOf, stateOf } from "../../../src/plan/branch.ts";
import { parseState } from "../../../src/plan/state.ts";
import { makePlan, stateRow, worker } from "../../support/plans.ts";

const read = (value: unknown) => parseState(new TextEncoder().encode(JSON.stringify(value)), "state.json");
const row = { name: "a", type: "worker", branch: "b", startingRef: "main", dependsOn: [], status: "handed-off" };

test("a row gets null for what is not known yet", () => {
  const { value, diagnostics } = read({ rootSlug: "x", tasks: [{ ...row, prNumber: 7 }], attention: [] });
  expect(diagnostics).toEqual([]);
  expect(value?.tasks).toEqual([{ ...stateRow("a", { branch: "b", status: "handed-off" }), prNumber: 7 }]);
});

test("a full state is read, with the old tracker field dropped", () => {
  const at = "2026-11-30T12:00:00.000Z";
  const full = {
    ...stateRow("a", { startedAt: at, agentId: "bc-1", failureMode: "oom", verification: "verifier-failed" }),
    adHoc: true,
    attempts: 0,
    slackRendered: { emoji: "x", summary: "y" },
  };
  const rest = { rootSlug: "x", attention: [{ at, message: "m" }], andon: { lastCheckedAt: at, cleared: false } };
  expect(read({ ...rest, tasks: [{ ...full, trackerRef: "L-1" }] })).toEqual({
    value: { ...rest, tasks: [full] },
    diagnostics: [],
  });
});

test.each([
  ["an unknown verification", { rootSlug: "x", tasks: [{ ...row, verification: "passed" }], attention: [] }],
  ["an unknown key", { rootSlug: "x", tasks: [{ ...row, verdict: "passed" }], attention: [] }],
  ["a pull request number below 1", { rootSlug: "x", tasks: [{ ...row, prNumber: 0 }], attention: [] }],
  ["no rows", { rootSlug: "x", attention: [] }],
  ["no object", null],
])("a state with %s is ignored with warnings", (_, state) => {
  const { value, diagnostics } = read(state);
  expect(value).toBeNull();
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(diagnostics.every(({ severity, file }) => severity === "warning" && file === "state.json")).toBe(true);
});

test.each([
  ["not JSON", new TextEncoder().encode("{")],
  ["not UTF-8", new Uint8Array([0xff])],
  ["too large", new Uint8Array(1_048_577)],
])("a state that is %s is ignored with warnings", (_, bytes) => {
  const { value, diagnostics } = parseState(bytes, "state.json");
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([{ severity: "warning" }]);
});

const plan = makePlan([worker("a"), worker("constructor")]);

test("a branch is the one in the state, else Orchestrate's", () => {
  const state = { rootSlug: "dark-mode", tasks: [stateRow("a", { branch: "mine" })], attention: [] };
  expect(branchOf(plan, state, "a")).toBe("mine");
  expect(branchOf(plan, state, "constructor")).toBe("orch/dark-mode/constructor");
  expect(branchOf(plan, null, "a")).toBe("orch/dark-mode/a");
  expect(branchOf(plan, { ...state, tasks: [stateRow("a")] }, "a")).toBe("orch/dark-mode/a");
});

test("the state of another plan has no say", () => {
  const state = { rootSlug: "other", tasks: [stateRow("a", { branch: "mine", prNumber: 1 })], attention: [] };
  expect(stateOf(plan, state, "a")).toBeNull();
  expect(branchOf(plan, state, "a")).toBe("orch/dark-mode/a");
});
