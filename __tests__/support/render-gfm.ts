import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Nodes, Root } from "mdast";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Markdown as GitHub parses it. */
export function parseGfm(markdown: string): Root {
  return parser.parse(markdown);
}

export function nodesOf(tree: Root): readonly Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => void nodes.push(node));
  return nodes;
}

/** HTML that we write ourselves: folds, whose labels are text, and the marker of the review sink. */
const OWN_HTML =
  /^(?:<details><summary>[^<>]*<\/summary>|<\/details>|<!-- passwhen:v1 fp=[0-9a-f.]+ head=[0-9a-f]* -->)$/;

const ACTIVE_NODES: ReadonlySet<string> = new Set([
  "image",
  "imageReference",
  "link",
  "linkReference",
  "definition",
  "footnoteDefinition",
  "footnoteReference",
]);

/** Words that GitHub acts on wherever they stand outside code. */
const ACTIVE_WORDS = [/@[\w-]/, /#\w/, /(?<![a-z0-9])gh-\d/i, /:\/\//, /(?<![a-z0-9])www\./i, /:[\w+-]+:/];

/** Everything in a posted text that would act: what a reader's browser, GitHub or a bot that reads the raw text would do more with than show it. */
export function findActive(markdown: string): readonly string[] {
  const commands = (markdown.match(/^\/\w.*/gm) ?? []).map((line) => `command ${line}`);
  const nodes = nodesOf(parseGfm(markdown)).flatMap((node): readonly string[] => {
    if (node.type === "text") return wordsIn(node.value);
    if (node.type === "html")
      return OWN_HTML.test(node.value.trim()) ? wordsIn(labelOf(node.value)) : [`html ${node.value}`];
    if (node.type === "code" && node.lang !== "text" && node.lang !== "mermaid") return [`code block ${node.lang}`];
    return ACTIVE_NODES.has(node.type) ? [`${node.type} ${JSON.stringify(node).slice(0, 200)}`] : [];
  });
  return [...commands, ...nodes];
}

function labelOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#8203;", "\u200b")
    .replaceAll(/&(?:#\d+|amp|lt|gt);/g, " ");
}

function wordsIn(text: string): readonly string[] {
  return ACTIVE_WORDS.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern} in ${text}`);
}
