import { p as literal, x as strictObject } from "./schemas.js";

// src/checks/measurements/params.ts
/** What is measured is in the plan: the target's `measurements`. */
const MeasurementsParams = strictObject({ measurements: literal(true).describe("Takes the target's measurements again.") });
const measurementsFacts = {
	ok: "bool",
	matching: "number",
	mismatching: "number"
};

export { measurementsFacts as n, MeasurementsParams as t };