import { expect, test } from "vitest";

import { createPace } from "../../../../src/adapters/github/pace.ts";

/** Runs calls at the given times of a clock that stands still. Out: how long each had to wait. */
async function waitsOf(timesMs: readonly number[], burst: number, intervalMs: number): Promise<readonly number[]> {
  const waits: number[] = [];
  let nowMs = 0;
  const sleep = (ms: number): Promise<void> => {
    waits[waits.length - 1] = ms;
    return Promise.resolve();
  };
  const take = createPace({ burst, intervalMs, nowMs: () => nowMs, sleep });
  for (const timeMs of timesMs) {
    nowMs = timeMs;
    waits.push(0);
    await take();
  }
  return waits;
}

test("a burst goes through at once, the rest one by one", async () => {
  expect(await waitsOf([0, 0, 0, 0, 0], 3, 1_000)).toEqual([0, 0, 0, 1_000, 2_000]);
});

test("a pause fills the burst up again, and no further", async () => {
  expect(await waitsOf([0, 0, 0, 1_000, 1_000, 900_000, 900_000, 900_000], 2, 1_000)).toEqual([
    0, 0, 1_000, 1_000, 2_000, 0, 0, 1_000,
  ]);
});

test("never more than 80 in a minute with the settings in use", async () => {
  const waits = await waitsOf(
    Array.from({ length: 200 }, () => 0),
    20,
    1_000,
  );
  for (let startMs = 0; startMs < 180_000; startMs += 500)
    expect(waits.filter((ms) => ms >= startMs && ms < startMs + 60_000).length).toBeLessThanOrEqual(80);
});
