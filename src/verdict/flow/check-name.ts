import { SIGNATURES } from "./signatures.ts";
import { suggest } from "./suggest.ts";

/** What to do about an unknown name. In: `what` names the known ones, in the plural. */
export function hintForName(name: string, known: readonly string[], what: string): string | null {
  const word = name.toLowerCase();
  if (word === "true" || word === "false") return `write \`${word}\``;
  if (name === "verify") return "`verify { … }` can only be the whole value of a `let`, or a statement of its own";
  if (name === "agent" || name === "run")
    return `\`${name}(…)\` can only be the whole value of a check or of a \`let\``;
  if (word === "null" || word === "nil" || word === "undefined")
    return "there is no such value: what is missing is unknown";
  if (Object.hasOwn(SIGNATURES, name)) return `call it: \`${name}(…)\``;
  return suggest(name, known, what);
}
