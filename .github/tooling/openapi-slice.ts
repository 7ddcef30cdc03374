/** Cuts the operations that the local GitHub server models, and every component they need, out of GitHub's official
 *  OpenAPI description, as plain JSON Schema (`nullable` rewritten, prose and examples dropped, parameters inlined).
 *  Run: node .github/tooling/openapi-slice.ts            writes the committed slice
 *       node .github/tooling/openapi-slice.ts --check    exits 1 if the committed slice differs
 *  The description is read as one file: the package's index would load ten of them. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const packageUrl = new URL("../../node_modules/@octokit/openapi/", import.meta.url);
const sliceUrl = new URL("../../__tests__/support/github-server/openapi.slice.json", import.meta.url);

const operationIds = [
  "checks/create",
  "checks/get",
  "checks/list-annotations",
  "checks/list-for-ref",
  "checks/update",
  "git/get-ref",
  "issues/create-comment",
  "issues/list-comments",
  "pulls/create-review",
  "pulls/create-review-comment",
  "pulls/delete-pending-review",
  "pulls/dismiss-review",
  "pulls/get",
  "pulls/get-review",
  "pulls/list",
  "pulls/list-comments-for-review",
  "pulls/list-commits",
  "pulls/list-files",
  "pulls/list-review-comments",
  "pulls/list-reviews",
  "pulls/request-reviewers",
  "pulls/submit-review",
  "pulls/update-review",
  "repos/get",
  "repos/get-branch",
  "repos/get-collaborator-permission-level",
] as const;

/** Where GitHub really answers null although its description does not say so: an inline comment whose line is gone. */
const nullInTruth: Readonly<Record<string, readonly string[]>> = {
  "pull-request-review-comment": ["line", "position"],
  "review-comment": ["line"],
};

type Dictionary = Readonly<Record<string, unknown>>;

/** Prose and samples: of no use to a validator and three quarters of the size. */
const droppedKeys = new Set([
  "deprecated",
  "description",
  "example",
  "examples",
  "externalDocs",
  "readOnly",
  "summary",
  "title",
  "writeOnly",
]);

function isDictionary(value: unknown): value is Dictionary {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function dictionaryAt(holder: Dictionary, key: string): Dictionary {
  const value = holder[key];
  if (!isDictionary(value)) throw new Error(`the OpenAPI description has no object at ${key}`);
  return value;
}

function textAt(holder: Dictionary, key: string): string {
  const value = holder[key];
  if (typeof value !== "string") throw new Error(`the OpenAPI description has no text at ${key}`);
  return value;
}

function readDictionary(url: URL): Dictionary {
  const value: unknown = JSON.parse(readFileSync(url, "utf8"));
  if (!isDictionary(value)) throw new Error(`${url.pathname} is not a JSON object`);
  return value;
}

function lookUp(description: Dictionary, reference: string): Dictionary {
  return reference.replace(/^#\//u, "").split("/").reduce(dictionaryAt, description);
}

/** OpenAPI 3.0's `nullable` is no JSON Schema keyword: it becomes a type, an enum member or an alternative. */
function admitNull(schema: Dictionary): Dictionary {
  const { nullable, ...rest } = schema;
  if (nullable !== true) return rest;
  if (typeof rest["type"] !== "string") return { anyOf: [rest, { type: "null" }] };
  const withNull = isList(rest["enum"]) ? { enum: [...rest["enum"], null] } : {};
  return { ...rest, type: [rest["type"], "null"], ...withNull };
}

/** In: a schema of the description. Out: plain JSON Schema; below `properties` every key is a name and is kept. */
function toJsonSchema(value: unknown, areKeysNames = false): unknown {
  if (isList(value)) return value.map((item) => toJsonSchema(item));
  if (!isDictionary(value)) return value;
  const kept = Object.entries(value).filter(([key]) => areKeysNames || !(droppedKeys.has(key) || key.startsWith("x-")));
  const cleaned = Object.fromEntries(
    kept.map(([key, item]) => [key, toJsonSchema(item, key === "properties" && !areKeysNames)]),
  );
  return areKeysNames ? cleaned : admitNull(cleaned);
}

function cutJsonContent(holder: Dictionary): unknown {
  const content = holder["content"];
  const media = isDictionary(content) ? content["application/json"] : null;
  return isDictionary(media) ? toJsonSchema(media["schema"]) : null;
}

function followReference(description: Dictionary, value: unknown): Dictionary {
  if (!isDictionary(value)) throw new Error("the OpenAPI description has no object where one is named");
  return typeof value["$ref"] === "string" ? lookUp(description, value["$ref"]) : value;
}

function cutParameters(description: Dictionary, operation: Dictionary, place: "path" | "query"): Dictionary {
  const listed = operation["parameters"];
  const followed = isList(listed) ? listed.map((item) => followReference(description, item)) : [];
  const parameters = followed.filter((item) => item["in"] === place);
  const required = parameters.filter((item) => item["required"] === true).map((item) => textAt(item, "name"));
  const properties = parameters.map((item) => [textAt(item, "name"), toJsonSchema(item["schema"])] as const);
  return { type: "object", properties: Object.fromEntries(properties), ...(required.length > 0 ? { required } : {}) };
}

function findOperation(description: Dictionary, operationId: string): readonly [string, string, Dictionary] {
  for (const [path, methods] of Object.entries(dictionaryAt(description, "paths"))) {
    for (const [method, operation] of Object.entries(isDictionary(methods) ? methods : {})) {
      if (isDictionary(operation) && operation["operationId"] === operationId) return [path, method, operation];
    }
  }
  throw new Error(`the OpenAPI description has no operation ${operationId}`);
}

function cutOperation(description: Dictionary, operationId: string): Dictionary {
  const [path, method, operation] = findOperation(description, operationId);
  const answers = Object.entries(dictionaryAt(operation, "responses"));
  const body = "requestBody" in operation ? followReference(description, operation["requestBody"]) : null;
  return {
    method: method.toUpperCase(),
    path,
    pathParameters: cutParameters(description, operation, "path"),
    query: cutParameters(description, operation, "query"),
    isBodyRequired: body?.["required"] === true,
    body: body === null ? null : cutJsonContent(body),
    answers: Object.fromEntries(
      answers.map(([status, answer]) => [status, cutJsonContent(followReference(description, answer))]),
    ),
  };
}

function collectReferences(value: unknown, found: Set<string>): void {
  if (isList(value)) {
    for (const item of value) collectReferences(item, found);
  } else if (isDictionary(value)) {
    if (typeof value["$ref"] === "string") found.add(value["$ref"]);
    for (const item of Object.values(value)) collectReferences(item, found);
  }
}

function correctSchema(name: string, schema: Dictionary): Dictionary {
  const names = nullInTruth[name] ?? [];
  if (names.length === 0) return schema;
  const properties = dictionaryAt(schema, "properties");
  const corrected = names.map((key) => [key, { ...dictionaryAt(properties, key), nullable: true }] as const);
  return { ...schema, properties: { ...properties, ...Object.fromEntries(corrected) } };
}

/** A set grows while it is walked, so this ends when no schema names a new one. */
function cutSchemas(description: Dictionary, operations: Dictionary): Dictionary {
  const schemas: Record<string, unknown> = {};
  const references = new Set(["#/components/schemas/basic-error"]);
  collectReferences(operations, references);
  for (const reference of references) {
    const name = reference.replace("#/components/schemas/", "");
    const schema = toJsonSchema(correctSchema(name, lookUp(description, reference)));
    schemas[name] = schema;
    collectReferences(schema, references);
  }
  return Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const maxLineChars = 120;

/** Print JSON as the formatter would, so that it never has to: on one line what fits, else one entry a line. In: the value,
 *  how deep it lies, and how many characters stand before and after it on its line. */
function printJson(value: unknown, depth: number, besides: number): string {
  const flat = printFlat(value);
  const isFitting = 2 * depth + besides + flat.length <= maxLineChars && !mustBreak(value);
  if (isFitting || typeof value !== "object" || value === null) return flat;
  const [open, close] = isList(value) ? "[]" : "{}";
  const entries = Object.entries(value).map(([key, item], index, all) => {
    const name = isList(value) ? "" : `${JSON.stringify(key)}: `;
    const comma = index < all.length - 1 ? 1 : 0;
    return `${"  ".repeat(depth + 1)}${name}${printJson(item, depth + 1, name.length + comma)}`;
  });
  return `${open}\n${entries.join(",\n")}\n${"  ".repeat(depth)}${close}`;
}

function printFlat(value: unknown): string {
  if (isList(value)) return `[${value.map(printFlat).join(", ")}]`;
  if (!isDictionary(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printFlat(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Several objects of several keys are never put on one line. */
function mustBreak(value: unknown): boolean {
  if (!isList(value)) return isDictionary(value) && Object.values(value).some(mustBreak);
  const isTable = value.length > 1 && value.every((item) => isDictionary(item) && Object.keys(item).length > 1);
  return isTable || value.some(mustBreak);
}

/** Cut the slice. Out: the exact text of the committed file. Throws: if the description lacks an operation. */
export function cutSlice(): string {
  const description = readDictionary(new URL("generated/api.github.com.json", packageUrl));
  const version = textAt(readDictionary(new URL("package.json", packageUrl)), "version");
  const operations = Object.fromEntries(operationIds.map((id) => [id, cutOperation(description, id)]));
  const source = `@octokit/openapi ${version}, api.github.com.json, MIT`;
  const slice = { source, operations, components: { schemas: cutSchemas(description, operations) } };
  return `${printJson(slice, 0, 0)}\n`;
}

/** Where the committed slice lies, as a file path. */
export const slicePath = fileURLToPath(sliceUrl);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = cutSlice();
  if (!process.argv.includes("--check")) writeFileSync(slicePath, text);
  else if (readFileSync(slicePath, "utf8") !== text) {
    console.error("openapi.slice.json is stale: run node .github/tooling/openapi-slice.ts");
    process.exitCode = 1;
  }
}
