import { E as strictObject, _ as literal } from "./schemas.js";
import { i as MEASUREMENTS } from "./builtin.js";

// src/checks/measurements/params.ts
/** What is measured is in the plan: the target's `measurements`. */
const MeasurementsParams = strictObject({ measurements: literal(true).describe("Takes the target's measurements again.") });
const measurementsFacts = MEASUREMENTS.fields;

export { measurementsFacts as n, MeasurementsParams as t };