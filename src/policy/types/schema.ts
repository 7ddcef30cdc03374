import { z } from "zod";
import { assertNever } from "../../lib/assert.ts";
import type { EvidenceType, RecordEvidence } from "./type.ts";

/** The schema that evidence of a type is checked against. Nothing is converted, unknown fields are refused, and an optional field may
 *  be missing or null. */
export function toZod(type: EvidenceType): z.ZodType {
  switch (type.kind) {
    case "optional":
      return toZod(type.inner).nullish();
    case "list":
      return z.array(toZod(type.item));
    case "record":
      return z.strictObject(mapFields(type, toZod));
    case "bool":
    case "int":
    case "number":
    case "text":
    case "enum":
      return toScalar(type);
    default:
      return assertNever(type, "evidence type");
  }
}

/** The type as agents and their models take it: nothing else allowed, an optional field may be missing or null. */
export function toJsonSchema(type: RecordEvidence): Readonly<Record<string, unknown>> {
  const { $schema: _, ...schema } = z.toJSONSchema(toZod(type), {
    // Bounds that the library adds to whole numbers say nothing, and not every provider takes them.
    override: ({ jsonSchema }) => {
      delete jsonSchema.minimum;
      delete jsonSchema.maximum;
    },
  });
  return schema;
}

function toScalar(type: Exclude<EvidenceType, { kind: "optional" | "list" | "record" }>): z.ZodType {
  if (type.kind === "enum") return z.enum(type.values);
  if (type.kind === "bool") return z.boolean();
  if (type.kind === "text") return z.string();
  return type.kind === "int" ? z.int() : z.number();
}

function mapFields({ fields }: RecordEvidence, convert: (type: EvidenceType) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, convert(type)]));
}

/** What stands behind `expect`, a text or in YAML a list; `readExpect` reads it. */
export const ExpectParam = z.union(
  [z.string().min(1), z.array(z.string().min(1)).length(1)],
  "must be a type such as `UiCheck`, `bool` or `[text]`",
);

/** How an editor understands the value of `types`: the names in it are looked up when the policy is read. */
export const TypesDocument = z
  .record(
    z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/),
    z.lazy(() => typeDocument),
  )
  .describe("Types of structured evidence by the names that `expect` uses.");

const typeDocument: z.ZodType = z
  .union([
    z
      .string()
      .min(1)
      .describe("`bool`, `int`, `number`, `text`, `[T]`, `T?`, `low | high`, or the name of another type."),
    z
      .array(z.lazy(() => typeDocument))
      .length(1)
      .describe("A list of items of this type."),
    z
      .record(
        z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}\??$/),
        z.lazy(() => typeDocument),
      )
      .describe("A record by its fields; `?` behind a name makes the field optional."),
  ])
  .meta({ id: "EvidenceType" });
