/** A bracket that is open at some place of a text. */
export interface OpenBracket {
  readonly sign: "(" | "[" | "{";
  /** In UTF-16 code units. */
  readonly offset: number;
}

/** Texts and comments, in which brackets mean nothing, and the brackets. */
const TOKENS = /"(?:[^"\\\r\n]|\\.)*"?|(?:--|\/\/)[^\r\n]*|\/\*[^]*?(?:\*\/|$)|[()[\]{}]/g;
const CLOSING = { "(": ")", "[": "]", "{": "}" } as const;

/** The sign that closes a bracket. */
export function closingOf({ sign }: OpenBracket): ")" | "]" | "}" {
  return CLOSING[sign];
}

/** The innermost bracket that is open at an offset; null where none is. In: an offset up to which the text parses, so that what closes
 *  there closes what was opened last. */
export function findOpenBracket(text: string, offset: number): OpenBracket | null {
  const open: OpenBracket[] = [];
  for (const { 0: token, index } of text.slice(0, offset).matchAll(TOKENS)) {
    if (token === "(" || token === "[" || token === "{") open.push({ sign: token, offset: index });
    else if (token === ")" || token === "]" || token === "}") open.pop();
  }
  return open.at(-1) ?? null;
}
