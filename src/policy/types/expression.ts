import { isScalar } from "./type.ts";

/** A type as a policy writes it in text, its names not resolved yet. */
export type TypeExpression =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly item: TypeExpression }
  | { readonly kind: "optional"; readonly inner: TypeExpression };

/** Why a text is no type. */
export interface ExpressionFault {
  readonly message: string;
  readonly hint: string | null;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
/** Longer than any type that people can read; nesting cannot be deeper either. */
const MAX_CHARS = 2_000;

/** Reads a type that is written as text: `bool`, `text?`, `[text]`, `list[UiCheck]`, `"low | medium | high"`. Values of an enum are
 *  words of letters, digits, `_` and `-`. Throws: never. */
export function parseTypeExpression(text: string): TypeExpression | ExpressionFault {
  const source = text.trim();
  if (source === "") return { message: "must not be empty", hint: KNOWN };
  if (source.length > MAX_CHARS)
    return { message: `must have at most ${MAX_CHARS} characters, found ${source.length}`, hint: null };
  if (source.includes("|")) return parseEnum(source);
  if (source.endsWith("?")) {
    const inner = parseTypeExpression(source.slice(0, -1));
    return isFault(inner) || inner.kind === "optional" ? inner : { kind: "optional", inner };
  }
  const [, item] = /^(?:list\s*)?\[([\s\S]*)\]$/.exec(source) ?? [];
  if (item !== undefined) {
    const inner = parseTypeExpression(item);
    return isFault(inner) ? inner : { kind: "list", item: inner };
  }
  return NAME.test(source) ? { kind: "name", name: source } : { message: "is not a type", hint: KNOWN };
}

export function isFault(parsed: TypeExpression | ExpressionFault): parsed is ExpressionFault {
  return "message" in parsed;
}

const KNOWN = "Write `bool`, `int`, `number`, `text`, `[text]`, `text?`, `low | high`, or the name of another type.";

/** Brackets around an enum make a list of it, a question mark behind brackets an optional one. */
function parseEnum(source: string): TypeExpression | ExpressionFault {
  const wrapped = /^(?:list\s*)?\[([\s\S]*)\](\?)?$/.exec(source);
  if (wrapped !== null) {
    const item = parseTypeExpression(wrapped[1] ?? "");
    if (isFault(item)) return item;
    const list = { kind: "list", item } as const;
    return wrapped[2] === undefined ? list : { kind: "optional", inner: list };
  }
  const values = source.split("|").map((value) => value.trim());
  const bad = values.find((value) => !/^[\w-]{1,100}$/.test(value));
  if (bad !== undefined) {
    const hint =
      "Values are words of letters, digits, `_` and `-`; for an optional one write `?` behind the name of its field.";
    return { message: "is not a list of values such as `low | high`", hint };
  }
  const type = values.find(isScalar);
  if (type !== undefined)
    return { message: `has the type \`${type}\` as a value`, hint: "A choice is one of words, such as `low | high`." };
  const double = values.find((value, at) => values.indexOf(value) !== at);
  if (double !== undefined) return { message: `has the value \`${double}\` twice`, hint: null };
  return { kind: "enum", values };
}
