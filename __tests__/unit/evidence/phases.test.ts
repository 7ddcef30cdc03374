import { expect, test } from "vitest";
import { createPhases, type Phase } from "../../../src/evidence/phases.ts";

function play() {
  const phases = createPhases();
  const running = { observed: 0, claimed: 0 };
  const events: string[] = [];
  const work = (phase: Phase, name: string, ms = 5) =>
    phases.within(phase, async () => {
      running[phase] += 1;
      events.push(name);
      expect(Math.min(running.observed, running.claimed), name).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running[phase] -= 1;
    });
  return { work, events, phases };
}

test("the two sorts never run beside each other, and observed work comes first whoever asked first", async () => {
  const { work, events } = play();
  await Promise.all([work("claimed", "c1"), work("observed", "o1"), work("claimed", "c2"), work("observed", "o2")]);
  expect(events).toEqual(["o1", "o2", "c1", "c2"]);
});

test("work that asks while the other sort runs waits for its end, and both come to their turn", async () => {
  const { work, events } = play();
  const first = work("claimed", "c1", 30);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const later = [work("observed", "o1"), work("claimed", "c2")];
  await Promise.all([first, ...later]);
  expect(events).toEqual(["c1", "o1", "c2"]);
});

test("work that throws gives its turn on", async () => {
  const { work, events, phases } = play();
  const failing = phases.within("observed", () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  await work("claimed", "c1");
  expect(events).toEqual(["c1"]);
});
