/** A file, and a line where one is named, that a command's output points at. Line 1-based. */
export interface Place {
  readonly path: string;
  readonly line: number | null;
}

const MAX_LINE_CHARS = 2_000;
const MAX_CANDIDATES = 100;
const MAX_PATH_CHARS = 400;

/** Folders whose files are never the author's work. */
const FOREIGN_FOLDERS: ReadonlySet<string> = new Set(["node_modules", ".git", ".venv", "site-packages", "vendor"]);

/** Reads places such as `src/x.ts:12:5`, `src/x.ts(12,5)`, `File "x.py", line 3` and `FAIL src/x.test.ts` out of what a command
 *  printed. In: untrusted text, and the absolute folder the command ran in. Out: each path once, in order of appearance, relative
 *  to that folder, at most 100; nothing says that the files exist. */
export function findPlaces(output: string, dir: string): readonly Place[] {
  const places = new Map<string, number | null>();
  for (const line of output.split("\n")) {
    if (places.size >= MAX_CANDIDATES) break;
    for (const { path, line: number } of placesInLine(line.slice(0, MAX_LINE_CHARS))) {
      const relative = relativePath(path, dir);
      if (relative === null) continue;
      places.set(relative, places.get(relative) ?? number);
    }
  }
  return [...places].slice(0, MAX_CANDIDATES).map(([path, line]) => ({ path, line }));
}

/** Every pattern below is anchored and meets one line or one word: its time grows with the text's length, not with its square. */
function placesInLine(line: string): readonly Place[] {
  const python = /^\s*File "([^"]+)", line (\d{1,7})\b/.exec(line);
  if (python !== null) return [placeOf(python)];
  const compiler = /^\s*(\S+?)\((\d{1,7}),\d{1,7}\)/.exec(line);
  if (compiler !== null) return [placeOf(compiler)];
  const failed = /^\s*(?:FAIL|❯)\s+(\S+)/.exec(line);
  return [...line.split(/\s+/).flatMap(placeInWord), ...(failed === null ? [] : [placeOf(failed)])];
}

function placeInWord(word: string): readonly Place[] {
  const bare = word.replace(/^[([{<"'`]/, "").replace(/[)\]}>"'`,;.]{1,3}$/, "");
  const match = /^([^:]+|file:\/\/[^:]+|[A-Za-z]:[^:]+):(\d{1,7})(?::\d{1,7})?:?$/.exec(bare);
  return match === null ? [] : [placeOf(match)];
}

function placeOf([, path = "", line]: RegExpExecArray): Place {
  return { path, line: line === undefined || Number(line) < 1 ? null : Number(line) };
}

function relativePath(path: string, dir: string): string | null {
  let relative = path.replace(/^file:\/\//, "");
  const prefix = `${dir.replace(/\/$/, "")}/`;
  if (relative.startsWith(prefix)) relative = relative.slice(prefix.length);
  while (relative.startsWith("./")) relative = relative.slice(2);
  const segments = relative.split("/");
  const isForeign = segments.some((segment) => segment === "" || segment === ".." || FOREIGN_FOLDERS.has(segment));
  return isForeign || relative.length > MAX_PATH_CHARS ? null : relative;
}

const MAX_EXCERPT_CHARS = 300;
const TELLING = /\b(?:\w*Error\b|error\b|panic|expected|assert\w*|not ok|failed)|\bFAIL\b|^\s*[✖×✗✕]\s/;

/** The line of a failed command's output that says most about why: the first one that speaks of an error, else the last one.
 *  Out: one line of untrusted plain text, cut; empty for empty output. */
export function tellingLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((one) => TELLING.test(one.slice(0, MAX_LINE_CHARS))) ?? lines.at(-1) ?? "";
  const text = line.trim().replaceAll(/\s+/g, " ");
  return text.length > MAX_EXCERPT_CHARS ? `${text.slice(0, MAX_EXCERPT_CHARS)}…` : text;
}
