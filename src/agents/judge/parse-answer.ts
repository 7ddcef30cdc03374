import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isDeeperThan } from "../../evidence/nesting.ts";
import { toWorldError } from "../../lib/error.ts";
import type { JsonSchema } from "../../ports/tools.ts";

const MAX_LEVELS = 100;
/** A judgement is small: more braces than this at the end of a text are no JSON object that anybody meant. */
const MAX_STARTS = 2_000;
const MAX_TRAILING_CHARS = 256 * 1024;
const MAX_SHOWN_ERRORS = 3;

/** What a judge's answer holds: one object that fits, or why there is none. */
export type ParsedAnswer =
  | { readonly kind: "object"; readonly value: object; readonly isTrailing: boolean }
  | { readonly kind: "none"; readonly why: string };

/** Reads the object of a judge's answer: the whole answer, else the last object of the text with nothing but white space and the end of
 *  a code block behind it. In: text of any form, a JSON Schema. Throws: `GateError` (`world-failed`) for a schema that is none. */
export function parseAnswer(text: string, schema: JsonSchema): ParsedAnswer {
  const validate = compile(schema);
  const whole = parseObject(text.trim());
  if (whole !== null) return check(whole, validate, false);
  const trailing = findTrailing(withoutFence(text));
  if (trailing === null) return { kind: "none", why: "it does not end in a JSON object" };
  const found = check(trailing.value, validate, true);
  // The fence that opens the block of the one, then the fence that closes the block of the other.
  const before = findTrailing(withoutFence(withoutFence(text.slice(0, trailing.start))));
  // Two judgements side by side: nobody can say which one is meant.
  if (found.kind === "object" && before !== null && check(before.value, validate, true).kind === "object")
    return { kind: "none", why: "it ends in more than one JSON object that fits" };
  return found;
}

/** Without white space and one line of back quotes or tildes at the end. */
function withoutFence(text: string): string {
  return text.trimEnd().replace(/(?:^|\n)[ \t]*(?:`{3,}|~{3,})[\w-]*$/, "");
}

/** The object that ends a text, and where it begins. Only one can: of two that end there, one would hold the other in a string. */
function findTrailing(text: string): { readonly value: object; readonly start: number } | null {
  const end = text.trimEnd();
  if (!end.endsWith("}")) return null;
  const first = Math.max(0, end.length - MAX_TRAILING_CHARS);
  let start = end.length;
  for (let tries = 0; tries < MAX_STARTS; tries += 1) {
    start = start === 0 ? -1 : end.lastIndexOf("{", start - 1);
    if (start < first) return null;
    const value = parseObject(end.slice(start));
    if (value !== null) return { value, start };
  }
  return null;
}

function parseObject(text: string): object | null {
  if (!text.startsWith("{")) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !isDeeperThan(value, MAX_LEVELS) ? value : null;
  } catch {
    return null;
  }
}

function check(value: object, validate: ValidateFunction, isTrailing: boolean): ParsedAnswer {
  if (validate(value)) return { kind: "object", value, isTrailing };
  return { kind: "none", why: `its JSON object does not fit: ${describeErrors(validate.errors ?? [])}` };
}

function compile(schema: JsonSchema): ValidateFunction {
  try {
    // Own properties only: what an object inherits was not answered.
    return new Ajv2020({ allErrors: true, ownProperties: true, allowUnionTypes: true, validateFormats: false }).compile(
      schema,
    );
  } catch (error) {
    throw toWorldError("the schema of a judgement cannot be used", error);
  }
}

function describeErrors(errors: readonly ErrorObject[]): string {
  const shown = errors.slice(0, MAX_SHOWN_ERRORS).map(({ instancePath, message, params }) => {
    const { additionalProperty } = params as { additionalProperty?: unknown };
    const name = typeof additionalProperty === "string" ? ` (\`${additionalProperty.slice(0, 60)}\`)` : "";
    return `${instancePath === "" ? "the object" : instancePath} ${message ?? "is not valid"}${name}`;
  });
  const rest = errors.length - shown.length;
  return [...new Set(shown), ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}
