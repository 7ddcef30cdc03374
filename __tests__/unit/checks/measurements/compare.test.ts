import { expect, test } from "vitest";
import { compareMeasurement, describeBase } from "../../../../src/checks/measurements/compare.ts";
import type { MeasurementClaim } from "../../../../src/evidence/handoff/handoff.ts";

const claim = (after: string, more: Partial<MeasurementClaim> = {}): MeasurementClaim => ({
  name: "size",
  before: "0",
  operator: "→",
  after,
  ...more,
});

function outcome(claimed: string | null, value: string, toleranceFraction?: number): string {
  const spec = { name: "size", command: "x", ...(toleranceFraction === undefined ? {} : { toleranceFraction }) };
  return compareMeasurement(spec, claimed === null ? null : claim(claimed), { kind: "value", value }).outcome;
}

test.each([
  ["354", "354"],
  ["100", "110"],
  ["100", "90"],
  ["0.3", "0.33"],
  ["2.2", "2.42"],
  ["2.41 MB", "2.39 MB"],
  ["2.41MB", "2.41 MB"],
  ["84 passing", "84 passing"],
  ["97%", "95 %"],
  ["-10", "-11"],
  ["1000", "1e3"],
  ["2.5E-3 s", "0.0025 s"],
  ["+5", "5"],
  ["0", "0"],
  ["0.00", "0"],
  ["12 req/s", "12 req/s"],
  ["3 µs", "3 µs"],
  ["v1.2.3", "v1.2.3"],
  ["all  green", " all green\n"],
  ["1.2 MB extra", "1.2 MB extra"],
])("claimed %j and measured %j match", (claimed, measured) => {
  expect(outcome(claimed, measured)).toBe("match");
});

test.each([
  ["100", "111"],
  ["100", "89"],
  ["0", "0.09"],
  ["0", "0.0001"],
  ["0", "-1"],
  ["0.00 ms", "0.09 ms"],
  ["0.5", "1"],
  ["2.41 MB", "2.41 KB"],
  ["2.41 MB", "2.41"],
  ["100", "100 files"],
  ["10", "-10"],
  ["1000", "1e4"],
  ["3 e3", "3"],
  ["green", "Green"],
  ["100", "about 100"],
  ["1.2 MB extra", "1.3 MB extra"],
  ["", "1"],
])("claimed %j and measured %j mismatch", (claimed, measured) => {
  expect(outcome(claimed, measured)).toBe("value-mismatch");
});

test("the tolerance of the plan replaces the 10 %", () => {
  expect(outcome("100", "105", 0.01)).toBe("value-mismatch");
  expect(outcome("100", "101", 0.01)).toBe("match");
  expect(outcome("100", "100", 0)).toBe("match");
  expect(outcome("100", "100.1", 0)).toBe("value-mismatch");
  expect(outcome("100", "199", 1)).toBe("match");
});

test("no claim is no agreement, whatever was measured", () => {
  expect(outcome(null, "0")).toBe("claim-missing");
});

test("what could not be measured says why, beside any claim", () => {
  const spec = { name: "size", command: "x" };
  const failed = compareMeasurement(spec, claim("1"), { kind: "command-failed", detail: "exit 2" });
  expect(failed).toEqual({ name: "size", outcome: "command-failed", measured: null, claimed: "1", detail: "exit 2" });
  expect(compareMeasurement(spec, null, { kind: "parse-failed", detail: "no match" }).outcome).toBe("parse-failed");
});

test("the detail names both values and the difference", () => {
  const spec = { name: "size", command: "x" };
  expect(compareMeasurement(spec, claim("100"), { kind: "value", value: "150" }).detail).toBe(
    "claimed 100, measured 150: 50.0 % apart, at most 10.0 % is allowed",
  );
  expect(compareMeasurement(spec, claim("1 MB"), { kind: "value", value: "1" }).detail).toContain(
    "units differ, MB and none",
  );
});

const value = (text: string) => ({ kind: "value", value: text }) as const;

test.each([
  ["2", "3", "2", "at base 2, +1 (+50.0 %)"],
  ["412", "354", "412", "at base 412, -58 (-14.1 %)"],
  ["412", "354", "400", "at base 412, -58 (-14.1 %)"],
  ["412", "354", "300", "at base 412 (the claim says 300), -58 (-14.1 %)"],
  ["0", "7", "0", "at base 0, +7"],
  ["-4", "-2", "-4", "at base -4, +2 (+50.0 %)"],
  ["0.1", "0.3", "0.1", "at base 0.1, +0.2 (+200.0 %)"],
  ["2.41 MB", "2.39 MB", "2.41 MB", "at base 2.41 MB, -0.02 MB (-0.8 %)"],
  ["97%", "95 %", "97%", "at base 97%, -2 % (-2.1 %)"],
  ["2 MB", "900 KB", "2 MB", "at base 2 MB"],
  ["3", "3", "3", "at base 3, unchanged"],
  ["3.0", "3", "3", "at base 3.0, unchanged"],
  ["red", "green", "red", "at base red"],
  ["green", "green", "green", "at base green, unchanged"],
])("base %j, head %j, claimed before %j: %s", (base, head, before, told) => {
  expect(describeBase({ name: "size", command: "x" }, claim("1", { before }), value(base), value(head))).toBe(told);
});

test("a base or a head without a value is told, and so is a claim that is missing", () => {
  const spec = { name: "size", command: "x" };
  const none = { kind: "command-failed", detail: "exit 2" } as const;
  expect(describeBase(spec, null, none, value("3"))).toBe("at base there is no value (exit 2)");
  expect(describeBase(spec, null, value("3"), none)).toBe("at base 3");
  expect(describeBase(spec, null, value("3"), value("3"))).toBe("at base 3, unchanged");
});

const told = (saysNone: boolean): string =>
  compareMeasurement({ name: "size", command: "x" }, null, { kind: "value", value: "3" }, saysNone).detail;

test("a worker that wrote that there is nothing is told apart from one that wrote nothing", () => {
  expect(told(true)).toBe('measured 3, and the worker wrote "(none)"');
  expect(told(false)).toBe("measured 3, and the worker claims nothing");
});
