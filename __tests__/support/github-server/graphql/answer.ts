import type { Answer } from "../answer.ts";
import { isDictionary } from "../validate.ts";
import { execute, FieldFailure, UnknownField } from "./execute.ts";
import { parseDocument } from "./parse.ts";
import { argumentNames, makeMutation, makeQuery } from "./schema.ts";
import type { Asker } from "./comment-nodes.ts";

/** Answer `POST /graphql`. Out: HTTP 200 whatever happens, as on GitHub, with `errors` beside `data`; `isUnknown` when
 *  the document asks for something this server does not model. */
export async function answerGraphql(
  asker: Asker,
  body: unknown,
): Promise<{ readonly answer: Answer; readonly isUnknown: boolean }> {
  if (!isDictionary(body) || typeof body["query"] !== "string")
    return { answer: fail("A query attribute must be specified and must be a string."), isUnknown: true };
  try {
    const document = parseDocument(body["query"]);
    const root = document.kind === "query" ? makeQuery(asker) : makeMutation(asker);
    const variables = isDictionary(body["variables"]) ? body["variables"] : {};
    const { data, errors } = await execute(document, root, variables, argumentNames);
    return { answer: { status: 200, body: errors.length > 0 ? { data, errors } : { data } }, isUnknown: false };
  } catch (error) {
    if (error instanceof FieldFailure) return { answer: fail(error.message, error.type), isUnknown: false };
    if (error instanceof UnknownField || error instanceof SyntaxError)
      return { answer: fail(error.message), isUnknown: true };
    throw error;
  }
}

function fail(message: string, type?: string): Answer {
  return { status: 200, body: { errors: [{ ...(type === undefined ? {} : { type }), message }] } };
}
