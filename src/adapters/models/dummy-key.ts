import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { splitTarget } from "./route.ts";

/** A key that is good for one session's address. */
export function makeDummyKey(): string {
  return `sk-passwhen-${randomBytes(24).toString("hex")}`;
}

/** Whether a request carries this key in any of the places where agents put theirs. */
export function carriesKey(request: IncomingMessage, key: string): boolean {
  const { headers } = request;
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const given = [headers["x-api-key"], headers["api-key"], headers["x-goog-api-key"], bearer];
  const inQuery = splitTarget(request.url ?? "").query.get("key");
  return [...given, inQuery].some((one) => typeof one === "string" && isSame(one, key));
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
