import { setTimeout as pause } from "node:timers/promises";
import { GateError } from "../../lib/error.ts";
import type { GitConfig } from "./git-environment.ts";
import type { GitLimits } from "./git-limits.ts";

/** Where commits come from. */
export interface Remote {
  readonly url: string;
  /** The credential as a setting for one command; never stored and never an argument. */
  readonly config: GitConfig;
  readonly redact: (text: string) => string;
}

/** In: an https, http or file address or an absolute path; the token for it, or null.
 *  Throws `git-failed` for any other address (ssh and git's own `ext::` helpers included). */
export function createRemote(url: string, token: string | null): Remote {
  const isPath = url.startsWith("/");
  const parsed = !isPath && URL.canParse(url) ? new URL(url) : null;
  const protocol = parsed?.protocol ?? "";
  if (!isPath && !["https:", "http:", "file:"].includes(protocol))
    throw new GateError("git-failed", "the repository's address must be https, http, file or an absolute path");
  const basic = token === null ? null : Buffer.from(`x-access-token:${token}`).toString("base64");
  const isWeb = protocol === "https:" || protocol === "http:";
  const config: GitConfig =
    basic === null || !isWeb ? [] : [[`http.${parsed?.origin}/.extraHeader`, `Authorization: basic ${basic}`]];
  const secrets = [token, basic, parsed?.password].filter((secret) => secret !== null && secret !== undefined);
  return { url, config, redact: (text) => redactSecrets(text, secrets) };
}

function redactSecrets(text: string, secrets: readonly string[]): string {
  let clean = text.replace(/(\w+:\/\/)[^/@\s]*@/g, "$1***@");
  for (const secret of secrets) if (secret !== "") clean = clean.replaceAll(secret, "***");
  return clean;
}

/** Tries again while the failure says that this may help. Throws the last failure. */
export async function retryNetwork<T>(limits: GitLimits, attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof GateError) || !error.isRetryable || count >= limits.fetchAttempts) throw error;
    }
    await pause(limits.fetchPauseMs * 2 ** (count - 1));
  }
}
