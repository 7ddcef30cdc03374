import * as fc from "fast-check";

/** What draws the cases of all property tests. One number for every run, so that no change goes red for what it did not touch; nightly the
 *  cases are new ones, and what they find becomes a test of its own. */
const seed = process.env["PROPERTY_SEED"] === "random" ? undefined : 20_261_130;

if (seed !== undefined) fc.configureGlobal({ seed });

export * as fc from "fast-check";
