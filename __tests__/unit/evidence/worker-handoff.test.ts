import { expect, test } from "vitest";
import { readWorkerHandoff } from "../../../src/evidence/worker-handoff.ts";
import { loadedPlan, targetOf } from "../../support/evidence.ts";

const of = (markdown: string) => targetOf({ ...loadedPlan(), handoffs: { "add-widget": markdown } });

test("a worker's handoff is read once for each plan, and not mixed up between plans", () => {
  const target = of("## Verification\ntype-check-only\n");
  const first = readWorkerHandoff(target);
  expect(first?.verification).toBe("type-check-only");
  expect(readWorkerHandoff({ ...target, branch: "other" })).toBe(first);
  expect(readWorkerHandoff(of("## Verification\nnot-verified\n"))?.verification).toBe("not-verified");
});

test("no handoff, and names that objects inherit", () => {
  expect(readWorkerHandoff(targetOf())).toBeNull();
  const target = targetOf();
  expect(readWorkerHandoff({ ...target, task: { ...target.task, name: "constructor" } })).toBeNull();
});
