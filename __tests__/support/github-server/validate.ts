import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv } from "ajv";

import slice from "./openapi.slice.json" with { type: "json" };

/** One operation of the slice. Schemas are looked up by its id when they are first needed. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isBodyRequired: boolean;
  readonly hasBody: boolean;
  /** Names of the query parameters that are whole numbers or truth values, the rest is text. */
  readonly parameterTypes: Readonly<Record<string, string>>;
}

/** Checks requests and answers against GitHub's OpenAPI description. Every function gives the faults, none if it fits. */
export interface Validator {
  readonly operations: readonly Operation[];
  readonly checkParameters: (operationId: string, place: "pathParameters" | "query", values: Dictionary) => string[];
  /** Narrows a body to what the caller says the operation takes. */
  readonly bodyGuard: <Body>(operationId: string) => ValidateFunction<Body>;
  readonly findUnknownKeys: (operationId: string, body: unknown) => string[];
  readonly checkAnswer: (operationId: string, status: number, body: unknown) => string[];
}

export type Dictionary = Readonly<Record<string, unknown>>;

export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const operations: Readonly<Record<string, Dictionary>> = slice.operations;
const documentName = "github";

/** Make a validator. Nothing is compiled until it is used, so that the server starts at once. */
export function createValidator(): Validator {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, formats });
  ajv.addSchema(slice, documentName);
  const find = (...pointer: readonly string[]): ValidateFunction => {
    const validate = ajv.getSchema(`${documentName}#/${pointer.map(escapePointer).join("/")}`);
    if (validate === undefined) throw new Error(`the OpenAPI slice has nothing at ${pointer.join("/")}`);
    return validate;
  };
  return {
    operations: Object.entries(operations).map(([id, operation]) => readOperation(id, operation)),
    checkParameters: (operationId, place, values) => [
      ...check(find("operations", operationId, place), values),
      ...listUnknownKeys(operations[operationId]?.[place], values, ""),
    ],
    bodyGuard: <Body>(operationId: string) => {
      const guard = ajv.getSchema<Body>(`${documentName}#/operations/${escapePointer(operationId)}/body`);
      if (guard === undefined) throw new Error(`the OpenAPI slice has no body for ${operationId}`);
      return guard as ValidateFunction<Body>;
    },
    findUnknownKeys: (operationId, body) => listUnknownKeys(operations[operationId]?.["body"], body, ""),
    checkAnswer: (operationId, status, body) => {
      const answers = operations[operationId]?.["answers"];
      const answer = isDictionary(answers) ? answers[String(status)] : undefined;
      // A refusal that the description leaves without a body has one all the same.
      if (answer === null && status >= 400) return check(find("components", "schemas", "basic-error"), body);
      if (answer === null) return body === null ? [] : ["the answer must be empty"];
      if (answer !== undefined) return check(find("operations", operationId, "answers", String(status)), body);
      if (status >= 400) return check(find("components", "schemas", "basic-error"), body);
      return [`${operationId} is not described to answer ${status}`];
    },
  };
}

function check(validate: ValidateFunction, value: unknown): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map(describe);
}

function escapePointer(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function readOperation(id: string, operation: Dictionary): Operation {
  const types: Record<string, string> = {};
  for (const place of ["pathParameters", "query"]) {
    for (const [name, schema] of Object.entries(propertiesOf(operation[place]))) {
      types[name] = isDictionary(schema) && typeof schema["type"] === "string" ? schema["type"] : "string";
    }
  }
  return {
    id,
    method: String(operation["method"]),
    path: String(operation["path"]),
    isBodyRequired: operation["isBodyRequired"] === true,
    hasBody: operation["body"] !== null,
    parameterTypes: types,
  };
}

/** What ajv found, in words for the `message` of a 422. */
export function describe(error: ErrorObject): string {
  const detail = error.keyword === "enum" ? `: ${JSON.stringify(error.params["allowedValues"])}` : "";
  return `${error.instancePath === "" ? "the request" : error.instancePath} ${error.message ?? error.keyword}${detail}`;
}

/** GitHub's schemas leave objects open, and GitHub drops what it does not know. A client that sends such a key has a
 *  misspelling, so it is refused here. */
function listUnknownKeys(schema: unknown, value: unknown, path: string): string[] {
  if (!isDictionary(schema)) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listUnknownKeys(schema["items"], item, `${path}/${index}`));
  const properties = propertiesOf(schema);
  if (!isDictionary(value) || Object.keys(properties).length === 0) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key in properties
      ? listUnknownKeys(properties[key], item, `${path}/${key}`)
      : [`${path}/${key} is not a known key`],
  );
}

function propertiesOf(schema: unknown): Dictionary {
  return isDictionary(schema) && isDictionary(schema["properties"]) ? schema["properties"] : {};
}

const formats = {
  "date-time": (text: string): boolean =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/iu.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text: string): boolean => URL.canParse(text),
  email: (text: string): boolean => text.includes("@"),
  int64: true,
} as const;
