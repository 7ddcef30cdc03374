/** The JSON object that ends a text, nothing but white space and the end of a code fence behind it.
 *  In: a judge's own answer, any length; most characters looked at. Out: its source; null where the text ends in something else or
 *  in an object that is longer. Whether it is JSON is not said. Throws: never. */
export function findTrailingObject(text: string, maxChars: number): string | null {
  const whole = withoutFence(text.trimEnd());
  if (!whole.endsWith("}")) return null;
  const start = findOpening(whole, Math.max(0, whole.length - maxChars));
  return start === null ? null : whole.slice(start);
}

const FENCE = /\n[ \t]*(?:`{3,100}|~{3,100})$/;

function withoutFence(text: string): string {
  const last = text.slice(-200);
  return text.slice(0, text.length - last.length) + last.replace(FENCE, "").trimEnd();
}

/** Goes back to the brace that the last one closes. Read from its end, a quotation mark of JSON is one unless an odd number of backslashes
 *  stands before it; so one pass is enough, and only one start can be right. */
function findOpening(text: string, from: number): number | null {
  let depth = 0;
  let isInText = false;
  for (let at = text.length - 1; at >= from; at -= 1) {
    const character = text[at];
    if (character === '"' && !isEscaped(text, at)) isInText = !isInText;
    else if (isInText) continue;
    else if (character === "}" || character === "]") depth += 1;
    else if (character === "{" || character === "[") depth -= 1;
    if (depth === 0) return character === "{" ? at : null;
  }
  return null;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}
