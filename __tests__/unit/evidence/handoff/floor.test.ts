import { expect, test } from "vitest";
import { compareStrength, isPassing, meetsFloor } from "../../../../src/evidence/handoff/floor.ts";
import { VERIFICATIONS } from "../../../../src/plan/words.ts";

const PASSING = ["type-check-only", "unit-test-verified", "live-ui-verified"] as const;

test("three values claim a pass and nothing else does", () => {
  expect(VERIFICATIONS.filter(isPassing).toSorted()).toEqual([...PASSING].toSorted());
  expect(isPassing(null)).toBe(false);
});

test("each passing value is weaker than the next", () => {
  for (const [left, weaker] of PASSING.entries())
    for (const [right, stronger] of PASSING.entries())
      expect(Math.sign(compareStrength(weaker, stronger))).toBe(Math.sign(left - right));
});

test("a floor is met by itself and by what is stronger", () => {
  const met = PASSING.map((floor) => VERIFICATIONS.filter((value) => meetsFloor(value, floor)));
  expect(met).toEqual([
    ["live-ui-verified", "unit-test-verified", "type-check-only"],
    ["live-ui-verified", "unit-test-verified"],
    ["live-ui-verified"],
  ]);
});

test("nothing readable meets no floor, and a floor that is no pass is met by nothing", () => {
  for (const floor of VERIFICATIONS) expect(meetsFloor(null, floor)).toBe(false);
  for (const floor of ["verifier-blocked", "verifier-failed", "not-verified"] as const)
    for (const value of VERIFICATIONS) expect(meetsFloor(value, floor)).toBe(false);
});
