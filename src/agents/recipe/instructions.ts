import type { Paragraph, PhrasingContent } from "mdast";
import { classifyScript } from "./classify.ts";

/** A paragraph as words and code spans in turn. */
export interface Token {
  readonly kind: "text" | "code";
  readonly value: string;
}

/** "`a` and `b` pass", read from an acceptance item or a list item. `isWhole` when the item says nothing else. */
export interface PassClaim {
  readonly commands: readonly string[];
  readonly isWhole: boolean;
}

const RUN = /^(?:(?:please|then|also|first|next|finally|now|lastly),?\s+)*(?:re-?run|run|execute|invoke)\b/i;
const FILLERS = /^[\s:,]*(?:(?:both|again|also|once|commands?|following|with|via|using|in order)[\s:,]*)*$/i;
const AND = /^[\s,;]*(?:and|then|and then|&|\+)?[\s,;]*(?:run\s*)?$/i;
const INSTALLING = /^(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|bundle|composer|go mod) (?:ci|install|i|sync|download)\b/;
const OTHERWISE = /\b(?:not|never|without|instead|unless|if|or|before|after|don't|when)\b/i;
const CHECK =
  /^\s*(?:\[[ x]\]\s*)?(?:(?:check|confirm|ensure|verify|assert|make sure|see)(?: that)?:?)?\s*(?:running\s*)?$/i;
const PASSES =
  /^\s*(?:still |also |both |all )*(?:pass(?:es)?|succeeds?|exits? (?:with )?(?:exit )?(?:code |status )?(?:0|zero)|(?:is|are) green|runs? (?:clean|cleanly|green))(?:,? (?:cleanly|successfully|without (?:any )?(?:errors?|failures?)|with (?:no|0) (?:errors?|failures?)))?/i;

/** Flattens a paragraph. Struck text, images and HTML say nothing. */
export function tokensOf(paragraph: Paragraph): readonly Token[] {
  const tokens: Token[] = [];
  for (const token of paragraph.children.flatMap(flatten)) {
    const before = tokens.at(-1);
    if (token.kind === "text" && before?.kind === "text")
      tokens.splice(-1, 1, { kind: "text", value: before.value + token.value });
    else tokens.push(token);
  }
  return tokens;
}

function flatten(node: PhrasingContent): readonly Token[] {
  if (node.type === "inlineCode") return [{ kind: "code", value: node.value.trim() }];
  if (node.type === "text") return [{ kind: "text", value: node.value.replaceAll(/\s+/g, " ") }];
  if (node.type === "break") return [{ kind: "text", value: " " }];
  return node.type === "strong" || node.type === "emphasis" || node.type === "link"
    ? node.children.flatMap(flatten)
    : [];
}

/** The commands that an item tells one to run: "Run `a` and `b`", "Check that `a` passes", or, in a list item, "`a`: why" with a
 *  command that is known to test or to check. */
export function instructedCommands(tokens: readonly Token[], isListItem: boolean): readonly string[] {
  const claim = passClaimOf(tokens);
  if (claim !== null) return claim.commands;
  const [first, second] = tokens;
  if (first?.kind === "text") return RUN.test(first.value.trimStart()) ? commandsToRun(tokens) : [];
  const isLabelled = second === undefined || /^\s*(?:[:;,.(–—]|-\s|→|->)/.test(second.value);
  return isListItem && first !== undefined && isLabelled && isKnownCommand(first.value) ? [first.value] : [];
}

function commandsToRun(tokens: readonly Token[]): readonly string[] {
  const commands: string[] = [];
  let isAfterCommand: boolean = false;
  for (const [index, { kind, value }] of tokens.entries()) {
    if (kind !== "code") continue;
    const words = tokens[index - 1]?.kind === "text" ? (tokens[index - 1]?.value ?? "") : "";
    const between = index === 1 ? words.trimStart().replace(RUN, "") : words;
    const isNext: boolean = index === 1 ? FILLERS.test(between) : isAfterCommand && AND.test(between);
    isAfterCommand = (isNext && looksLikeCommand(value)) || (!OTHERWISE.test(between) && isKnownCommand(value));
    if (isAfterCommand) commands.push(value);
  }
  return commands;
}

/** Reads "`a` passes", "Check that `a` and `b` pass", "`npm test` exits 0 on Linux". Out: null for any other sentence, such as
 *  "`toggle` passes the value on". */
export function passClaimOf(tokens: readonly Token[]): PassClaim | null {
  const lead = tokens[0]?.kind === "text" ? tokens[0].value : "";
  const rest = tokens.slice(tokens[0]?.kind === "text" ? 1 : 0);
  if (!CHECK.test(lead)) return null;
  const commands: string[] = [];
  for (const [index, { kind, value }] of rest.entries()) {
    if (kind === "code") {
      commands.push(value);
      continue;
    }
    const passes = PASSES.exec(value)?.[0];
    if (passes !== undefined && /^(?:\W|$)/.test(value.slice(passes.length))) {
      const isWhole = index === rest.length - 1 && /^\s*[.!;,]?\s*$/.test(value.slice(passes.length));
      const isClaim = commands.length > 0 && commands.every(isWhole ? looksLikeCommand : isKnownCommand);
      return isClaim ? { commands, isWhole } : null;
    }
    if (!AND.test(value)) return null;
  }
  return null;
}

/** Whether this is a command whose meaning is known: tests, builds, type checks, linters, installing what they need. A bare path is
 *  more often a file that is spoken of. */
function isKnownCommand(text: string): boolean {
  if (/^[^\s./][^\s]*\/\S*$/.test(text)) return false;
  const kind = classifyScript(text);
  return kind === "test" || kind === "check" || INSTALLING.test(text);
}

/** Whether a code span can be a command at all: not a file, an address, a setting or a key. */
function looksLikeCommand(text: string): boolean {
  if (text === "" || /^(?:https?:|\/|#|<)/.test(text)) return false;
  if (/\s/.test(text)) return !/^[\w.]+\s*[=:]\s/.test(text);
  return text.startsWith("./") || isKnownCommand(text) || /^[a-z][\w-]*$/.test(text);
}
