import type { WireShape } from "./wires/wire-shape.ts";

/** A request that may go to the endpoint. */
export interface Route {
  /** Whether it costs: a call of the model. */
  readonly isCall: boolean;
  /** With the query, without the parts of it that carry keys. */
  readonly path: string;
}

const KEY_PARAMS = ["key", "api_key", "api-key", "access_token", "oauth_token"];

/** The path as it came, and its query. */
export function splitTarget(target: string): { readonly path: string; readonly query: URLSearchParams } {
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: new URLSearchParams() }
    : { path: target.slice(0, mark), query: new URLSearchParams(target.slice(mark + 1)) };
}

/** Whether a request is one of the wire's own. Out: null for any other. The path is compared as it came, so that what the
 *  endpoint reads is what was checked. */
export function findRoute(shape: WireShape, method: string, target: string): Route | null {
  const { path, query } = splitTarget(target);
  if (
    path
      .replaceAll(/%2f/gi, "/")
      .split("/")
      .some((part) => part === "." || part === "..")
  )
    return null;
  const isCall = method === "POST" && shape.callPath.test(path);
  const isFree = method === "POST" && shape.freePath?.test(path) === true;
  const isRead = method === "GET" && shape.readPath.test(path);
  if (!isCall && !isFree && !isRead) return null;
  for (const name of KEY_PARAMS) query.delete(name);
  return { isCall, path: query.size === 0 ? path : `${path}?${query.toString()}` };
}
