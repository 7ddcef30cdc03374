import type { Needs } from "../access.ts";
import { Refusal } from "../answer.ts";
import type { Answer } from "../answer.ts";
import type { Call } from "../context.ts";
import { describe } from "../validate.ts";
import type { Validator } from "../validate.ts";

/** One operation that the server can do. */
export interface Route {
  readonly operation: string;
  readonly needs: Needs;
  readonly run: (call: Call, body: unknown, validator: Validator) => Promise<Answer>;
}

/** A route without a body. */
export function defineRead(operation: string, needs: Needs, handle: (call: Call) => Answer | Promise<Answer>): Route {
  return { operation, needs, run: async (call) => handle(call) };
}

/** A route with a body, which has passed GitHub's schema, and has no key the schema does not know, before `handle` sees it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the guard narrows to it, by the schema of that name
export function defineWrite<Body>(
  operation: string,
  needs: Needs,
  handle: (call: Call, body: Body) => Answer | Promise<Answer>,
): Route {
  return {
    operation,
    needs,
    run: async (call, body, validator) => {
      const guard = validator.bodyGuard<Body>(operation);
      if (!guard(body)) throw refuseRequest((guard.errors ?? []).map(describe));
      const unknownKeys = validator.findUnknownKeys(operation, body);
      if (unknownKeys.length > 0) throw refuseRequest(unknownKeys);
      return handle(call, body);
    },
  };
}

/** GitHub's answer to a request that does not fit its description: prose in the message, no list of errors. */
export function refuseRequest(faults: readonly string[]): Refusal {
  return new Refusal(422, `Invalid request.\n\n${faults.join("\n")}`);
}
