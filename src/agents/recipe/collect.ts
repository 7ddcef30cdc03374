import type { Code, Nodes, Parents, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { PlanTask, VerifierTask } from "../../plan/plan.ts";
import { classifyScript } from "./classify.ts";
import { instructedCommands, passClaimOf, tokensOf } from "./instructions.ts";
import type { PassClaim, Token } from "./instructions.ts";
import { isRunWhereNamed, isSurelyCommand } from "./known-command.ts";
import { bansWhatFollows, mentionsOf } from "./mentions.ts";
import { findScript, type InScript } from "./in-script.ts";
import type { CommandKind } from "./programs.ts";
import { joinStateful, mergeOrders } from "./sequence.ts";
import { commandsOfSession } from "./session.ts";
import { readSession, splitScript } from "./split.ts";

/** One command to run, in the order of the plan, each text once. */
export interface RecipeCommand {
  /** One command or a whole script, as the plan has it. */
  readonly text: string;
  readonly kind: CommandKind;
  /** Commands of one block share a number: after a failure the rest of the block is not run. */
  readonly block: number;
  /** Where the plan says it, for people. */
  readonly origin: string;
  /** The script of this recipe that runs the command among others, after what it needs, or null. */
  readonly script: InScript | null;
}

export interface Criterion {
  readonly text: string;
  /** Set when the criterion is that commands pass. */
  readonly claim: PassClaim | null;
  /** What is run because it stands in this criterion. */
  readonly commands: readonly string[];
}

export interface Recipe {
  readonly commands: readonly RecipeCommand[];
  readonly criteria: readonly Criterion[];
  /** Commands that the plan names and that are not run, each once. */
  readonly named: readonly string[];
}

/** Languages of code blocks that are run. */
const SHELL_LANGUAGES: ReadonlySet<string> = new Set(["sh", "bash", "shell", "console"]);
/** Languages of code blocks of which only known commands are run: they may hold output, or another shell's words. */
const LOOSE_LANGUAGES: ReadonlySet<string> = new Set([
  "",
  ..."zsh ksh fish text txt plain terminal shell-session sh-session shellsession powershell pwsh ps1 cmd bat".split(
    " ",
  ),
]);

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Takes what can be run out of a plan: the target's verify plan and the verifier's own in one order that suits both, then
 *  acceptance items, the target's before the verifier's. A command that a script runs among others comes last. Throws: never. */
export function collectRecipe(target: PlanTask, verifier: VerifierTask): Recipe {
  const sources = [
    { markdown: target.verify ?? "", origin: `verify of ${target.name}` },
    { markdown: verifier.verify ?? "", origin: `verify of ${verifier.name}` },
  ].map(readSource);
  const items = [...(target.acceptance ?? []), ...(verifier.acceptance ?? [])];
  const accepted = items.map((markdown) => readSource({ markdown, origin: "acceptance" }));
  const criteria = items.map((text, index) => {
    return { text, claim: claimOf(text), commands: (accepted[index]?.blocks ?? []).flat() };
  });
  const read = [...sources, ...accepted];
  let block = 0;
  const [ofTarget = [], ofVerifier = [], ...rest] = read.map(({ blocks, origin }) =>
    blocks.flatMap((commands) => {
      block += 1;
      return commands.map((text) => ({ text, kind: classifyScript(text), block, origin, script: null }));
    }),
  );
  const found = new Map<string, RecipeCommand>();
  for (const command of [...mergeOrders(ofVerifier, ofTarget), ...rest.flat()])
    if (!found.has(command.text)) found.set(command.text, command);
  const named = new Set(read.flatMap((source) => source.named).filter((text) => !found.has(text)));
  return { commands: withScripts([...found.values()]), criteria, named: [...named] };
}

/** What a script runs among others waits for that script. */
function withScripts(commands: readonly RecipeCommand[]): readonly RecipeCommand[] {
  const texts = commands.map(({ text }) => text);
  const all = commands.map((command) => ({ ...command, script: findScript(command.text, texts) }));
  return [...all.filter(({ script }) => script === null), ...all.filter(({ script }) => script !== null)];
}

interface Source {
  readonly origin: string;
  readonly blocks: readonly (readonly string[])[];
  readonly named: readonly string[];
}

/** Shell blocks, instructions and mentions of one text, in its order. */
function readSource({ markdown, origin }: { readonly markdown: string; readonly origin: string }): Source {
  const blocks: (readonly string[])[] = [];
  const named: string[] = [];
  let isBanned: boolean = false;
  visit(parser.parse(markdown), (node, index, parent) => {
    if (node.type === "code") {
      const code = readCode(node);
      if (isBanned) named.push(...code.blocks.flat());
      else blocks.push(...code.blocks);
      named.push(...code.named);
    }
    const tokens = proseOf(node);
    if (tokens === null) return undefined;
    if (parent?.type !== "listItem") isBanned = bansWhatFollows(tokens, node.type === "heading");
    const told = instructedCommands(tokens, isItemStart(node, index, parent));
    const mentions = mentionsOf(tokens, told);
    const meant = new Set([...told, ...mentions.run]);
    const commands = tokens.filter(({ kind, value }) => kind === "code" && meant.has(value)).map(({ value }) => value);
    if (isBanned) named.push(...commands);
    else blocks.push(...commands.map((command) => [command]));
    named.push(...mentions.named);
    return SKIP;
  });
  return { origin, blocks: joinStateful(blocks.filter((commands) => commands.length > 0)), named };
}

function isItemStart(node: Nodes, index: number | undefined, parent: Parents | undefined): boolean {
  return node.type === "paragraph" && parent?.type === "listItem" && index === 0;
}

/** A row of a table is read as one sentence. */
function proseOf(node: Nodes): readonly Token[] | null {
  if (node.type === "paragraph" || node.type === "heading") return tokensOf(node.children);
  if (node.type !== "tableRow") return null;
  const bar = { type: "text", value: " | " } as const;
  return tokensOf(node.children.flatMap((cell) => [...cell.children, bar]));
}

function readCode({ lang, value }: Code): Omit<Source, "origin"> {
  const language = (lang ?? "").toLowerCase();
  const session = readSession(value);
  const { run: commands, named: open } =
    session === null ? { run: splitScript(value), named: [] } : commandsOfSession(session);
  if (SHELL_LANGUAGES.has(language)) return { blocks: [commands], named: open };
  if (!LOOSE_LANGUAGES.has(language)) return { blocks: [], named: [] };
  const blocks = commands.every(isRunWhereNamed) ? [commands] : commands.filter(isRunWhereNamed).map((one) => [one]);
  const named = commands.filter(
    (one) => !isRunWhereNamed(one) && (session !== null || one.startsWith("./") || isSurelyCommand(one)),
  );
  return { blocks, named: [...named, ...open] };
}

function claimOf(text: string): PassClaim | null {
  const root: Root = parser.parse(text);
  const [first] = root.children;
  const block = first?.type === "list" && first.children.length === 1 ? first.children[0]?.children : root.children;
  const [paragraph] = block ?? [];
  if (paragraph?.type !== "paragraph") return null;
  const claim = passClaimOf(tokensOf(paragraph.children));
  const isAlone = root.children.length === 1 && block?.length === 1;
  return claim === null ? null : { ...claim, isWhole: claim.isWhole && isAlone };
}
