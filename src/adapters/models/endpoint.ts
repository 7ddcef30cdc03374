import type { ModelEndpoint } from "../../ports/models.ts";
import { GateError } from "../../lib/error.ts";
import { quote } from "../../lib/fault.ts";
import { createKeyForms, type KeyForms } from "./redact.ts";
import type { WireShape } from "./wires/wire-shape.ts";
import { wireShapes } from "./wires/index.ts";

/** An endpoint with its real key: the only value that holds one. */
export interface Upstream {
  readonly shape: WireShape;
  readonly model: string;
  /** Scheme, host, port and path prefix; the path has no slash at its end. */
  readonly url: URL;
  readonly prefix: string;
  readonly key: string;
  /** Finds the key in what comes back. */
  readonly keyForms: KeyForms;
}

const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Checks an endpoint and takes its key. Throws: `GateError` (`policy-invalid`, `key-missing`). */
export function toUpstream(endpoint: ModelEndpoint, secretOf: (name: string) => string | undefined): Upstream {
  const url = parseUpstream(endpoint.upstream);
  const key = takeKey(endpoint.keyEnv, secretOf);
  return {
    shape: wireShapes[endpoint.wire],
    model: endpoint.model,
    url,
    prefix: url.pathname.replace(/\/+$/, ""),
    key,
    keyForms: createKeyForms(key),
  };
}

/** A key that came with a line break at its end, as secrets often do, is good without it. One with spaces or control characters
 *  inside could not be sent in a header. */
export function usableKey(secret: string | undefined): string | null {
  const key = (secret ?? "").trim();
  return /^[\u0021-\u007e]+$/.test(key) ? key : null;
}

function takeKey(keyEnv: string, secretOf: (name: string) => string | undefined): string {
  const secret = secretOf(keyEnv);
  const key = usableKey(secret);
  if (key !== null) return key;
  if ((secret ?? "").trim() === "") throw new GateError("key-missing", `${quote(keyEnv)} is not set`);
  throw new GateError(
    "key-missing",
    `the key in ${quote(keyEnv)} is not usable: it has a space, a line break or a character that no key has`,
  );
}

function parseUpstream(upstream: string): URL {
  const url = URL.canParse(upstream) ? new URL(upstream) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new GateError("policy-invalid", `${quote(upstream)} is not an address of a model's endpoint`);
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw new GateError("policy-invalid", `the address of ${url.host} must have no user, query or fragment`);
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname))
    throw new GateError("policy-invalid", `http://${url.host} sends the key in clear text; use https`);
  return url;
}
