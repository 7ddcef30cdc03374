import { stripVTControlCharacters } from "node:util";
import pico from "picocolors";

import type { CheckAnnotation } from "../ports/code-host.ts";
import type { Log } from "../ports/log.ts";

/** The runner keeps so many annotations of each type from one step, and cuts their messages there. */
const MAX_ANNOTATIONS = 10;
const MAX_ANNOTATION_CHARS = 4_096;
const MAX_TITLE_CHARS = 255;
const MAX_MESSAGE_CHARS = 65_536;

const COMMANDS = { notice: "notice", warning: "warning", failure: "error" } as const;
type Level = keyof typeof COMMANDS;

export interface LogOptions {
  /** Takes whole lines, each with its line feed. */
  readonly write: (text: string) => void;
}

/** The log of a job: what the port asks for, plus annotations on lines and foldable groups. */
export interface ActionsLog extends Log {
  /** Shown beside the code even where no check run can be written, as on a pull request from a fork. */
  readonly annotate: (annotation: CheckAnnotation) => void;
  readonly startGroup: (title: string) => void;
  readonly endGroup: () => void;
}

/** The log of a job on the runner. In: any text, untrusted parts included. Warnings and errors become annotations while the
 *  runner still takes them, plain lines afterwards, which is said once. Throws: what `write` throws.
 *  Source: workflow commands of the runner; threat R2. */
export function createActionsLog({ write }: LogOptions): ActionsLog {
  const used: Record<Level, number> = { notice: 0, warning: 0, failure: 0 };
  const writeLines = (text: string): void => write(inertLines(text));
  const report = (level: Level, properties: Properties, message: string): void => {
    used[level] += 1;
    const command = COMMANDS[level];
    if (used[level] <= MAX_ANNOTATIONS) return write(formatCommand(command, properties, message));
    if (used[level] === MAX_ANNOTATIONS + 1)
      writeLines(`The runner shows ${MAX_ANNOTATIONS} annotations of type ${command}; further ones are plain lines.`);
    writeLines(`${command}: ${placeOf(properties)}${message}`);
  };
  return {
    info: writeLines,
    warning: (message) => report("warning", {}, message),
    error: (message) => report("failure", {}, message),
    annotate: ({ level, path, startLine, endLine, title, message }) =>
      report(level, { title, file: path, line: String(startLine), endLine: String(endLine) }, message),
    startGroup: (title) => write(formatCommand("group", {}, title)),
    endGroup: () => write(formatCommand("endgroup", {}, "")),
  };
}

/** The log of a person's terminal. It is as inert as the other one, because the terminal may be a step of a job. */
export function createTerminalLog({ write, hasColor }: LogOptions & { readonly hasColor: boolean }): Log {
  const { red, yellow } = pico.createColors(hasColor);
  return {
    info: (message) => write(inertLines(message)),
    warning: (message) => write(`${yellow("warning:")} ${inertLines(message)}`),
    error: (message) => write(`${red("error:")} ${inertLines(message)}`),
  };
}

type Properties = Readonly<Record<string, string>>;

/** A workflow command of our own, the only lines that the runner is meant to obey. */
function formatCommand(name: string, properties: Properties, data: string): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  const head = pairs.length === 0 ? name : `${name} ${pairs.join(",")}`;
  return `::${head}::${escapeData(makeInert(cut(data, MAX_ANNOTATION_CHARS)))}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(makeInert(cut(text, MAX_TITLE_CHARS)))
    .replaceAll(":", "%3A")
    .replaceAll(",", "%2C");
}

function placeOf({ file, line, title }: Properties): string {
  return file === undefined ? "" : `${file}:${line ?? ""}: ${title ?? ""}: `;
}

function inertLines(text: string): string {
  return `${makeInert(cut(text, MAX_MESSAGE_CHARS))}\n`;
}

/** Text that no runner and no terminal obeys. Out: the same lines, readable: colours are gone, invisible characters are shown
 *  as `\u{200b}`, `##[` has a space before the bracket and a leading `::` a space between.
 *  The runner finds `##[` anywhere in a line and compares by the rules of a language, which skip invisible characters: a
 *  zero-width character inside would not disarm it, only a visible one does. */
export function makeInert(text: string): string {
  return stripVTControlCharacters(text.toWellFormed())
    .split(/\r\n|\n|\r/)
    .map(makeLineInert)
    .join("\n");
}

function makeLineInert(line: string): string {
  return line
    .replaceAll(/[\uFE0E\uFE0F]/g, "")
    .replaceAll(/(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, showCodePoint)
    .replaceAll(/#\p{M}*#\p{M}*(?=\[)/gu, "$& ")
    .replace(/^\s*:\p{M}*(?=:)/u, "$& ");
}

function showCodePoint(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
}

function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const note = ` … (cut, ${text.length} characters in all)`;
  return text.slice(0, maxChars - note.length) + note;
}
