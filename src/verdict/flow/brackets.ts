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

/** The innermost bracket that is open at an offset; null where none is. A bracket of another kind closes what is open inside it. */
export function findOpenBracket(text: string, offset: number): OpenBracket | null {
  const open: OpenBracket[] = [];
  for (const { 0: token, index } of text.slice(0, offset).matchAll(TOKENS)) {
    if (token === "(" || token === "[" || token === "{") open.push({ sign: token, offset: index });
    else if (token === ")" || token === "]" || token === "}") {
      const at = open.findLastIndex((bracket) => closingOf(bracket) === token);
      if (at !== -1) open.splice(at);
    }
  }
  return open.at(-1) ?? null;
}
