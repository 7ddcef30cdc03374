import { closest, distance } from "fastest-levenshtein";
import type { Place } from "./hint.ts";

const VERIFY_WORDS = ["check", "parallel", "pass"];
const OUTER_WORDS = ["let", "require", "emit", "if", "return"];
const OPTION_WORDS = ["task", "input", "expect", "timeout"];
/** Words of other languages. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  const: "write `let`",
  var: "write `let`",
  def: "write `let`",
  assert: 'write `require … else fail "…"`',
  expect: 'write `require … else fail "…"`, or `expect Type` in the block of an agent',
  elif: "write `else if`",
  elseif: "write `else if`",
  elsif: "write `else if`",
  for: "there are no loops: use `[*]` and functions such as `all`",
  while: "there are no loops: use `[*]` and functions such as `all`",
  foreach: "there are no loops: use `[*]` and functions such as `all`",
  print: "write `emit progress { … }`",
  log: "write `emit progress { … }`",
  throw: 'write `require … else fail "…"`',
  fail: 'write `require … else fail "…"`',
};

/** What to do where a statement, or a part of one, is not as it must be; null where that cannot be guessed. Throws: never. */
export function hintForStatement(place: Place): string | null {
  return (
    hintForPassWhen(place) ??
    hintForProducer(place) ??
    hintForPart(place) ??
    hintForColon(place) ??
    (isStart(place) ? hintForStart(place) : hintForMisplaced(place))
  );
}

/** Whether a statement, an item of a `verify` or an option may begin here. */
function isStart({ awaits }: Place): boolean {
  return ["a statement", "`check`", "`task`"].some((phrase) => awaits.has(phrase));
}

function hintForPassWhen({ token, after, awaits }: Place): string | null {
  if (awaits.has("`when`")) return "write `pass when` before the condition";
  const isGlued = /^pass_?when$/i.test(token) || (/^pass$/i.test(token) && /^-when\b/i.test(after));
  return isGlued && awaits.has("`pass when`") ? "write `pass when` as two words" : null;
}

/** In `agent(…)`, `run(…)` and their blocks. */
function hintForProducer({ token, lastWord, awaits, before }: Place): string | null {
  if (awaits.has("the name of an agent")) return "write the agent's name without quotes, such as `agent(default)`";
  if (awaits.has("a type"))
    return token === "{" ? "give the record a name under `types:` and write the name here" : TYPE_HINT;
  if (awaits.has("a duration such as `90s` or `5m`"))
    return "write a whole number with its unit, `ms`, `s`, `m` or `h`, without quotes";
  if (/\brun\s*\(\s*$/.test(before) && token !== "")
    return 'write the command in double quotes, such as `run("npm test")`';
  if (lastWord === "run" && token !== "(") return 'write the command as a text, such as `run("npm test")`';
  if (lastWord === "agent" && token !== "") return "write the agent's name in parentheses, such as `agent(default)`";
  if (/\b(agent|run)\s*\([^()]*\)\s*$|\}\s*$/.test(before) && /^[.[+*/%<>=!]|^(and|or|in)$/.test(token))
    return "this can only be the whole value of a check or a `let`: use its name in `pass when`";
  if (/\b(paths|measurements)\s*$/.test(before) && isStart({ awaits } as Place)) return null;
  return null;
}

const TYPE_HINT = "write `bool`, `int`, `number`, `text`, the name of a type, or one of these in `[…]` for a list";

/** Inside a statement whose first words are right. */
function hintForPart({ token, lastWord, awaits }: Place): string | null {
  if (awaits.has("`fail`")) return 'write `else fail "…"`';
  if (awaits.has("`else`") && !awaits.has("a statement") && !/^[=&|!]+$/.test(token))
    return 'a `require` ends with `else fail "…"`';
  if (awaits.has("the name of an event")) return "write `emit progress { … }`";
  if (lastWord === "input" && awaits.has("`{`")) return "write `input { name: value }`";
  if (awaits.has("`:`") && (token === "," || token === "}")) return `write \`${lastWord || "name"}: value\``;
  if (token === "then" && awaits.has("`{`")) return "put what depends on it in `{ … }`";
  if (awaits.has("`=`") && token === ":") return "names are given no types: write `=` and a value";
  if (awaits.has("a text in double quotes") && /^[\w(]/.test(token)) return "write the text in double quotes";
  if (lastWord === "return" && awaits.has("a value")) return "`return` needs a value, such as `return { … }`";
  return null;
}

/** What is left of YAML. */
function hintForColon({ token, after, awaits, before }: Place): string | null {
  if (token === ":" && /\bwhen\s*$/.test(before)) return "write no `:` after `pass when`";
  if (token === ":" && awaits.has("a text in double quotes")) return "write no `:` between an option and its value";
  if (token.startsWith(":") && awaits.has("`{`")) return "this is not YAML: put what follows in `{ … }`";
  if (!/^[A-Za-z_]/.test(token) || !/^[\w-]*\s*:/.test(after)) return null;
  if (awaits.has("`task`")) return `this is not YAML: write the option without \`:\`, such as \`task "…"\``;
  if (awaits.has("`check`")) return "this is not YAML: write `check name = …`";
  return awaits.has("a statement") && !awaits.has("a value") ? "this is not YAML: write `let name = …`" : null;
}

/** Where a statement, an item of a `verify` or an option is to begin. */
function hintForStart(place: Place): string | null {
  const { token, after, awaits, lastWord } = place;
  if (!/^[A-Za-z_(["0-9-]/.test(token)) return null;
  const isOption = awaits.has("`task`");
  const isItem = awaits.has("`check`");
  const word = token.toLowerCase();
  const [known, elsewhere] = knownWords({ isOption, isItem });
  const stray = elsewhere.find(([words]) => words.includes(word));
  if (stray !== undefined) return stray[1](word);
  if (lastWord !== "" && [...OUTER_WORDS, "check", "pass"].includes(lastWord) && awaits.has("`and`"))
    return `\`${lastWord}\` begins a statement and is no value`;
  if (!isOption && Object.hasOwn(FOREIGN_WORDS, word)) return FOREIGN_WORDS[word] ?? null;
  const near = nearestWord(token, known);
  if (near !== null) return `did you mean \`${near}\`?`;
  if (awaits.has("`and`")) return null;
  if (isOption) return 'an agent\'s block has `task "…"`, `input { … }`, `expect Type` and `timeout 5m`';
  if (/^\s*=(?!=)/.test(after)) return isItem ? `write \`check ${token} = …\`` : `write \`let ${token} = …\``;
  return isItem
    ? "a value alone does nothing: write `check name =` or `pass when` before it"
    : 'a value alone does nothing: write `let name =` before it, or `require … else fail "…"`';
}

type Elsewhere = readonly (readonly [readonly string[], (word: string) => string])[];

function knownWords(at: {
  readonly isOption: boolean;
  readonly isItem: boolean;
}): readonly [known: readonly string[], elsewhere: Elsewhere] {
  const options = [OPTION_WORDS, (word: string) => `\`${word}\` stands in the block of an agent or a run`] as const;
  const items = [VERIFY_WORDS, (word: string) => `\`${word}\` stands in a \`verify { … }\``] as const;
  if (at.isOption) return [OPTION_WORDS, []];
  const outer = [
    OUTER_WORDS,
    (word: string) =>
      word === "let"
        ? "write `check` in a `verify`, or put the `let` before it"
        : `\`${word}\` stands after the \`verify\``,
  ] as const;
  return at.isItem
    ? [
        ["check", "parallel", "pass when"],
        [outer, options],
      ]
    : [
        [...OUTER_WORDS, "verify"],
        [items, [["task", "input", "timeout"], options[1]]],
      ];
}

/** A statement where a value is wanted. */
function hintForMisplaced({ token, lastWord, awaits }: Place): string | null {
  if (["let", "if", "else"].includes(token) && awaits.has("a value"))
    return `\`${token}\` begins a statement and is no value`;
  const isWord = /^[A-Za-z_"]/.test(token);
  return isWord && awaits.has("`and`") && ["require", "emit", "return", "check", "pass"].includes(lastWord)
    ? `\`${lastWord}\` begins a statement and is no value`
    : null;
}

function nearestWord(token: string, known: readonly string[]): string | null {
  if (!/^[A-Za-z_]+$/.test(token)) return null;
  const nearest = closest(token.toLowerCase(), known);
  return distance(token.toLowerCase(), nearest) <= Math.max(1, Math.floor(token.length / 3)) ? nearest : null;
}
