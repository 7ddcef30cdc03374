import { hintForProducer } from "./check-name.ts";
import type { Place } from "./hint.ts";

const TYPE_HINT = "write `bool`, `int`, `number`, `text`, the name of a type, or one of these in `[…]` for a list";
const WHOLE_VALUE_HINT = "this can only be the whole value of a check or a `let`: use its name in `pass when`";

/** What to do inside a statement whose first words are right; null where that cannot be guessed. Throws: never. */
export function hintForPart(place: Place): string | null {
  return (
    hintForVerify(place) ??
    hintForAsking(place) ??
    hintForOption(place) ??
    hintForName(place) ??
    hintForClause(place) ??
    hintForMisplacedWord(place)
  );
}

/** In `agent(…)` and `run(…)`, and behind them. */
function hintForAsking({ token, lastWord, awaits, before }: Place): string | null {
  if (awaits.has("the name of an agent")) return "write the agent's name without quotes, such as `agent(default)`";
  if (token === "," && /\bagent\s*\(\s*[\w-]+\s*$/.test(before))
    return 'put what the agent is to do in a block, such as `agent(default) { task "…" }`';
  if (/\brun\s*\(\s*$/.test(before) && token !== "")
    return 'write the command in double quotes, such as `run("npm test")`';
  if (lastWord === "run" && /^["'A-Za-z{]/.test(token)) return 'write the command as a text, such as `run("npm test")`';
  if (lastWord === "agent" && /^["'A-Za-z{]/.test(token))
    return "write the agent's name in parentheses, such as `agent(default)`";
  if (awaits.has("a type"))
    return token === "{" ? "give the record a name under `types:` and write the name here" : TYPE_HINT;
  const isOperator =
    /^(?:[.[+*/%<>=!-]|(?:and|or|in|not)$)/.test(token) && !awaits.has("`and`") && !awaits.has("`task`");
  const isProducer = /(?:\b(?:agent|run)\s*\([^()]*\)|\}|\b(?:paths|measurements))\s*$/.test(before);
  return isOperator && isProducer ? WHOLE_VALUE_HINT : null;
}

/** In the block of a producer. */
function hintForOption({ token, lastWord, awaits }: Place): string | null {
  if (awaits.has("a duration such as `90s` or `5m`"))
    return "write a whole number with its unit, `ms`, `s`, `m` or `h`, without quotes";
  if ((token === ":" || token === "=") && awaits.has("a text in double quotes"))
    return `write no \`${token}\` between an option and its value`;
  if (awaits.has("`task`") && token === ",") return "write no `,` between options";
  if (awaits.has("`task`") && token === "<") return "write a list as `[text]`";
  if (lastWord === "input" && awaits.has("`{`")) return "write `input { name: value }`";
  if (token === "{" && awaits.has("`and`") && !awaits.has("`{`")) return "only `agent(…)` and `run(…)` take a block";
  return null;
}

/** Where a name, or what gives it its value, is wanted. */
function hintForName({ token, lastWord, awaits }: Place): string | null {
  if (awaits.has("a name") && !/^[A-Za-z0-9_]/.test(token))
    return token === '"' ? "write the name without quotes" : `write a name after \`${lastWord}\``;
  if (awaits.has("`:`")) {
    if (token === "=") return "write `:` between a name and its value";
    return token === "," || token === "}" ? `write \`${lastWord || "name"}: value\`` : null;
  }
  if (!awaits.has("`=`")) return null;
  if (token === "==") return "write one `=` to give a name its value";
  if (token === ":=") return "write `=`";
  if (token === ":") return "names are given no types: write `=` and a value";
  if (token.startsWith("-")) return "names have no `-`: write `_`";
  return `write \`${lastWord} = …\``;
}

/** In conditions, and between the words of a statement. */
function hintForClause({ token, lastWord, awaits, before }: Place): string | null {
  const isWord = /^[A-Za-z_]/.test(token);
  const isEnd = token === "";
  if (awaits.has("`fail`")) return 'write `else fail "…"`';
  if (awaits.has("`else`") && !awaits.has("a statement") && (isWord || isEnd || token === ","))
    return 'a `require` ends with `else fail "…"`';
  if (awaits.has("`{`") && awaits.has("`and`") && (isWord || token === ":"))
    return "put what depends on the condition in `{ … }`";
  if (awaits.has("the name of an event")) return "write `emit progress { … }`";
  if (/\bemit\s+\w+\s*$/.test(before) && /^["([0-9:=]/.test(token))
    return "write what is to be told as a record, `{ … }`";
  if (lastWord === "return" && awaits.has("a value")) return "`return` needs a value, such as `return { … }`";
  if (/\bwhen\s*$/.test(before) && token === ":") return "write no `:` after `pass when`";
  if (lastWord === "fail" && isEnd) return 'say why, such as `else fail "…"`';
  return awaits.has("a text in double quotes") && (isWord || token === "(") ? "write the text in double quotes" : null;
}

/** What a `verify` has in it, in parentheses. */
function hintForVerify({ before, token, lastWord, awaits }: Place): string | null {
  if (/\bverify\s*\(\s*(?:check|pass|parallel)\s*$/.test(before)) return "write `{ … }` after `verify`, and no `( … )`";
  if (token !== "{" || !awaits.has("the end of the expression")) return null;
  return (
    hintForProducer(lastWord, "mapping") ??
    hintForProducer(/\b(\w+)\s*\([^()]*\)\s*$/.exec(before)?.[1] ?? "", "mapping")
  );
}

/** A word of a statement where a value is wanted, or a value behind such a word. */
function hintForMisplacedWord({ token, lastWord, before, awaits }: Place): string | null {
  if (["let", "if", "else"].includes(token) && awaits.has("a value")) {
    const beginsLine = /[\r\n][ \t]*$/.test(before);
    return beginsLine
      ? `a value is missing before this \`${token}\``
      : `\`${token}\` begins a statement and is no value`;
  }
  const isAfterWord = ["require", "emit", "return", "check", "pass"].includes(lastWord);
  return isAfterWord && awaits.has("`and`") && /^[A-Za-z_"]/.test(token)
    ? `\`${lastWord}\` begins a statement and is no value`
    : null;
}
