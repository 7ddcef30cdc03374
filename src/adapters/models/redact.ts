import { isWorthHiding } from "../../lib/secret.ts";
import { createStreamRedactor, toPattern, type StreamRedactor } from "./redact-stream.ts";

const MAX_DETAIL_CHARS = 200;
/** A shorter piece of base64 stands in many texts by chance. */
const MIN_BASE64_CHARS = 8;

/** Finds one key in what an endpoint says. */
export interface KeyForms {
  /** Longest that the key is in any of its forms, in characters. */
  readonly maxLength: number;
  /** Text without the key: as it is, in other cases, escaped as JSON, percent-encoded, in base64, with something between its letters. */
  readonly hide: (text: string) => string;
  readonly isIn: (text: string) => boolean;
  /** For an answer that passes by. */
  readonly createStream: () => StreamRedactor;
}

/** In: a key; one that is no secret is found nowhere. */
export function createKeyForms(key: string): KeyForms {
  if (!isWorthHiding(key)) return NO_FORMS;
  const spelt = new RegExp(Array.from(key, spellings).join("[\\0 ]?"), "gi");
  const hex = new RegExp(Buffer.from(key).toString("hex"), "gi");
  const patterns = [spelt, hex, ...base64Forms(key)];
  const hide = (text: string): string => patterns.reduce((rest, pattern) => rest.replace(pattern, "[key]"), text);
  return {
    maxLength: key.length * 12 + 64,
    hide,
    isIn: (text) => hide(text) !== text,
    createStream: () => createStreamRedactor(key),
  };
}

const NO_FORMS: KeyForms = {
  maxLength: 0,
  hide: (text) => text,
  isIn: () => false,
  createStream: () => ({ push: (chunk) => chunk, end: () => Buffer.alloc(0) }),
};

/** One letter as JSON, other escapes and addresses may write it. */
function spellings(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16).padStart(2, "0");
  return `\\\\{0,4}(?:${toPattern(letter)}|u00${hex}|x${hex}|%(?:25)?${hex})`;
}

/** What of the base64 of a text does not depend on what stands around the key in it, at each of the three places where it may begin. */
function base64Forms(key: string): readonly RegExp[] {
  return [0, 1, 2].flatMap((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(key)]).toString("base64");
    const end = Math.floor(((offset + key.length) * 8) / 6);
    const core = whole.slice(Math.ceil((offset * 8) / 6), end);
    if (core.length < MIN_BASE64_CHARS) return [];
    const pattern = Array.from(core, (letter) => ({ "+": "[+-]", "/": "\\\\?[/_]" })[letter] ?? letter).join("");
    return [new RegExp(pattern, "g")];
  });
}

/** What an endpoint said, for an error message: no key, one line, at most 200 characters. */
export function toDetail(text: string, keyForms: KeyForms): string {
  const line = keyForms
    .hide(text)
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS).toWellFormed()}…` : line;
}
