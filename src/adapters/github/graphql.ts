import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import type { Call, Client } from "./client.ts";
import { describeFault, readFaults } from "./failure.ts";

const Envelope = z.object({ data: z.unknown().optional(), errors: z.unknown().optional() });

const CODES: Readonly<Record<string, ReasonCode>> = {
  FORBIDDEN: "host-forbidden",
  INSUFFICIENT_SCOPES: "host-forbidden",
  NOT_FOUND: "host-not-found",
  RATE_LIMITED: "host-rate-limited",
};

export interface Query {
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly permission: string;
  /** What to do when it is refused, where that takes more than the permission. */
  readonly advice?: string;
}

/** Asks GitHub's GraphQL, with queries and mutations that may be repeated. Its errors come with status 200.
 *  Throws: `GateError` (`host-…`). */
export async function sendQuery<Data>(client: Client, query: Query, schema: z.ZodType<Data>): Promise<Data> {
  const { operation, document, variables, permission, advice: refusalAdvice } = query;
  const parameters = { query: document, variables };
  const call: Call = { route: `POST ${client.graphqlUrl}`, parameters, permission, isRepeatable: true, operation };
  const { data, errors } = await client.send(call, Envelope);
  const faults = readFaults(errors);
  const [first] = faults;
  if (first !== undefined) {
    const said = faults.map(describeFault).join("; ").slice(0, 1_000);
    const code = CODES[first.type] ?? "host-rejected";
    const needs = refusalAdvice ?? `The token needs the permission \`${permission}\`.`;
    const advice = code === "host-forbidden" ? ` ${needs}` : "";
    const isRetryable = code === "host-rate-limited";
    throw new GateError(code, `GraphQL ${operation} failed: ${said}${advice}`, { isRetryable });
  }
  const answer = schema.safeParse(data);
  if (answer.success) return answer.data;
  const path = answer.error.issues[0]?.path.join(".") ?? "";
  throw new GateError("host-unavailable", `GraphQL ${operation} got an answer that cannot be read: ${path}`, {
    isRetryable: true,
  });
}
