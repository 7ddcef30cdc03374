import { expect, test } from "vitest";
import { renderGraph } from "../../../../src/publish/render/graph.ts";
import { loadedPlan, targetOf } from "../../../support/sample-plan.ts";
import { gate, report, verdict } from "../../../support/sample-report.ts";

const [WORKER, VERIFIER] = loadedPlan().plan.tasks;

test("a target has the worst colour of its verifiers, what was not judged has none", () => {
  const [verifier] = targetOf("frontend-toggle").verifiers;
  if (verifier === undefined) throw new Error("the sample plan changed");
  const again = { ...verifier, name: "verify-again" };
  const { gates } = report([
    { gate: gate("verify-frontend-toggle"), verdict: verdict("passed") },
    { gate: gate("verify-frontend-toggle", { name: "verify-again", verifier: again }), verdict: verdict("blocked") },
  ]);
  const graph = renderGraph([loadedPlan()], gates);
  expect(graph).toContain('p0t2["frontend-toggle<br/>blocked"]:::blocked');
  expect(graph).toContain('p0t3(["verify-frontend-toggle<br/>passed"]):::passed');
  expect(graph).toContain('p0t0["theme-tokens"]\n');
});

test("verifying and depending are drawn apart, once each, also where a verifier lists its target", () => {
  const plan = loadedPlan();
  if (VERIFIER === undefined || WORKER === undefined) throw new Error("the sample plan changed");
  const tasks = [WORKER, { ...VERIFIER, dependsOn: [WORKER.name] }];
  const graph = renderGraph([{ ...plan, plan: { ...plan.plan, tasks } }], []);
  expect(graph.match(/^ {2}p0t0 .*$/gm)).toEqual(["  p0t0 --> p0t1"]);
});

test("hostile names cannot leave their label", () => {
  const plan = loadedPlan();
  if (WORKER === undefined) throw new Error("the sample plan changed");
  const names = [
    'a"]; click p0t0 "javascript:alert(1)"',
    "```\n# Passed",
    "`**x**`",
    "end",
    "#quot;",
    "<img src=x>",
    "@octocat",
  ];
  const tasks = names.map((name) => ({ ...WORKER, name }));
  const graph = renderGraph([{ ...plan, plan: { ...plan.plan, tasks } }], []);
  expect(graph.match(/```/g)).toHaveLength(2);
  for (const line of graph.split("\n").filter((one) => /^ {2}p0t\d/.test(one)))
    expect(line).toMatch(/^ {2}p0t\d\["[\p{L}\p{N} _.,()/#;-]+"\]$/u);
});

test("several plans are grouped; large ones are cut, judged tasks stay, and the cut is said", () => {
  const plan = loadedPlan();
  if (WORKER === undefined) throw new Error("the sample plan changed");
  const tasks = Array.from({ length: 100 }, (_, at) => ({ ...WORKER, name: `task-${at}` }));
  const large = { ...plan, path: "large/plan.json", plan: { ...plan.plan, rootSlug: "large", tasks } };
  const { gates } = report([{ gate: gate("verify-frontend-toggle"), verdict: verdict("failed") }]);
  const graph = renderGraph([large, plan], gates);
  expect(graph).toContain('subgraph p0["large"]');
  expect(graph).toContain("verify-frontend-toggle<br/>failed");
  expect(graph.match(/^ {2}p\dt\d+\S*\[/gm)).toHaveLength(60);
  expect(graph).toMatch(/Not drawn: 45 tasks\.$/);
});

test("a subplanner leads to its own plan, where any task of that is drawn", () => {
  const plan = loadedPlan();
  if (WORKER === undefined || VERIFIER === undefined) throw new Error("the sample plan changed");
  const { verifies: _, ...rest } = { verifies: null, ...WORKER, type: "subplanner" as const };
  const children = [{ task: WORKER.name, path: "docs/plan.json" }];
  const above = { ...plan, children, plan: { ...plan.plan, tasks: [rest, VERIFIER] } };
  const below = { ...plan, path: "docs/plan.json", plan: { ...plan.plan, rootSlug: "docs", tasks: [WORKER] } };
  const graph = renderGraph([below, above], []);
  expect(graph).toContain('subgraph p0["docs"]\n  p0t0["theme-tokens"]\nend');
  expect(graph.match(/^ .*==>.*$/gm)).toEqual(["  p1t0 ==> p0"]);
  expect(graph).toContain("thick ones from a subplanner to its own plan");
  const alone = renderGraph([above], []);
  expect(alone).not.toContain("==>");
  expect(alone).not.toContain("thick");
  const tasks = Array.from({ length: 60 }, (__, at) => ({ ...rest, name: at === 0 ? rest.name : `task-${at}` }));
  expect(renderGraph([{ ...above, plan: { ...plan.plan, tasks } }, below], [])).not.toContain("==>");
});

test("no plan, no graph", () => {
  expect(renderGraph([], [])).toBe("");
});
