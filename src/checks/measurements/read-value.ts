import { runInNewContext } from "node:vm";
import { messageOf } from "../../lib/error.ts";
import type { MeasurementSpec } from "../../plan/plan.ts";
import type { CapturedOutput } from "../../ports/process.ts";
import type { Measured } from "./compare.ts";

const MAX_MATCH_MS = 2_000;
const MAX_VALUE_CHARS = 500;

/** Takes the measured value out of what the command printed on standard output. Output that was cut is not read: the missing part
 *  may hold the value. Throws: never. */
export function readValue(
  parser: MeasurementSpec["parser"],
  { text, totalBytes, droppedBytes }: CapturedOutput,
): Measured {
  if (droppedBytes > 0) return failed(`it printed ${totalBytes} bytes, more than are read`);
  if (parser === undefined || parser.kind === "wc-l") return { kind: "value", value: String(countLines(text)) };
  return matchValue(parser.pattern, parser.flags ?? "", text);
}

/** Lines that are not empty: unlike `wc -l`, this does not depend on the last line break. */
function countLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

/** The first group of the match, or the whole match. Several matches must agree: the output is the pull request's, and the first
 *  match need not be the one that the plan means. */
function matchValue(pattern: string, flags: string, text: string): Measured {
  const fault = faultOf(pattern, flags);
  if (fault !== null) return failed(`its pattern is not valid: ${fault}`);
  const values = findValues(pattern, flags, text);
  if (values === null) return failed(`its pattern did not come to an end within ${MAX_MATCH_MS / 1000} s`);
  const [value, other] = values;
  if (value === undefined) return failed("its pattern does not match the output");
  if (other !== undefined) return failed(`its pattern has differing matches, ${show(value)} and ${show(other)}`);
  if (value === "") return failed("its pattern matches an empty text");
  return value.length > MAX_VALUE_CHARS ? failed("its pattern matches too long a text") : { kind: "value", value };
}

function faultOf(pattern: string, flags: string): string | null {
  try {
    return new RegExp(pattern, flags).source === "" ? "it is empty" : null;
  } catch (error) {
    return messageOf(error);
  }
}

/** The differing values of the first matches, at most two; null when the time was over. */
function findValues(pattern: string, flags: string, text: string): readonly string[] | null {
  const input = JSON.stringify({ pattern, flags: flags.includes("g") ? flags : `${flags}g`, text });
  try {
    const values: unknown = JSON.parse(String(runInNewContext(FIND, { input }, { timeout: MAX_MATCH_MS })));
    return Array.isArray(values) ? values.map(String) : null;
  } catch {
    return null;
  }
}

/** A pattern can take time without end on a hostile text, and only a script of its own can be stopped. It ends at the second value. */
const FIND = `(() => {
  const { pattern, flags, text } = JSON.parse(input);
  const values = new Set();
  for (const match of text.matchAll(new RegExp(pattern, flags))) {
    values.add((match[1] ?? match[0]).replace(/\\s+/g, " ").trim());
    if (values.size === 2) break;
  }
  return JSON.stringify([...values]);
})()`;

function show(value: string): string {
  return JSON.stringify(value.slice(0, 60));
}

function failed(detail: string): Measured {
  return { kind: "parse-failed", detail };
}
