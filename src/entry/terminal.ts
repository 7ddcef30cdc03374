import { makeInert } from "../adapters/log.ts";

/** Prints text that may hold untrusted parts: control characters are shown, not obeyed. `paint` colours what is then harmless. */
export function print(text: string, paint: (text: string) => string = (same) => same): void {
  process.stdout.write(`${paint(makeInert(text))}\n`);
}

/** Prints one JSON document. The terminal may be a step of a job, whose runner looks for `##[` anywhere in a line. */
export function printJson(text: string): void {
  process.stdout.write(text.replaceAll("##[", "\\u0023#["));
}
