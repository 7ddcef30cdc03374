/** Takes a key out of bytes that pass by, without touching any others and without changing their number. */
export interface StreamRedactor {
  /** Out: what may pass now; only the beginning of what may be the key is kept back. */
  readonly push: (chunk: Buffer) => Buffer;
  readonly end: () => Buffer;
}

/** Finds the key as it is and escaped as JSON, across the borders of chunks. In: a key of printable ASCII. */
export function createStreamRedactor(key: string): StreamRedactor {
  const units = Array.from(key, jsonSpellings);
  const inJson = units.map((spellings) => `(?:${spellings.map(toPattern).join("|")})`).join("");
  const pattern = new RegExp(`${toPattern(key)}|${inJson}`, "g");
  const longest = key.length * 6;
  let held = "";
  return {
    push: (chunk) => {
      // One character for each byte, whatever the bytes are.
      const text = held + chunk.toString("latin1");
      const clean = text.replace(pattern, ({ length }) => "*".repeat(length));
      const end = findPartial(clean, key, units, longest);
      const isAsItCame = held === "" && end === clean.length && clean === text;
      held = clean.slice(end);
      return isAsItCame ? chunk : Buffer.from(clean.slice(0, end), "latin1");
    },
    end: () => {
      const rest = Buffer.from(held, "latin1");
      held = "";
      return rest;
    },
  };
}

/** How JSON may write a letter; hexadecimal digits in both cases. */
function jsonSpellings(letter: string): readonly string[] {
  const hex = letter.charCodeAt(0).toString(16).padStart(2, "0");
  const escaped = [...new Set([hex, hex.toUpperCase()])].map((digits) => `\\u00${digits}`);
  if (letter === '"' || letter === "\\") return [`\\${letter}`, ...escaped];
  return letter === "/" ? ["/", "\\/", ...escaped] : [letter, ...escaped];
}

/** Where the text's end may be the beginning of the key; the length of the text where it is not. */
function findPartial(text: string, key: string, units: readonly (readonly string[])[], longest: number): number {
  for (let start = Math.max(0, text.length - longest + 1); start < text.length; start += 1) {
    if (text[start] !== key[0] && text[start] !== "\\") continue;
    const rest = text.slice(start);
    if (key.startsWith(rest) || isBeginning(rest, units)) return start;
  }
  return text.length;
}

function isBeginning(text: string, units: readonly (readonly string[])[]): boolean {
  let rest = text;
  for (const spellings of units) {
    if (rest === "") return true;
    const whole = spellings.find((one) => rest.startsWith(one));
    if (whole === undefined) return spellings.some((one) => one.startsWith(rest));
    rest = rest.slice(whole.length);
  }
  return false;
}

/** A text as itself in a regular expression. */
export function toPattern(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
