import { closest, distance } from "fastest-levenshtein";
import type { Place } from "./hint.ts";

const OUTER_WORDS = ["let", "require", "emit", "if", "return"];
const OPTION_WORDS = ["task", "input", "expect", "timeout"];
/** Words of other languages. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  const: "write `let`",
  var: "write `let`",
  set: "write `let`",
  assert: 'write `require … else fail "…"`',
  throw: 'write `require … else fail "…"`',
  fail: 'write `require … else fail "…"`',
  elif: "write `else if`",
  elseif: "write `else if`",
  elsif: "write `else if`",
  else: "an `else` follows the `}` of an `if`, or the condition of a `require`",
  for: "there are no loops: use `[*]` and functions such as `all`",
  foreach: "there are no loops: use `[*]` and functions such as `all`",
  while: "there are no loops: use `[*]` and functions such as `all`",
  function: "functions cannot be defined",
  print: "write `emit progress { … }`",
  log: "write `emit progress { … }`",
};

const OPEN_VERIFY = "a `{` is missing after `verify`: write `verify { … }`";

/** What may begin here. */
type Start = "statement" | "item" | "check" | "option";

/** What to do where a statement, an item of a `verify` or an option is to begin; null where none is, or where that cannot be guessed.
 *  Throws: never. */
export function hintForStart(place: Place): string | null {
  const { token, after, awaits, lastWord } = place;
  const start = startOf(place);
  if (awaits.has("`when`"))
    return token === "-" ? "write `pass when` as two words" : "write `pass when` before the condition";
  if (start === null) return null;
  if (token === "`") return "write the gate alone, without Markdown around it";
  if (/^-+$/.test(token)) return awaits.has("`and`") ? null : "this is not YAML: nothing begins with `-`";
  const word = token.toLowerCase();
  // With its block it would be one.
  if ((start === "statement" && word === "verify") || (awaits.has("`and`") && lastWord === "verify"))
    return OPEN_VERIFY;
  if (start === "item" && /^pass_?when$/.test(word)) return "write `pass when` as two words";
  if (start === "item" && /^\s+when\b/.test(after)) return "write `pass when`";
  return (
    hintForStray(word, start) ??
    hintForForeign(word, start) ??
    hintForNearMiss(token, start) ??
    (awaits.has("`and`") && !/^\s*[=:](?!=)/.test(after) ? null : hintForValue(token, after, start))
  );
}

function startOf({ awaits }: Place): Start | null {
  if (awaits.has("`task`")) return "option";
  if (awaits.has("`check`")) return awaits.has("`parallel`") ? "item" : "check";
  return awaits.has("a statement") ? "statement" : null;
}

/** A word of the language that belongs elsewhere. */
function hintForStray(word: string, start: Start): string | null {
  if (start === "option") return null;
  if (OPTION_WORDS.includes(word)) return `\`${word}\` stands in the block of an agent or a run`;
  if (start === "statement")
    return ["check", "parallel", "pass"].includes(word) ? `\`${word}\` stands in a \`verify { … }\`` : null;
  if (word === "let") return "write `check` in a `verify`, or put the `let` before it";
  if (OUTER_WORDS.includes(word)) return `\`${word}\` stands after the \`verify\``;
  if (word === "verify") return "a `verify` does not stand in another one";
  return start === "check" && ["parallel", "pass"].includes(word) ? "only checks stand in a `parallel`" : null;
}

function hintForForeign(word: string, start: Start): string | null {
  return start !== "option" && Object.hasOwn(FOREIGN_WORDS, word) ? (FOREIGN_WORDS[word] ?? null) : null;
}

const KNOWN_WORDS: Readonly<Record<Start, readonly string[]>> = {
  statement: [...OUTER_WORDS, "verify"],
  item: ["check", "parallel", "pass when"],
  check: ["check"],
  option: OPTION_WORDS,
};

function hintForNearMiss(token: string, start: Start): string | null {
  if (!/^[A-Za-z_]+$/.test(token)) return null;
  const nearest = closest(token.toLowerCase(), KNOWN_WORDS[start]);
  const isNear = distance(token.toLowerCase(), nearest) <= Math.max(1, Math.floor(token.length / 3));
  return isNear ? `did you mean \`${nearest}\`?` : null;
}

/** A value, or what is left of YAML, where it alone does nothing. */
function hintForValue(token: string, after: string, start: Start): string | null {
  if (!/^[A-Za-z0-9_(["]/.test(token)) return null;
  const isYaml = /^[\w-]*\s*:/.test(after) && /^[A-Za-z_]/.test(token);
  if (start === "option")
    return isYaml
      ? 'this is not YAML: write an option without `:`, such as `task "…"`'
      : 'an agent\'s block has `task "…"`, `input { … }`, `expect Type` and `timeout 5m`';
  const isItem = start !== "statement";
  if (isYaml) return `this is not YAML: write \`${isItem ? "check" : "let"} name = …\``;
  if (/^\s*=(?!=)/.test(after)) return `write \`${isItem ? "check" : "let"} ${token} = …\``;
  return isItem
    ? "a value alone does nothing: write `check name =` or `pass when` before it"
    : 'a value alone does nothing: write `let name =` before it, or `require … else fail "…"`';
}
