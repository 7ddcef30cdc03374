import { statfs } from "node:fs/promises";
import { GateError } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";

interface Symptom {
  readonly pattern: RegExp;
  readonly code: ReasonCode;
  readonly isRetryable: boolean;
}

// git tells its failures apart only by text; these are its English messages (LC_ALL=C), the most telling first.
const SYMPTOMS: readonly Symptom[] = [
  { pattern: /No space left on device|Disk quota exceeded/, code: "disk-full", isRetryable: false },
  {
    pattern:
      /not our ref|unadvertised object|couldn't find remote ref|bad object|not a valid object name|not a tree object|Not a valid commit name|unable to read tree|reference is not a tree/i,
    code: "commit-missing",
    isRetryable: false,
  },
  {
    pattern: /error: 401|Authentication failed|could not read (Username|Password)|terminal prompts disabled/,
    code: "host-unauthorized",
    isRetryable: false,
  },
  { pattern: /error: 403/, code: "host-forbidden", isRetryable: false },
  {
    pattern: /error: (404|30\d)|repository '.*' not found|Repository not found|does not appear to be a git repository/,
    code: "host-not-found",
    isRetryable: false,
  },
  { pattern: /error: 429/, code: "host-rate-limited", isRetryable: true },
  { pattern: /error: 5\d\d/, code: "host-unavailable", isRetryable: true },
  {
    pattern:
      /Could not resolve host|Failed to connect|Couldn't connect|Connection (refused|reset|timed out)|unable to access|early EOF|hung up unexpectedly|RPC failed|unexpected disconnect|Empty reply|Operation too slow|expected flush|invalid index-pack output/,
    code: "host-unreachable",
    isRetryable: true,
  },
];

/** The failure that git's messages stand for. In: what was tried, git's standard error (already without secrets).
 *  Out: a `GateError`, `git-failed` when the text is unknown. */
export function toGitError(action: string, stderr: string): GateError {
  const symptom = SYMPTOMS.find((candidate) => candidate.pattern.test(stderr));
  return new GateError(symptom?.code ?? "git-failed", `${action}: ${shorten(stderr)}`, {
    isRetryable: symptom?.isRetryable ?? false,
  });
}

const ROOM_BYTES = 1024 * 1024;

/** git keeps silent about the cause of many failed writes. In: a failure, the folder that was written to.
 *  Out: the same failure, as `disk-full` where git failed and there is no room left. */
export async function nameFullDisk(error: unknown, folder: string): Promise<unknown> {
  if (!(error instanceof GateError) || error.code !== "git-failed") return error;
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize >= ROOM_BYTES) return error;
  } catch {
    return error;
  }
  return new GateError("disk-full", error.message, { cause: error });
}

const MAX_MESSAGE_CHARS = 600;

function shorten(stderr: string): string {
  const text = stderr.trim().replace(/\s*\n\s*/g, "; ");
  if (text === "") return "git failed without a message";
  return text.length <= MAX_MESSAGE_CHARS ? text : `${text.slice(0, MAX_MESSAGE_CHARS)} … (message cut)`;
}
