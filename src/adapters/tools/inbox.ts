import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { toWorldError } from "../../lib/error.ts";
import type { JsonSchema, OfferedTool, ToolOffer } from "../../ports/tools.ts";
import { type CallAnswer, MAX_CALL_BYTES } from "./wire.ts";

const MAX_KEPT = 10;
const MAX_TEXT_CHARS = 2_000;
const MAX_SHOWN_ERRORS = 20;
/** Half a million faults of one call would fill the memory: all are looked for only where there cannot be so many. */
const MAX_BYTES_FOR_ALL_ERRORS = 64 * 1024;

/** What came in for one offer. */
export interface Inbox {
  /** One call. In: its arguments as JSON text, null when they were too large to be kept. Out: what the model is told. Throws: never. */
  readonly put: (json: string | null) => CallAnswer;
  readonly calls: () => Omit<ReturnType<OfferedTool["calls"]>, "broken">;
}

/** In: the tool's name and what its arguments must look like. Throws: `GateError` (`world-failed`) for a schema that cannot be used. */
export function createInbox({ name, schema }: Pick<ToolOffer, "name" | "schema">): Inbox {
  const onward = name === "submit_verdict" ? VERDICT_IS_LOST : "Correct it and call again.";
  const [validateAll, validateFirst] = [compile(schema, true), compile(schema, false)];
  const accepted: unknown[] = [];
  const refused: string[] = [];
  const refuse = (why: string): CallAnswer => {
    const text = why.length > MAX_TEXT_CHARS ? `${why.slice(0, MAX_TEXT_CHARS)}…` : why;
    if (refused.length < MAX_KEPT) refused.push(text);
    return { isAccepted: false, text: `Not accepted: ${text}. ${onward}` };
  };
  const put = (json: string | null): CallAnswer => {
    if (json === null) return refuse(`the arguments have more than ${MAX_CALL_BYTES} bytes`);
    const parsed = parse(json);
    if (parsed === undefined) return refuse("the arguments are not JSON");
    const validate = json.length <= MAX_BYTES_FOR_ALL_ERRORS ? validateAll : validateFirst;
    const isFitting = fits(validate, parsed.value);
    if (isFitting === null) return refuse("the arguments are nested too deeply");
    if (!isFitting) return refuse(describeErrors(validate.errors ?? []));
    if (accepted.length < MAX_KEPT) accepted.push(parsed.value);
    return accepted.length === 1 ? ACCEPTED : ALREADY;
  };
  return { put, calls: () => ({ accepted: [...accepted], refused: [...refused] }) };
}

const ACCEPTED: CallAnswer = { isAccepted: true, text: "Accepted. Do not call this again." };
const ALREADY: CallAnswer = {
  isAccepted: false,
  text: "Already handed in. This call is on record too, and what was handed in more than once does not count. Do not call again; say so in your final message.",
};
const VERDICT_IS_LOST =
  "A verdict is handed in once and cannot be corrected: none counts now. Do not call again; say so in your final message.";

function compile(schema: JsonSchema, allErrors: boolean): ValidateFunction {
  try {
    // Own properties only: what an object inherits was not handed in.
    return new Ajv2020({ allErrors, ownProperties: true, allowUnionTypes: true, validateFormats: false }).compile(
      schema,
    );
  } catch (error) {
    throw toWorldError("the schema of a tool cannot be used", error);
  }
}

/** Out: null where a type that holds itself is nested deeper than the stack. */
function fits(validate: ValidateFunction, value: unknown): boolean | null {
  try {
    return validate(value);
  } catch {
    return null;
  }
}

function parse(json: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
}

function describeErrors(errors: readonly ErrorObject[]): string {
  const shown = errors.slice(0, MAX_SHOWN_ERRORS).map(describeError);
  const rest = errors.length - shown.length;
  return [...new Set(shown), ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}

function describeError({ instancePath, keyword, message, params }: ErrorObject): string {
  const place = instancePath === "" ? "the arguments" : instancePath;
  const unknown: unknown = params["additionalProperty"];
  if (keyword === "additionalProperties" && typeof unknown === "string")
    return `${place} must not have the property ${JSON.stringify(unknown.slice(0, 100))}`;
  const allowed: unknown = params["allowedValues"];
  const values = keyword === "enum" ? `: ${JSON.stringify(allowed).slice(0, 500)}` : "";
  return `${place} ${message ?? "is not valid"}${values}`;
}
