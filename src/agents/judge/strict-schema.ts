import type { JsonSchema } from "../../ports/tools.ts";

/** The schema as providers with a strict mode take it: every property is required. One that may be missing may be null already, so no
 *  answer is lost. Source: OpenAI, structured outputs, "All fields must be required". */
export function requireAll(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === "properties" || key === "$defs") return [key, mapValues(value, requireAllOf)];
    // Data, not schemas.
    if (key === "enum" || key === "const" || key === "default") return [key, value];
    return [key, requireAllOf(value)];
  });
  const { properties } = schema;
  return { ...Object.fromEntries(entries), ...(isObject(properties) && { required: Object.keys(properties) }) };
}

function requireAllOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(requireAllOf);
  return isObject(value) ? requireAll(value) : value;
}

function mapValues(value: unknown, map: (value: unknown) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, map(one)]));
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
