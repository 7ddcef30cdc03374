/** Alternatives that the braces of one pattern may stand for. */
const MAX_ALTERNATIVES = 64;

type Token =
  | { readonly kind: "text"; readonly char: string }
  /** Any number of characters. */
  | { readonly kind: "many" }
  | { readonly kind: "one" }
  | { readonly kind: "class"; readonly isIn: (char: string) => boolean };

/** One folder or file name of a pattern; null for `**`, any number of folders. */
type Segment = readonly Token[] | null;

/** A pattern that is read: one list of segments for each alternative. */
export type Glob = readonly (readonly Segment[])[];

/** Reads a pattern of whole paths: `*`, `**` as a folder of its own, `?`, `[a-z]`, `[!a]`, `{a,b}`, and a back-slash before what stands for itself.
 *  Out: null for anything else of the kind, such as `!(…)`, and for too many alternatives. Throws: never. */
export function parseGlob(pattern: string): Glob | null {
  const alternatives = pattern === "" ? null : expand(pattern);
  if (alternatives === null) return null;
  const glob: (readonly Segment[])[] = [];
  for (const one of alternatives) {
    const segments = one.split("/").map(readSegment);
    if (segments.includes("bad")) return null;
    glob.push(withSomethingBelow(segments.filter((segment) => segment !== "bad")));
  }
  return glob;
}

/** `src/**` is what lies in the folder, not the folder. */
function withSomethingBelow(segments: readonly Segment[]): readonly Segment[] {
  const isBelow = segments.length > 1 && segments.at(-1) === null;
  return isBelow ? [...segments.slice(0, -1), [{ kind: "many" }], null] : segments;
}

/** Whether a path fits a pattern, in time that grows with the product of their lengths: the path may be anybody's. Throws: never. */
export function matchesGlob(path: string, glob: Glob): boolean {
  const names = path.split("/");
  return glob.some((segments) =>
    matchList(
      segments,
      names,
      (segment) => segment === null,
      (segment, name) => segment !== null && matchName(segment, name),
    ),
  );
}

function matchName(segment: readonly Token[], name: string): boolean {
  // A name is never empty, so a mere `*` does not stand for nothing.
  if (name === "") return segment.length === 0;
  return matchList(segment, Array.from(name), ({ kind }) => kind === "many", matchChar);
}

function matchChar(token: Token, char: string): boolean {
  if (token.kind === "text") return token.char === char;
  return token.kind === "class" ? token.isIn(char) : true;
}

/** Items against patterns, some of which stand for any number of items. Without going back: one row of answers for each pattern. */
function matchList<Pattern, Item>(
  patterns: readonly Pattern[],
  items: readonly Item[],
  isMany: (pattern: Pattern) => boolean,
  fits: (pattern: Pattern, item: Item) => boolean,
): boolean {
  let row: readonly boolean[] = [true, ...items.map(() => false)];
  for (const pattern of patterns) {
    const next: boolean[] = [isMany(pattern) && row[0] === true];
    for (const [at, item] of items.entries())
      next.push(isMany(pattern) ? next[at] === true || row[at + 1] === true : row[at] === true && fits(pattern, item));
    row = next;
  }
  return row.at(-1) === true;
}

/** The pattern without its braces, once for each choice. */
function expand(pattern: string): readonly string[] | null {
  let done: readonly string[] = [""];
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at] ?? "";
    if (char === "\\") {
      done = done.map((one) => one + pattern.slice(at, at + 2));
      at += 1;
    } else if (char === "}") return null;
    else if (char !== "{") done = done.map((one) => one + char);
    else {
      const close = closingOf(pattern, at);
      const choices = close === null ? null : choicesIn(pattern.slice(at + 1, close));
      if (close === null || choices === null || choices.length < 2) return null;
      const inner = choices.map(expand);
      if (inner.includes(null)) return null;
      const all = inner.flatMap((one) => one ?? []);
      done = done.flatMap((one) => all.map((choice) => one + choice));
      at = close;
    }
    if (done.length > MAX_ALTERNATIVES) return null;
  }
  return done;
}

function closingOf(pattern: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < pattern.length; at += 1) {
    if (pattern[at] === "\\") at += 1;
    else if (pattern[at] === "{") depth += 1;
    else if (pattern[at] === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return null;
}

function choicesIn(text: string): readonly string[] {
  const choices = [""];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === "{") depth += 1;
    if (char === "}") depth -= 1;
    if (char === "," && depth === 0) choices.push("");
    else choices.push((choices.pop() ?? "") + (char === "\\" ? text.slice(at, at + 2) : char));
    if (char === "\\") at += 1;
  }
  return choices;
}

function readSegment(text: string): Segment | "bad" {
  if (text === "**") return null;
  const tokens: Token[] = [];
  const chars = Array.from(text);
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? "";
    if (char === "\\") {
      at += 1;
      const escaped = chars[at];
      if (escaped === undefined) return "bad";
      tokens.push({ kind: "text", char: escaped });
    } else if (char === "*") {
      if (tokens.at(-1)?.kind !== "many") tokens.push({ kind: "many" });
    } else if (char === "?") tokens.push({ kind: "one" });
    else if (char === "[") {
      const close = chars.indexOf("]", at + 2);
      const isIn = close < 0 ? null : readClass(chars.slice(at + 1, close));
      if (isIn === null) return "bad";
      tokens.push({ kind: "class", isIn });
      at = close;
    } else if ("()|".includes(char) || char === "]") return "bad";
    else tokens.push({ kind: "text", char });
  }
  return tokens;
}

function readClass(chars: readonly string[]): ((char: string) => boolean) | null {
  const isNegated = chars[0] === "!" || chars[0] === "^";
  const rest = isNegated ? chars.slice(1) : chars;
  if (rest.length === 0 || rest.includes("[") || rest.includes("\\")) return null;
  const ranges: (readonly [string, string])[] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const from = rest[at] ?? "";
    const to = rest[at + 1] === "-" && rest[at + 2] !== undefined ? rest[at + 2] : undefined;
    ranges.push([from, to ?? from]);
    if (to !== undefined) at += 2;
  }
  return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== isNegated;
}
