import { expect, test } from "vitest";
import { findUnverified, whyUnverified } from "../../../src/target/unverified.ts";
import { targetWith } from "../../support/plug-in-world.ts";

test("one task without a verifier beside one with a verifier is named", () => {
  const targets = [targetWith(), targetWith({ name: "free" }, [])];
  expect(whyUnverified(targets, "why")).toBe(`no verifier checks \`free\` (${targets[1]?.plan.path}); why`);
  expect(whyUnverified([targetWith()], "why")).toBeNull();
  expect(whyUnverified([], "why")).toBe("why");
});

test("many tasks without a verifier are counted", () => {
  const targets = Array.from({ length: 12 }, (_, at) => targetWith({ name: `free-${at}` }, []));
  expect(whyUnverified(targets, "why")).toContain("`free-9`");
  expect(whyUnverified(targets, "why")).toContain(" and 2 more tasks; why");
});

test("a subplanner is verified by the tasks of its plan, once these are carried", () => {
  const above = targetWith({ name: "kid" }, []);
  const child = { task: "kid", path: ".orchestrate/kid/plan.json" };
  const subplanner = { ...above, plan: { ...above.plan, children: [child] } };
  const below = targetWith({ name: "part" });
  const carried = { ...below, plan: { ...below.plan, path: child.path } };
  expect(findUnverified([subplanner])).toEqual([subplanner]);
  expect(findUnverified([subplanner, carried])).toEqual([]);
  expect(findUnverified([subplanner, { ...carried, verifiers: [] }]).map(({ task }) => task.name)).toEqual(["part"]);
});
