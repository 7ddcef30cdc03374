import type { Code, Root } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { PlanTask, VerifierTask } from "../../plan/plan.ts";
import { classifyScript } from "./classify.ts";
import { instructedCommands, passClaimOf, tokensOf } from "./instructions.ts";
import type { PassClaim } from "./instructions.ts";
import type { CommandKind } from "./programs.ts";
import { commandsOfSession, splitScript } from "./split.ts";

/** One command to run, in the order of the plan, each text once. */
export interface RecipeCommand {
  /** One command or a whole script, as the plan has it. */
  readonly text: string;
  readonly kind: CommandKind;
  /** Commands of one block share a number: after a failure the rest of the block is not run. */
  readonly block: number;
  /** Where the plan says it, for people. */
  readonly origin: string;
}

export interface Criterion {
  readonly text: string;
  /** Set when the criterion is that commands pass. */
  readonly claim: PassClaim | null;
}

export interface Recipe {
  readonly commands: readonly RecipeCommand[];
  readonly criteria: readonly Criterion[];
}

/** Languages of code blocks that are run. */
const SHELL_LANGUAGES: ReadonlySet<string> = new Set(["sh", "bash", "shell", "console"]);

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Takes what can be run out of a plan: the target's verify plan, the verifier's own, then acceptance items that say that a command
 *  passes, the target's before the verifier's. Throws: never. */
export function collectRecipe(target: PlanTask, verifier: VerifierTask): Recipe {
  const criteria = [...(target.acceptance ?? []), ...(verifier.acceptance ?? [])].map(readCriterion);
  const blocks = [
    ...blocksOf(target.verify ?? "").map((commands) => ({ commands, origin: `verify of ${target.name}` })),
    ...blocksOf(verifier.verify ?? "").map((commands) => ({ commands, origin: `verify of ${verifier.name}` })),
    ...criteria.flatMap(({ claim }) =>
      (claim?.commands ?? []).map((command) => ({ commands: [command], origin: "acceptance" })),
    ),
  ];
  const found = new Map<string, RecipeCommand>();
  for (const [block, { commands, origin }] of blocks.entries()) {
    for (const text of commands) {
      if (!found.has(text)) found.set(text, { text, kind: classifyScript(text), block, origin });
    }
  }
  return { commands: [...found.values()], criteria };
}

/** Shell blocks and instructions of a verify plan, in text order. */
function blocksOf(markdown: string): readonly (readonly string[])[] {
  const blocks: (readonly string[])[] = [];
  visit(parser.parse(markdown), (node, index, parent) => {
    if (node.type === "code") blocks.push(commandsOfCode(node));
    if (node.type !== "paragraph") return undefined;
    const commands = instructedCommands(tokensOf(node), parent?.type === "listItem" && index === 0);
    blocks.push(...commands.map((command) => [command]));
    return SKIP;
  });
  return blocks.filter((commands) => commands.length > 0);
}

function commandsOfCode({ lang, value }: Code): readonly string[] {
  if (!SHELL_LANGUAGES.has((lang ?? "").toLowerCase())) return [];
  return commandsOfSession(value) ?? splitScript(value);
}

function readCriterion(text: string): Criterion {
  const root: Root = parser.parse(text);
  const [first] = root.children;
  const block = first?.type === "list" && first.children.length === 1 ? first.children[0]?.children : root.children;
  const [paragraph] = block ?? [];
  if (paragraph?.type !== "paragraph") return { text, claim: null };
  const claim = passClaimOf(tokensOf(paragraph));
  const isAlone = root.children.length === 1 && block?.length === 1;
  return { text, claim: claim === null ? null : { ...claim, isWhole: claim.isWhole && isAlone } };
}
