import { REDO_TRAILER, RUN_TRAILER } from "./attempts.ts";

/** What the message of a revision is made of. */
export interface MessageSources {
  /** From 1. */
  readonly attempt: number;
  readonly max: number;
  /** Names of the gates that failed. */
  readonly gates: readonly string[];
  readonly runKey: string;
}

const MAX_GATES = 10;
const MAX_RUN_CHARS = 100;

/** The commit message of a revision: subject, gates, trailers. Hosts act on what they find in messages (they close issues, notify people,
 *  skip checks, credit authors), so nothing of an agent is in it, and of the gates only names that can do none of this.
 *  Throws: never. */
export function commitMessage({ attempt, max, gates, runKey }: MessageSources): string {
  const plain = gates.filter(isInert).slice(0, MAX_GATES);
  const left = gates.length - plain.length;
  const lines = [...plain, ...(left > 0 ? [plain.length === 0 ? `${left} of them` : `${left} more`] : [])];
  return [
    `Revise after the critique (${attempt}/${max})`,
    "",
    ...(lines.length === 0 ? [] : ["An agent wrote this commit. Gates that did not pass before it:", ""]),
    ...lines.map((line) => `- ${line}`),
    ...(lines.length === 0 ? [] : [""]),
    `${REDO_TRAILER}: ${attempt}/${max}`,
    `${RUN_TRAILER}: ${toInert(runKey)}`,
    "",
  ].join("\n");
}

/** One plain word. `GH-12` is another way to write `#12`. */
function isInert(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name) && !/gh-\d/i.test(name);
}

function toInert(key: string): string {
  const plain = key.replaceAll(/[^A-Za-z0-9._:-]+/g, "-").replaceAll(/gh-(?=\d)/gi, "gh.");
  return plain.slice(0, MAX_RUN_CHARS);
}
