import type { IncomingHttpHeaders, ServerResponse } from "node:http";

import { authenticate, authorize, requireRepository } from "./access.ts";
import { Refusal, toErrorAnswer } from "./answer.ts";
import type { Answer } from "./answer.ts";
import type { ServerContext } from "./context.ts";
import { answerGraphql } from "./graphql/answer.ts";
import { createRouter } from "./router.ts";
import type { Matched } from "./router.ts";
import { refuseRequest } from "./routes/route.ts";
import { rateWindowMs } from "./state.ts";
import type { RequestRecord, ServerState, Token } from "./state.ts";
import { createValidator } from "./validate.ts";
import type { Dictionary, Validator } from "./validate.ts";

/** A request whose body has been read into its record. `bodyFault` says why it could not be. */
export interface ApiRequest {
  readonly record: RequestRecord;
  readonly headers: IncomingHttpHeaders;
  readonly bodyFault: Refusal | null;
}

/** Make the function that answers REST and GraphQL requests. What GitHub would refuse is an answer; a bug of this server
 *  is an answer too, with status 500, and an entry in `serverBugs`. */
export function createApi(context: ServerContext): (request: ApiRequest) => Promise<Answer> {
  const validator = createValidator();
  const router = createRouter(validator.operations);
  return async (request) => {
    const { record } = request;
    const url = new URL(context.apiUrl + record.path);
    const path = url.pathname.replace(/^\/api\/v3(?=\/)/u, "");
    const isGraphql = record.method === "POST" && /^(?:\/api)?\/graphql$/u.test(path);
    const matched = isGraphql ? null : router(record.method, path);
    record.operation = isGraphql ? "graphql" : (matched?.operation.id ?? null);
    try {
      const token = authenticate(context.state, request.headers.authorization);
      record.login = token.login;
      spendRateLimit(context);
      if (request.bodyFault !== null) throw request.bodyFault;
      if (isGraphql) return await serveGraphql(context, token, record);
      if (matched === null || wantsOtherMedia(request.headers.accept)) return refuseUnknown(context.state, record);
      return await serveRoute(context, validator, matched, token, url, record);
    } catch (error) {
      if (!(error instanceof Refusal))
        return reportBug(context.state, `${record.method} ${record.path}: ${String(error)}`);
      return checkAnswer(context.state, validator, matched, toErrorAnswer(error));
    }
  };
}

/** A diff or raw text instead of JSON. */
function wantsOtherMedia(accept: string | undefined): boolean {
  return /vnd\.github\.(?:v3\.)?(?:diff|patch|raw|html|sha)/u.test(accept ?? "");
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
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, coerceText(text, types[name])]));
}

function coerceText(text: string, type: string | undefined): unknown {
  if (type === "integer" && /^-?\d+$/u.test(text)) return Number(text);
  return type === "boolean" && /^(?:true|false)$/u.test(text) ? text === "true" : text;
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
  return reportBug(state, `${matched.operation.id} ${answer.status}: ${faults.join("; ")}`);
}

function reportBug(state: ServerState, bug: string): Answer {
  state.serverBugs.push(bug);
  return toErrorAnswer(new Refusal(500, `bug of the local server: ${bug}`));
}

function spendRateLimit({ state: { rateLimit }, now }: ServerContext): void {
  if (now() >= rateLimit.resetAt) {
    rateLimit.remaining = rateLimit.limit;
    rateLimit.resetAt = new Date(now().getTime() + rateWindowMs);
  }
  if (rateLimit.remaining <= 0) throw new Refusal(403, "API rate limit exceeded for installation.");
  rateLimit.remaining -= 1;
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
