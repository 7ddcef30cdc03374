import { type Fault, quote } from "../lib/fault.ts";

/** What older readers of YAML take for true or false; here it would be a standard in words that nobody could judge by. */
const SWITCH = /^(?:(yes|y|on|true)|no|n|off|false)$/i;
/** One word with an ending that standards are kept in. */
const FILE_NAME = /^\S+\.(?:md|markdown|txt|agentuse|ya?ml)$/i;
/** Of the providers that the built-in judge knows. */
const MODEL_NAME = /^(?:anthropic|openai|google|gateway|compatible):\S+$/i;

/** Where a standard in words stands: as `verify` of the policy or of a gate, as its `criteria`, or in a check of the kind `judge`. */
type RubricPlace = "policy" | "gate" | "criteria" | "check";

type Explanation = Pick<Fault, "ruleId" | "message" | "hint">;

/** What is wrong with a standard that is one word meant as something else: a switch, the file with the standard, or the model that is to
 *  judge. Out: null for any other text. Throws: never. */
export function explainNoRubric(text: string, place: RubricPlace): Explanation | null {
  const word = text.trim();
  const found = SWITCH.exec(word);
  if (found !== null) {
    const message = `${quote(word)} is a text here, and no standard to judge by`;
    return { ruleId: "rubric-is-switch", message, hint: adviceOn(place, found[1] !== undefined) };
  }
  const message = `${quote(word)} is taken for the standard itself`;
  if (FILE_NAME.test(word)) return { ruleId: "rubric-is-path", message, hint: adviceOnFile(place, word) };
  return MODEL_NAME.test(word) ? { ruleId: "rubric-is-model", message, hint: adviceOnModel(place, word) } : null;
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

/** Paths of judge files go out from the folder of the policy. */
function adviceOnFile(place: RubricPlace, word: string): string {
  const mapping = quote(`verify: { judge: ${word.replace(/^(?:\.?\/)*(?:\.github\/)?/, "")} }`);
  if (place === "check") return `Write the standard in words; to judge by the file, ${mapping} beside \`checks\`.`;
  return `Write ${mapping} to judge by the file, or the standard in words.`;
}

function adviceOnModel(place: RubricPlace, word: string): string {
  if (place === "check")
    return "Write the standard in words; a model belongs to an agent of the kind `judge`, which `agent` names.";
  const mapping = quote(`verify: { model: "${word}" }`);
  return `Write ${mapping}, with a standard in words as its \`criteria\` or none for the generic one.`;
}
