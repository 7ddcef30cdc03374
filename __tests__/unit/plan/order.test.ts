import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { dependenciesOf, inDependencyOrder } from "../../../src/plan/order.ts";
import { makePlan, verifier, worker } from "../../support/plans.ts";

const orderOf = (...tasks: Parameters<typeof makePlan>[0]): readonly string[] =>
  inDependencyOrder(makePlan(tasks)).map(({ name }) => name);

test("a verifier depends on its target first, listed or not", () => {
  const plan = makePlan([worker("a"), worker("b"), verifier("v", "a"), verifier("w", "a", { dependsOn: ["b", "a"] })]);
  expect(plan.tasks.map(dependenciesOf)).toEqual([[], [], ["a"], ["a", "b"]]);
});

test("what is needed comes first, otherwise the plan's order holds", () => {
  expect(orderOf(verifier("v", "b"), worker("a"), worker("b", { dependsOn: ["c"] }), worker("c"))).toEqual([
    "c",
    "b",
    "v",
    "a",
  ]);
  expect(orderOf(worker("z"), worker("y"), worker("x"))).toEqual(["z", "y", "x"]);
});

test("a chain of thousands needs no recursion", () => {
  const length = 4_000;
  const tasks = Array.from({ length }, (_, index) =>
    worker(`t${index}`, index + 1 < length ? { dependsOn: [`t${index + 1}`] } : {}),
  );
  expect(orderOf(...tasks).at(0)).toBe(`t${length - 1}`);
});

test("in every plan each task comes once, after its dependencies", () => {
  const plans = fc.array(fc.tuple(fc.boolean(), fc.array(fc.nat(), { maxLength: 4 })), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(plans, fc.infiniteStream(fc.nat()), (rows, random) => {
      const tasks = rows.map(([isVerifier, links], index) => {
        const dependsOn = index === 0 ? [] : links.map((link) => `t${link % index}`);
        const [first] = dependsOn;
        return isVerifier && first !== undefined
          ? verifier(`t${index}`, first, { dependsOn: dependsOn.slice(1) })
          : worker(`t${index}`, { dependsOn });
      });
      const shuffled = tasks.toSorted(() => (random.next().value % 3) - 1);
      const plan = makePlan(shuffled);
      const order = inDependencyOrder(plan);
      expect(order.map(({ name }) => name).toSorted()).toEqual(tasks.map(({ name }) => name).toSorted());
      for (const [index, task] of order.entries()) {
        const before = new Set(order.slice(0, index).map(({ name }) => name));
        expect(dependenciesOf(task).every((name) => before.has(name))).toBe(true);
      }
    }),
  );
});
