import { type Fault, quote } from "../lib/fault.ts";
import { AUTHOR_TEXTS } from "./policy.ts";

const WORDS = 'such as `"Every public function has a test"`';

const OF_CHECK: Readonly<Record<string, string>> = {
  judge: `Write the standard in words, ${WORDS}; for the generic one, \`verify: true\` beside \`checks\`.`,
};
const OF_VERIFY: Readonly<Record<string, string>> = {
  criteria: `Write the standard in words, ${WORDS}, or leave \`criteria\` out for the generic one.`,
  judge: "Write the path of a file, such as `judges/style.md`, or leave `judge` out for the generic standard.",
};

/** A fault of a judgement with what to write instead, where its value is of the wrong type and nobody says so yet. In: what the schema of a
 *  mapping below `verify`, or of a check of the kind `judge`, says of the value. Throws: never. */
export function withHint(fault: Fault, place: "verify" | "check", value: unknown): Fault {
  if (fault.ruleId !== "wrong-type" || fault.hint !== null) return fault;
  const key = String(fault.path.at(-1));
  if (key === "include") return { ...fault, hint: `Write a list: ${quote(`include: [${textsFor(value)}]`)}.` };
  const hints = place === "check" ? OF_CHECK : OF_VERIFY;
  return { ...fault, hint: Object.hasOwn(hints, key) ? (hints[key] ?? null) : null };
}

function textsFor(value: unknown): string {
  return AUTHOR_TEXTS.find((text) => text === value) ?? AUTHOR_TEXTS.join(", ");
}
