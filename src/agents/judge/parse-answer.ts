import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { readJsonAnswer } from "../../evidence/json-answer.ts";
import { toWorldError } from "../../lib/error.ts";
import type { JsonSchema } from "../../ports/tools.ts";

const MAX_LEVELS = 100;
/** A judgement is small. */
const MAX_OBJECT_CHARS = 256 * 1024;
const MAX_SHOWN_ERRORS = 3;

/** What a judge's answer holds: one object that fits, or why there is none. */
export type ParsedAnswer =
  | { readonly kind: "object"; readonly value: object; readonly isTrailing: boolean }
  | { readonly kind: "none"; readonly why: string };

/** What an answer was asked for. */
export interface AnswerForm {
  readonly schema: JsonSchema;
  /** Nobody held the model to the schema, so that words may stand before a judgement. One that passes must be alone all the same: in a
   *  longer text it may be one that the judge quotes. */
  readonly mayTrail: boolean;
}

/** Reads the one object of a judge's answer, which is the whole answer but for a code fence around it. In: text of any form. Throws:
 *  `GateError` (`world-failed`) for a schema that is none. */
export function parseAnswer(text: string, { schema, mayTrail }: AnswerForm): ParsedAnswer {
  const validate = compile(schema);
  const read = readJsonAnswer(text, { maxChars: MAX_OBJECT_CHARS, maxLevels: MAX_LEVELS });
  if (read.kind === "none") return read;
  const { value } = read;
  if (read.kind === "whole") return check(value, validate, false);
  if (!mayTrail) return { kind: "none", why: "it is not one JSON object and nothing else" };
  const found = check(value, validate, true);
  const isFail = "pass" in value && value.pass === false;
  return found.kind === "none" || isFail ? found : { kind: "none", why: PASS_AMONG_WORDS };
}

const PASS_AMONG_WORDS = "it says pass at the end of a longer text, and a pass must be the whole answer";

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
