import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FormatConfig, format } from "oxfmt";
import peggy from "peggy";
import oxfmtConfig from "./oxfmt.json" with { type: "json" };

const folderUrl = new URL("../../src/verdict/flow/", import.meta.url);

const formatConfig: FormatConfig = { printWidth: oxfmtConfig.printWidth };

const notice = "Made from grammar.peggy by .github/tooling/flow-grammar.ts; do not edit.";

const declarations = `import type { Statement } from "./program.ts";
import type { Node, Span } from "./syntax.ts";

/** What the grammar's actions need of their caller. */
export interface GrammarOptions {
  readonly spanOf: (start: number, end: number) => Span;
  /** Null for a number that cannot be held. */
  readonly numberOf: (text: string) => number | null;
  /** The rule to begin with. */
  readonly startRule: "Expression" | "Program";
  /** Brackets of all kinds that may be open at the same time; bounds the recursion of the parser. */
  readonly maxDepth: number;
}

export type Expectation =
  | { readonly type: "other"; readonly description: string }
  | { readonly type: "literal"; readonly text: string }
  | { readonly type: "end" | "any" | "class" };

/** Offsets count UTF-16 code units from 0. \`expected\` is null where the grammar itself named the fault: then \`message\` is a code. */
export declare class SyntaxError extends globalThis.SyntaxError {
  readonly expected: readonly Expectation[] | null;
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

/** Throws \`SyntaxError\` of this module. */
export declare function parse(text: string, options: GrammarOptions & { readonly startRule: "Expression" }): Node;
export declare function parse(
  text: string,
  options: GrammarOptions & { readonly startRule: "Program" },
): readonly Statement[];
`;

/** One committed file that is made from the grammar. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Compile the grammar. Out: the exact text of the committed files, formatted. Throws: if the grammar has a fault. */
export async function generateFlowGrammar(): Promise<readonly GeneratedFile[]> {
  const source = readFileSync(new URL("grammar.peggy", folderUrl), "utf8");
  const parser = peggy.generate(source, {
    output: "source",
    format: "es",
    grammarSource: "grammar.peggy",
    allowedStartRules: ["Expression", "Program"],
  });
  return Promise.all([
    toFile("grammar.js", `/* oxlint-disable */\n// ${notice}\n${parser}`),
    toFile("grammar.d.ts", `// ${notice}\n${declarations}`),
  ]);
}

async function toFile(name: string, text: string): Promise<GeneratedFile> {
  const { code, errors } = await format(name, text, formatConfig);
  if (errors.length > 0)
    throw new Error(`${name} cannot be formatted: ${errors.map(({ message }) => message).join("; ")}`);
  return { path: fileURLToPath(new URL(name, folderUrl)), text: code };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of await generateFlowGrammar()) writeFileSync(path, text);
}
