import { access } from "node:fs/promises";
import { join } from "node:path";

const MAX_LINE_CHARS = 500;
const NAME = "[@\\w][\\w.@/-]{0,100}";

/** How programs say that what they need is not there. The first group is its name; a path of the checkout is never one. */
const MISSING: readonly RegExp[] = [
  new RegExp(`\\bCannot find (?:module|package) '(${NAME})'`), // node, jest, tsc
  new RegExp(`\\bFailed to resolve import "(${NAME})" from\\b`), // vite
  new RegExp(`^(?:E\\s+)?ModuleNotFoundError: No module named '(${NAME})'`), // python
  new RegExp(`^\\S*python[\\d.]*: No module named (${NAME})$`), // python -m
  new RegExp(`\\bcannot load such file -- (${NAME}) \\(LoadError\\)`), // ruby
  new RegExp(`^(?:\\S*\\bsh|\\S+: line \\d+|\\S+: \\d+): (?:(?:line )?\\d+: )?(${NAME}): (?:command )?not found$`), // sh
  new RegExp(`^g?make(?:\\[\\d+\\])?: (${NAME}): No such file or directory$`), // make
];
/** The author's own file is missing: that is the change's failure whatever else is missing. */
const OWN = /\bCannot find (?:module|package) '(?:\.{1,2}|\/|file:)/;

const INSTALLING =
  /\b(?:npm|pnpm|yarn|bun|pip3?|pipx|pipenv|pdm|uv|poetry|hatch|bundle|gem|composer|mod|cargo|deno|make|just|task)\s+(?:\S+\s+)?(?:ci|install|i|sync|download|setup|bootstrap|deps|restore|add|fetch)\b|^\s*yarn\s*$/m;

/** Whether this command installs what others need. */
export function isInstalling(script: string): boolean {
  return INSTALLING.test(script);
}

/** What from outside the checkout a command lacked, by its own output, or null. In: untrusted text. Out: a name of letters, digits and
 *  `@ . _ / -`; it can only turn a failure into "blocked", which is no pass either. Throws: never. */
export async function findMissing(output: string, dir: string): Promise<string | null> {
  const lines = output.split("\n").map((line) => line.slice(0, MAX_LINE_CHARS).trim());
  if (lines.some((line) => OWN.test(line))) return null;
  for (const line of lines) {
    const name = MISSING.map((pattern) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
    if (name !== undefined && !(await isOfCheckout(name, dir))) return name;
  }
  return null;
}

/** `src/theme`, `theme` for `theme.py`, `./x`: the change should have brought it. */
async function isOfCheckout(name: string, dir: string): Promise<boolean> {
  if (name.startsWith("@/") || name.split("/").includes("..")) return true;
  const first = name.startsWith("@") ? name : (/^[^./]+/.exec(name)?.[0] ?? name);
  const places = ["", "src", "lib", "test", "tests"].flatMap((folder) =>
    ["", ".py", ".rb", ".js", ".ts"].map((ending) => join(dir, folder, `${first}${ending}`)),
  );
  const found = await Promise.all(
    places.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}
