import { o as TEXT, r as INT, t as BOOL } from "./type.js";

// src/policy/types/builtin.ts
/** What the runtime reads out of a handoff. An agent check that expects it hands in no more than its handoff. */
const HANDOFF = {
	kind: "record",
	fields: {
		verified: BOOL,
		verification: {
			kind: "enum",
			values: [
				"live-ui-verified",
				"unit-test-verified",
				"type-check-only",
				"verifier-blocked",
				"verifier-failed",
				"not-verified"
			]
		},
		executed: INT,
		contradiction: {
			kind: "enum",
			values: [
				"none",
				"criterion-not-met",
				"no-execution",
				"execution-failed"
			]
		}
	}
};
/** What comparing a change with globs gives. */
const PATH_REPORT = {
	kind: "record",
	fields: {
		ok: BOOL,
		outside: INT,
		forbidden: INT
	}
};
/** What taking measurements again gives. */
const MEASUREMENTS = {
	kind: "record",
	fields: {
		ok: BOOL,
		matching: INT,
		mismatching: INT
	}
};
const TEST_REPORT = {
	kind: "record",
	fields: {
		passed: BOOL,
		total: optional(INT),
		failed: optional(INT),
		notes: optional(TEXT)
	}
};
/** What a judge says of a change. Source: AgentUse, Verify. */
const JUDGEMENT = {
	kind: "record",
	fields: {
		pass: BOOL,
		critique: TEXT,
		criticisms: {
			kind: "list",
			item: {
				kind: "record",
				fields: {
					path: optional(TEXT),
					line: optional(INT),
					severity: {
						kind: "enum",
						values: [
							"low",
							"medium",
							"high"
						]
					},
					text: TEXT
				}
			}
		}
	}
};
/** Types of the language itself by name; a policy cannot define its own under these. */
const BUILTIN_TYPES = /* @__PURE__ */ new Map([
	["TestReport", TEST_REPORT],
	["Handoff", HANDOFF],
	["Judgement", JUDGEMENT],
	["Measurements", MEASUREMENTS],
	["PathReport", PATH_REPORT]
]);
function optional(inner) {
	return {
		kind: "optional",
		inner
	};
}

export { PATH_REPORT as a, MEASUREMENTS as i, HANDOFF as n, JUDGEMENT as r, BUILTIN_TYPES as t };