// src/policy/types/type.ts
const BOOL = { kind: "bool" };
const INT = { kind: "int" };
const NUMBER = { kind: "number" };
const TEXT = { kind: "text" };
const SCALARS = [
	"bool",
	"int",
	"number",
	"text"
];
/** The conclusion of a verify block: what an agent hands in must never be called that. Source: Agent Flow, `expect-invalid-type`. */
const CONCLUSION = "Verification";
function isScalar(name) {
	return SCALARS.some((scalar) => scalar === name);
}

export { SCALARS as a, NUMBER as i, CONCLUSION as n, TEXT as o, INT as r, isScalar as s, BOOL as t };