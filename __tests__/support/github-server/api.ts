import type { IncomingMessage, ServerResponse } from "node:http";

import { authenticate, authorize, requireRepository } from "./access.ts";
import { Refusal, toErrorAnswer } from "./answer.ts";
import type { Answer } from "./answer.ts";
import type { ServerContext } from "./context.ts";
import { answerGraphql } from "./graphql/answer.ts";
import { createRouter } from "./router.ts";
import type { Matched } from "./router.ts";
import { refuseRequest } from "./routes/route.ts";
import type { RequestRecord, ServerState, Token } from "./state.ts";
import { createValidator } from "./validate.ts";
import type { Dictionary, Validator } from "./validate.ts";

const maxBodyBytes = 32 * 1024 * 1024;

/** Make the function that answers REST and GraphQL requests. What GitHub would refuse is an answer; only a bug throws. */
export function createApi(
  context: ServerContext,
): (record: RequestRecord, request: IncomingMessage) => Promise<Answer> {
  const validator = createValidator();
  const router = createRouter(validator.operations);
  return async (record, request) => {
    const url = new URL(record.path, context.apiUrl);
    const path = url.pathname.replace(/^\/api\/v3(?=\/)/u, "");
    const isGraphql = record.method === "POST" && /^(?:\/api)?\/graphql$/u.test(path);
    const matched = isGraphql ? null : router(record.method, path);
    record.operation = isGraphql ? "graphql" : (matched?.operation.id ?? null);
    try {
      record.body = await readBody(request);
      const token = authenticate(context.state, request.headers.authorization);
      record.login = token.login;
      spendRateLimit(context.state);
      if (isGraphql) return await serveGraphql(context, token, record);
      if (matched !== null) return await serveRoute(context, validator, matched, token, url, record);
      return refuseUnknown(context.state, record);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const shown = matched === null ? error : fitErrors(validator, matched, error);
      return checkAnswer(context.state, validator, matched, toErrorAnswer(shown));
    }
  };
}

async function serveGraphql(context: ServerContext, token: Token, record: RequestRecord): Promise<Answer> {
  const { answer, isUnknown } = await answerGraphql({ context, token }, record.body);
  if (isUnknown) context.state.unknownRequests.push(record);
  return answer;
}

async function serveRoute(
  context: ServerContext,
  validator: Validator,
  { route, operation, parameters }: Matched,
  token: Token,
  url: URL,
  record: RequestRecord,
): Promise<Answer> {
  const repository = requireRepository(context.state, token, `${parameters["owner"]}/${parameters["repo"]}`);
  authorize(token, route.needs);
  const path = coerce(parameters, operation.parameterTypes);
  const query = coerce(Object.fromEntries(url.searchParams), operation.parameterTypes);
  const faults = [
    ...validator.checkParameters(operation.id, "pathParameters", path),
    ...validator.checkParameters(operation.id, "query", query),
    ...(operation.isBodyRequired && record.body === null ? ["a body is required"] : []),
  ];
  if (faults.length > 0) throw refuseRequest(faults);
  const body = operation.hasBody ? (record.body ?? {}) : null;
  const answer = await route.run({ context, token, repository, url, parameters: path, query }, body, validator);
  return checkAnswer(context.state, validator, { operation }, answer);
}

/** Query and path hold text; the description says which of it is a number or a truth value. */
function coerce(texts: Readonly<Record<string, string>>, types: Readonly<Record<string, string>>): Dictionary {
  const convert = (text: string, type: string | undefined): unknown => {
    if (type === "integer" && /^-?\d+$/u.test(text)) return Number(text);
    return type === "boolean" && /^(?:true|false)$/u.test(text) ? text === "true" : text;
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, convert(text, types[name])]));
}

function refuseUnknown(state: ServerState, record: RequestRecord): Answer {
  state.unknownRequests.push(record);
  return toErrorAnswer(new Refusal(501, `${record.method} ${record.path} is not modelled by this server`));
}

/** An answer that GitHub's description does not allow is a fault of this server, and says so loudly. */
function checkAnswer(
  state: ServerState,
  validator: Validator,
  matched: Pick<Matched, "operation"> | null,
  answer: Answer,
): Answer {
  if (matched === null) return answer;
  // What counts is what goes over the wire: a field that is undefined is not there.
  const sent: unknown = answer.body === null ? null : JSON.parse(JSON.stringify(answer.body));
  const faults = validator.checkAnswer(matched.operation.id, answer.status, sent);
  if (faults.length === 0) return answer;
  const bug = `${matched.operation.id} ${answer.status}: ${faults.join("; ")}`;
  state.serverBugs.push(bug);
  return toErrorAnswer(new Refusal(500, `bug of the local server: ${bug}`));
}

/** Reviews have errors that are texts, all else has objects: give each operation the shape it is described with. */
function fitErrors(validator: Validator, { operation }: Matched, refusal: Refusal): Refusal {
  if (refusal.status !== 422 || !validator.hasTextErrors(operation.id)) return refusal;
  const texts = refusal.errors.map((error) => (typeof error === "string" ? error : error.message));
  return new Refusal(refusal.status, refusal.message, texts, refusal.headers);
}

function spendRateLimit(state: ServerState): void {
  const { rateLimit } = state;
  if (rateLimit.remaining <= 0) throw new Refusal(403, "API rate limit exceeded for installation.");
  rateLimit.remaining -= 1;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    sizeBytes += bytes.length;
    if (sizeBytes > maxBodyBytes) throw new Refusal(413, "Payload Too Large");
    chunks.push(bytes);
  }
  if (sizeBytes === 0) return null;
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return body;
  } catch {
    throw new Refusal(400, "Problems parsing JSON");
  }
}

/** Write an answer, with the headers GitHub puts on every one, and note it in the log. */
export function send(state: ServerState, record: RequestRecord, response: ServerResponse, answer: Answer): void {
  record.status = answer.status;
  record.answer = answer.body;
  const text = answer.body === null || answer.body === undefined ? "" : JSON.stringify(answer.body);
  const { limit, remaining, resetAt } = state.rateLimit;
  response.writeHead(answer.status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "x-github-request-id": `LOCAL:${state.requests.indexOf(record) + 1}`,
    "x-ratelimit-limit": limit,
    "x-ratelimit-remaining": Math.max(remaining, 0),
    "x-ratelimit-used": limit - Math.max(remaining, 0),
    "x-ratelimit-reset": Math.ceil(resetAt.getTime() / 1000),
    "x-ratelimit-resource": record.operation === "graphql" ? "graphql" : "core",
    ...answer.headers,
  });
  response.end(text);
}
