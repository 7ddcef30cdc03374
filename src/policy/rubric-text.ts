import { type Fault, quote } from "../lib/fault.ts";

/** What older readers of YAML take for true or false; here it would be a standard in words that nobody could judge by. */
const SWITCH = /^\s*(?:(yes|y|on|true)|no|n|off|false)\s*$/i;

/** Where a standard in words stands: as `verify` of the policy or of a gate, as its `criteria`, or in a check of the kind `judge`. */
type RubricPlace = "policy" | "gate" | "criteria" | "check";

/** What is wrong with a standard that is one word meant as a switch. Out: null for any other text. Throws: never. */
export function explainSwitch(text: string, place: RubricPlace): Pick<Fault, "ruleId" | "message" | "hint"> | null {
  const found = SWITCH.exec(text);
  if (found === null) return null;
  const message = `${quote(text.trim())} is a text here, and no standard to judge by`;
  return { ruleId: "rubric-is-switch", message, hint: adviceOn(place, found[1] !== undefined) };
}

const GENERIC = "for the generic standard, or the standard itself in words";

function adviceOn(place: RubricPlace, isOn: boolean): string {
  if (place === "check")
    return `Write the standard itself in words; for the generic one, \`verify: true\` beside \`checks\`.`;
  if (place === "criteria") return `Leave \`criteria\` out, or write \`verify: true\`, ${GENERIC}.`;
  if (isOn) return `Write \`verify: true\` ${GENERIC}.`;
  return place === "gate"
    ? "Write `verify: false`, without quotes, where nobody shall judge, or the standard itself in words."
    : "Remove it where nobody shall judge, write `verify: true` for the generic standard, or the standard itself in words.";
}
