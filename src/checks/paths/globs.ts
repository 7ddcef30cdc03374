import { runInNewContext } from "node:vm";
import picomatch from "picomatch";
import type { MatchPaths } from "../../evidence/match-paths.ts";
import { MAX_GLOB_CHARS, MAX_GLOBS } from "../../policy/globs.ts";

const MAX_MATCH_MS = 2_000;

interface Glob {
  readonly isExcluding: boolean;
  /** The glob itself: a name may hold characters that mean something in a glob. */
  readonly name: string;
  /** What paths below it start with; null for a glob with wildcards. */
  readonly folder: string | null;
  readonly source: string;
}

/** Compares paths with globs as plans write them. A glob without wildcards also covers what lies below it, `[id]` and `(group)` also
 *  stand for folders of these names, and a glob that starts with `!` takes paths out again. In: trusted globs, untrusted paths. Throws: never. */
export const matchPaths: MatchPaths = (globs, paths) => {
  if (globs.length > MAX_GLOBS) return unusable(`${globs.length} globs, at most ${MAX_GLOBS} are read`);
  const long = globs.find((glob) => glob.length > MAX_GLOB_CHARS);
  if (long !== undefined) return unusable(`a glob is longer than ${MAX_GLOB_CHARS} characters: ${long.slice(0, 80)}…`);
  try {
    const input = JSON.stringify({ globs: globs.map(compile), paths: paths.map(withoutLineBreaks) });
    const output: unknown = JSON.parse(String(runInNewContext(MATCH, { input }, { timeout: MAX_MATCH_MS })));
    if (Array.isArray(output) && output.length === paths.length)
      return { kind: "matched", isMatched: output.map((one) => one === true) };
    return unusable("the globs cannot be matched");
  } catch {
    return unusable(`the globs are too complex: these paths cannot be matched within ${MAX_MATCH_MS / 1000} s`);
  }
};

/** Whether a path lies above what a glob names: a file, link or submodule there takes the place of the whole folder. */
export function liesAbove(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => !glob.startsWith("!") && picomatch.scan(glob).base.startsWith(`${path}/`));
}

/** A regular expression on a hostile path can take time without end, and only a script of its own can be stopped. */
const MATCH = `(() => {
  const { globs, paths } = JSON.parse(input);
  const all = globs.map((glob) => ({ ...glob, pattern: new RegExp(glob.source) }));
  const has = (path) => ({ name, folder, pattern }) =>
    path === name || (folder !== null && path.startsWith(folder)) || pattern.test(path);
  const included = all.filter((glob) => !glob.isExcluding);
  const excluded = all.filter((glob) => glob.isExcluding);
  const isMatched = (path) => (included.length === 0 || included.some(has(path))) && !excluded.some(has(path));
  return JSON.stringify(paths.map(isMatched));
})()`;

function compile(glob: string): Glob {
  const isExcluding = glob.startsWith("!");
  const clean = glob.replace(/^!/, "").replace(/^(?:\.?\/)+/, "");
  const isFolder = clean.endsWith("/");
  const name = clean.replace(/\/+$/, "");
  const plain = name.replaceAll(PLAIN_GROUP, String.raw`\($1\)`);
  const letters = plain.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`);
  const sources = [...new Set([name, plain, letters])].map((one) => toPattern(isFolder ? `${one}/**` : one));
  const hasWildcards = picomatch.scan(plain.replaceAll(PLAIN_CLASS, "")).isGlob;
  return { isExcluding, name, folder: hasWildcards ? null : `${name}/`, source: sources.join("|") };
}

/** Folders of some frameworks are called `(group)` and `[id]`. Such a part of a glob is also taken by its letters. */
const PLAIN_GROUP = /(?<![@+*?!\\])\(([^()|/]*)\)/g;
const PLAIN_CLASS = /(?<!\\)\[[^/]*?\]+/g;

function toPattern(glob: string): string {
  return picomatch.makeRe(glob, { dot: true, nonegate: true }).source;
}

/** A pattern's `*` stops at a line break, so that a name with one would slip past a glob that forbids it. */
function withoutLineBreaks(path: string): string {
  return path.replaceAll(/[\n\r\u2028\u2029]/g, "\uE000");
}

function unusable(detail: string): ReturnType<MatchPaths> {
  return { kind: "unusable", detail };
}
