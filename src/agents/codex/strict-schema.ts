import type { JsonSchema } from "../../ports/tools.ts";

/** The schema as the provider's strict mode takes it: every field is required, and one that may be missing may be null already.
 *  Source: OpenAI, structured outputs. */
export function toStrictSchema(schema: JsonSchema): JsonSchema {
  const { properties, ...rest } = schema;
  const others = mapValues(rest, (value, key) => (key === "enum" ? value : convert(value)));
  if (!isObject(properties)) return others;
  return { ...others, properties: mapValues(properties, convert), required: Object.keys(properties) };
}

function mapValues(values: JsonSchema, map: (value: unknown, key: string) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  return isObject(value) ? toStrictSchema(value) : value;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
