import { quote, valueAt } from "../../lib/fault.ts";
import { countAt } from "./wires/read-json.ts";
import type { WireShape } from "./wires/wire-shape.ts";

/** What a request asks for, as far as it is looked at. */
export interface Asked {
  /** Most tokens that the answer may have; null where the request does not say, infinite where it asks for several answers. */
  readonly maxOutputTokens: number | null;
}

/** Members by which gateways and providers are led to other models than the one that is named, or to work that nobody waits for. */
const FOREIGN_MEMBERS = ["models", "fallbacks", "background"];

const OUTPUT_LIMITS = [
  ["max_tokens"],
  ["max_completion_tokens"],
  ["max_output_tokens"],
  ["generationConfig", "maxOutputTokens"],
  ["generation_config", "max_output_tokens"],
];
/** Several answers to one request, each with the limit of its own. */
const ANSWER_COUNTS = [["n"], ["best_of"], ["generationConfig", "candidateCount"]];

/** Checks that a request asks for this model and no other. In: its path and whole body. Out: why not, in words for the agent. */
export function readAsked(
  shape: WireShape,
  { model, path, body }: { readonly model: string; readonly path: string; readonly body: Buffer },
): Asked | string {
  const text = body.toString("utf8");
  const data = parseObject(text);
  if (data === null) return "The body of a request must be a JSON object.";
  const keys = topLevelKeys(text).map((key) => key.toLowerCase());
  // Readers differ in which of two members of a name they take, and in whether they tell cases apart.
  const named = keys.filter((key) => key === "model").length;
  const inPath = shape.modelInPath?.exec(path)?.[1] ?? null;
  const asked = valueAt(data, ["model"]);
  const isPinned =
    inPath === null
      ? named === 1 && asked === model
      : isSameModel(inPath, model) && (named === 0 || (named === 1 && isSameModel(asked, model)));
  if (!isPinned) return `This run has the model ${quote(model)} and no other.`;
  const foreign = FOREIGN_MEMBERS.find((name) => keys.includes(name) && valueAt(data, [name]) !== false);
  if (foreign !== undefined) return `${quote(foreign)} is not open to agents.`;
  return { maxOutputTokens: maxOutputOf(data) };
}

function isSameModel(asked: unknown, model: string): boolean {
  return typeof asked === "string" && asked.replace(/^models\//, "") === model.replace(/^models\//, "");
}

function maxOutputOf(data: object): number | null {
  if (ANSWER_COUNTS.some((path) => countAt(data, ...path) > 1)) return Infinity;
  const limits = OUTPUT_LIMITS.map((path) => countAt(data, ...path));
  return Math.max(...limits) || null;
}

function parseObject(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

/** Every key of the outermost object, as often as it is there. In: the JSON of an object. */
function topLevelKeys(json: string): readonly string[] {
  const keys: string[] = [];
  let [depth, isKeyNext] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') {
      const end = endOfString(json, at);
      if (depth === 1 && isKeyNext) keys.push(JSON.parse(json.slice(at, end)) as string);
      isKeyNext = false;
      at = end - 1;
    } else if (letter === "{" || letter === "[") {
      depth += 1;
      isKeyNext = depth === 1;
    } else if (letter === "}" || letter === "]") depth -= 1;
    else if (letter === "," && depth === 1) isKeyNext = true;
  }
  return keys;
}

/** Behind the closing quote of the string that begins here. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json[at - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return json.length;
}
