import { checkRoutes } from "./routes/checks.ts";
import { commentRoutes } from "./routes/comments.ts";
import { pullRoutes } from "./routes/pulls.ts";
import { repositoryRoutes } from "./routes/repositories.ts";
import { reviewRequestRoutes } from "./routes/review-requests.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import type { Route } from "./routes/route.ts";
import type { Operation } from "./validate.ts";

/** Every operation this server can do. A new one is listed here and in the cut of the description. */
const routes: readonly Route[] = [
  ...checkRoutes,
  ...commentRoutes,
  ...pullRoutes,
  ...repositoryRoutes,
  ...reviewRequestRoutes,
  ...reviewRoutes,
];

export interface Matched {
  readonly route: Route;
  readonly operation: Operation;
  /** As in the path, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

export type Router = (method: string, path: string) => Matched | null;

/** Parameters that may hold slashes. */
const openNames = new Set(["branch", "ref"]);

/** Make a router over the operations of the description. Throws: if a route has no operation. */
export function createRouter(operations: readonly Operation[]): Router {
  const entries = routes.map((route) => {
    const operation = operations.find((candidate) => candidate.id === route.operation);
    if (operation === undefined) throw new Error(`the OpenAPI slice has no operation ${route.operation}`);
    return { route, operation, pattern: toPattern(operation), literals: countLiterals(operation.path) };
  });
  // The more literal parts a template has, the more exact it is.
  const sorted = entries.toSorted((one, other) => other.literals - one.literals);
  return (method, path) => {
    for (const { route, operation, pattern } of sorted) {
      const match = operation.method === method ? pattern.exec(path) : null;
      if (match !== null) return { route, operation, parameters: decode(match.groups ?? {}) };
    }
    return null;
  };
}

function toPattern({ path, parameterTypes }: Operation): RegExp {
  const source = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    if (parameterTypes[name] === "integer") return `(?<${name}>\\d+)`;
    return `(?<${name}>${openNames.has(name) ? ".+" : "[^/]+"})`;
  });
  return new RegExp(`^${source}$`, "u");
}

function countLiterals(template: string): number {
  return template.split("/").filter((part) => !part.startsWith("{")).length;
}

function decode(groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodePart(text)]));
}

/** A part that is not properly escaped stands for itself, and then names nothing that exists. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
