import type { PhrasingContent } from "mdast";
import { classifyScript } from "./classify.ts";
import { isHarmlessCommand, isKnownCommand, looksLikeCommand } from "./known-command.ts";
import { isDismissed, isElsewhere } from "./mentions.ts";

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
const OTHERWISE = /\b(?:not|never|without|instead|unless|if|or|before|after|don't|when)\b/i;
const CHECK =
  /^\s*(?:\[[ x]\]\s*)?(?:(?:check|confirm|ensure|verify|assert|make sure|see)(?: that)?:?)?\s*(?:running\s*)?$/i;
const MODAL = "(?:(?:must|should|shall|has to|have to|needs? to|will|still|also|both|all|always)\\s+)*";
const ZERO = "(?:0|zero)";
const RESULT = [
  "pass(?:es)?",
  "succeeds?",
  `exits? (?:with )?(?:an? )?(?:exit )?(?:code |status )?(?:of )?${ZERO}`,
  `(?:returns?|has|have|gives?) (?:an? )?(?:exit )?(?:code |status )?(?:of )?${ZERO}`,
  `exit (?:code|status):? (?:is )?${ZERO}`,
  "(?:is|are|be|stays?|remains?) (?:green|clean|successful)",
  "(?:reports?|shows?|prints?|has|have|gives?|finds?) (?:no|0|zero) (?:errors?|failures?)",
  "runs? (?:clean|cleanly|green)",
  "(?:runs?|finish(?:es)?|completes?|ends?) (?:successfully|without (?:any )?(?:errors?|failures?))",
].join("|");
const MANNER =
  "(?:,? (?:cleanly|successfully|without (?:any )?(?:errors?|failures?)|with (?:no|0|zero) (?:errors?|failures?)))?";
const PASSES = new RegExp(`^[\\s:,–—-]*(?:→\\s*)?${MODAL}(?:${RESULT})${MANNER}`, "i");

/** What a sentence may call its command, and what the command must then be. */
const SUBJECT =
  "(?:the |all |all the |our )?(?:(?<tests>(?:unit )?tests?(?: suite| run)?|suite)|(?<checks>lint(?:er|ing|ers)?|type[- ]?check(?:s|er|ing)?|types|build|checks?|format(?:ter|ting)?|compiler|compilation)|install(?:ation)?)";
/** "All tests pass: ", "The build succeeds (" */
const LABEL_PASSES = new RegExp(`^\\s*${SUBJECT} ${MODAL}(?:${RESULT})${MANNER}\\s*[:(–—-]\\s*$`, "i");
/** "The linter (" */
const LABEL = new RegExp(`^\\s*${SUBJECT}\\s*\\(\\s*$`, "i");
/** "Lint with " */
const VERB_WITH =
  /^\s*(?:please |then )?(?:(?<tests>test)|(?<checks>lint|build|compile|type[- ]?check|format)|install|check|verify|validate)(?: (?:it|this|everything|the (?:code|change|project|dependencies)|dependencies))?(?: (?:with|using|via|by running|by))\s*:?\s*$/i;
const END = /^\s*\)?\s*[.!;,]?\s*$/;

/** Flattens a sentence. Struck text, images and HTML say nothing. */
export function tokensOf(phrases: readonly PhrasingContent[]): readonly Token[] {
  const tokens: Token[] = [];
  for (const token of phrases.flatMap(flatten)) {
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
  const isHere = (command: string): boolean =>
    tokens.some(({ kind, value }, index) => kind === "code" && value === command && !isElsewhere(tokens, index));
  if (claim !== null) return claim.commands.filter(isHere);
  const [first, second] = tokens;
  if (first?.kind === "text") return RUN.test(first.value.trimStart()) ? commandsToRun(tokens) : [];
  const isLabelled = second === undefined || /^\s*(?:[:;,.(–—]|-\s|→|->)/.test(second.value);
  const isTold = isListItem && isLabelled && !isDismissed(tokens, 0);
  return first !== undefined && isTold && isKnownCommand(first.value) ? [first.value] : [];
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
    isAfterCommand &&= !isDismissed(tokens, index);
    if (isAfterCommand) commands.push(value);
  }
  return commands;
}

/** Reads "`a` passes", "Check that `a` and `b` pass", "`npm test` exits 0 on Linux", "All tests pass: `a`", "The linter (`a`) passes",
 *  "Lint with `a`". Out: null for any other sentence, such as "`toggle` passes the value on". */
export function passClaimOf(tokens: readonly Token[]): PassClaim | null {
  const lead = tokens[0]?.kind === "text" ? tokens[0].value : "";
  const rest = tokens[0]?.kind === "text" ? tokens.slice(1) : tokens;
  if (rest === tokens && isBareCommand(tokens)) return { commands: [tokens[0]?.value ?? ""], isWhole: true };
  if (CHECK.test(lead)) return plainClaimOf(rest);
  const label = LABEL_PASSES.exec(lead) ?? VERB_WITH.exec(lead);
  if (label !== null) return labelledClaimOf(label, rest, END);
  const subject = LABEL.exec(lead);
  const passes = new RegExp(`^\\)${PASSES.source.slice(1)}[.!]?\\s*$`, "i");
  return subject === null ? null : labelledClaimOf(subject, rest, passes);
}

/** "`npm test`" alone asks for its success. */
function isBareCommand([first, second, ...more]: readonly Token[]): boolean {
  const isAlone = more.length === 0 && (second === undefined || END.test(second.value));
  return first?.kind === "code" && isAlone && isHarmlessCommand(first.value);
}

function plainClaimOf(rest: readonly Token[]): PassClaim | null {
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

/** A label says what the command is: "All tests pass" is not all said when a linter ran. */
function labelledClaimOf(label: RegExpExecArray, rest: readonly Token[], end: RegExp): PassClaim | null {
  const last = rest.at(-1);
  const isEnded = last?.kind === "text" ? end.test(last.value) : end === END;
  const between = rest.slice(0, last?.kind === "text" ? -1 : undefined);
  const commands = between.filter(({ kind }) => kind === "code").map(({ value }) => value);
  const areJoined = between.every(({ kind, value }) => kind === "code" || AND.test(value));
  if (!isEnded || !areJoined || commands.length === 0 || !commands.every(isHarmlessCommand)) return null;
  const kinds = commands.map((command) => classifyScript(command));
  const { tests, checks } = label.groups ?? {};
  const isAsLabelled =
    (tests === undefined || kinds.every((kind) => kind === "test")) &&
    (checks === undefined || kinds.every((kind) => kind === "check"));
  return { commands, isWhole: isAsLabelled };
}
