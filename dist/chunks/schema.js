import { I as toJSONSchema } from "./parse.js";
import { D as string, E as strictObject, T as record, a as _enum, b as number, g as lazy, k as union, l as array, p as int, u as boolean } from "./schemas.js";
import { n as assertNever } from "./assert.js";

// src/policy/types/schema.ts
/** The schema that evidence of a type is checked against. Nothing is converted, unknown fields are refused, and an optional field may
*  be missing or null. */
function toZod(type) {
	switch (type.kind) {
		case "optional": return toZod(type.inner).nullish();
		case "list": return array(toZod(type.item));
		case "record": return strictObject(mapFields(type, toZod));
		case "bool":
		case "int":
		case "number":
		case "text":
		case "enum": return toScalar(type);
		default: return assertNever(type, "evidence type");
	}
}
/** The type as agents and their models take it: nothing else allowed, an optional field may be missing or null. */
function toJsonSchema(type) {
	const { $schema: _, ...schema } = toJSONSchema(toZod(type), { override: ({ jsonSchema }) => {
		delete jsonSchema.minimum;
		delete jsonSchema.maximum;
	} });
	return schema;
}
function toScalar(type) {
	if (type.kind === "enum") return _enum(type.values);
	if (type.kind === "bool") return boolean();
	if (type.kind === "text") return string();
	return type.kind === "int" ? int() : number();
}
function mapFields({ fields }, convert) {
	return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, convert(type)]));
}
/** What stands behind `expect`, a text or in YAML a list; `readExpect` reads it. */
const ExpectParam = union([string().min(1), array(string().min(1)).length(1)], "must be a type such as `UiCheck`, `bool` or `[text]`");
/** How an editor understands the value of `types`: the names in it are looked up when the policy is read. */
const TypesDocument = record(string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/), lazy(() => typeDocument)).describe("Types of structured evidence by the names that `expect` uses.");
const typeDocument = union([
	string().min(1).describe("`bool`, `int`, `number`, `text`, `[T]`, `T?`, `low | high`, or the name of another type."),
	array(lazy(() => typeDocument)).length(1).describe("A list of items of this type."),
	record(string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}\??$/), lazy(() => typeDocument)).describe("A record by its fields; `?` behind a name makes the field optional.")
]).meta({ id: "EvidenceType" });

export { toJsonSchema as n, toZod as r, ExpectParam as t };