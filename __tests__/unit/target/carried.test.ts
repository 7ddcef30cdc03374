import { expect, test } from "vitest";
import { withCarriedTasks } from "../../../src/target/carried.ts";
import type { Target } from "../../../src/target/target.ts";
import { targetWith } from "../../support/plug-in-world.ts";

function of(path: string, name: string, children: readonly string[] = []): Target {
  const target = targetWith({ name });
  return {
    ...target,
    plan: { ...target.plan, path, children: children.map((child) => ({ task: name, path: child })) },
  };
}

const namesOf = (targets: readonly Target[]) =>
  withCarriedTasks(targets).map(({ carried = [] }) => carried.map(({ name }) => name).join(" "));

test("targets of one plan know of each other, those of another plan do not", () => {
  expect(namesOf([of("a", "one"), of("a", "two"), of("b", "other")])).toEqual(["one two", "one two", "other"]);
});

test("a subplanner's plan and the plan above it are one, also further down", () => {
  const kid = of("root", "kid", ["kid"]);
  expect(namesOf([of("root", "one"), kid, of("kid", "part", ["below"]), of("below", "deep")])).toEqual(
    Array.from({ length: 4 }, () => "one kid part deep"),
  );
});
