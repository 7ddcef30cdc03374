import { setTimeout as sleep } from "node:timers/promises";

/** Which requests a fault strikes. `path` is matched against path and query as sent: a text must occur in it. `nth`
 *  counts matching requests from 1 and lets the earlier ones pass. Nothing given: every request. */
interface FaultMatch {
  readonly method?: string;
  readonly path?: string | RegExp;
  readonly nth?: number;
}

/** What goes wrong. `commit-then-…` does the work and then hides that it was done. `call` runs something of the test's
 *  own just before the request is handled, such as a push. */
export type Fault =
  | {
      readonly kind: "status";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | { readonly kind: "drop" }
  | { readonly kind: "commit-then-500" }
  | { readonly kind: "commit-then-drop" }
  | { readonly kind: "slow"; readonly delayMs: number }
  | { readonly kind: "call"; readonly run: () => void | Promise<void> };

export interface Injection {
  readonly match?: FaultMatch;
  /** How many requests it strikes, 1 unless said. */
  readonly times?: number;
  readonly fault: Fault;
}

/** An injected fault, to be watched or taken back. */
export interface InjectedFault {
  readonly hits: () => number;
  readonly remove: () => void;
}

export interface Faults {
  readonly inject: (injection: Injection) => InjectedFault;
  readonly take: (method: string, path: string) => Fault | null;
}

interface Standing {
  readonly injection: Injection;
  seen: number;
  hits: number;
}

/** Make an empty list of faults. The first that matches strikes. */
export function createFaults(): Faults {
  const standing: Standing[] = [];
  return {
    inject: (injection) => {
      const entry: Standing = { injection, seen: 0, hits: 0 };
      standing.push(entry);
      return {
        hits: () => entry.hits,
        remove: () => {
          const index = standing.indexOf(entry);
          if (index !== -1) standing.splice(index, 1);
        },
      };
    },
    take: (method, path) => {
      for (const entry of standing) {
        const { match = {}, times = 1, fault } = entry.injection;
        if (entry.hits >= times || !isMatch(match, method, path)) continue;
        entry.seen += 1;
        if (entry.seen < (match.nth ?? 1)) continue;
        entry.hits += 1;
        return fault;
      }
      return null;
    },
  };
}

function isMatch(match: FaultMatch, method: string, path: string): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
  if (match.path === undefined) return true;
  return typeof match.path === "string" ? path.includes(match.path) : path.search(match.path) !== -1;
}

/** Do what a fault does before the request is handled. */
export async function strikeBefore(fault: Fault | null): Promise<void> {
  if (fault?.kind === "slow") await sleep(fault.delayMs);
  if (fault?.kind === "call") await fault.run();
}

/** The body GitHub sends with a status, where the test gave none. */
export function defaultFaultBody(status: number, headers: Readonly<Record<string, string>>): unknown {
  const isSecondary = headers["retry-after"] !== undefined;
  const isExhausted = headers["x-ratelimit-remaining"] === "0";
  const limited = isExhausted
    ? "API rate limit exceeded for installation."
    : "You have exceeded a secondary rate limit.";
  const messages: Readonly<Record<number, string>> = {
    401: "Bad credentials",
    403: isSecondary || isExhausted ? limited : "Resource not accessible by integration",
    404: "Not Found",
    422: "Validation Failed",
    429: limited,
    500: "Internal Server Error",
    502: "Server Error",
    503: "Service Unavailable",
  };
  const message = messages[status] ?? "Injected fault";
  return { message, documentation_url: "https://docs.github.com/rest", status: String(status) };
}
