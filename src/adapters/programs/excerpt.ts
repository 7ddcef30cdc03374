import { makeInert } from "../log.ts";

const MAX_CHARS = 300;

/** What a program printed, as a message may show it: on one line, harmless, cut when it is long; null when it is blank. */
export function excerpt(text: string): string | null {
  const line = makeInert(text).replaceAll(/\s+/g, " ").trim();
  if (line === "") return null;
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)} … (cut, ${line.length} characters in all)` : line;
}
