import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { REASONS } from "../../src/lib/reason.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The README's parts that follow from other files, by the name of their markers. */
function sections(): Readonly<Record<string, string>> {
  const { inputs, outputs } = parse(readFileSync(`${root}/action.yml`, "utf8")) as ActionFile;
  return {
    inputs: table(
      ["input", "default", "what it is"],
      Object.entries(inputs).map(([name, input]) => [
        code(name),
        input.default ? code(input.default) : "",
        input.description,
      ]),
    ),
    outputs: table(
      ["output", "what it is"],
      Object.entries(outputs).map(([name, output]) => [code(name), output.description]),
    ),
    reasons: table(
      ["reason", "what to do"],
      Object.entries(REASONS).map(([name, advice]) => [code(name), advice]),
    ),
    help: ["", "verify", "agents", "plan check", "policy check", "handoff parse", "status", "demo"]
      .map((command) => `\`\`\`text\n$ ${`passwhen ${command}`.trim()} --help\n${help(command)}\n\`\`\``)
      .join("\n\n"),
  };
}

function help(command: string): string {
  const args = ["src/entry/cli.ts", ...command.split(" ").filter((word) => word !== ""), "--help"];
  return execFileSync("node", args, { cwd: root, encoding: "utf8", env: { ...process.env, COLUMNS: "100" } }).trimEnd();
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), tableRow(head.map(() => "---")), ...rows.map(tableRow)].join("\n");
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

/** The README with its generated parts made anew. Throws: when a marker is missing. */
export function renderReadme(readme: string): string {
  let text = readme;
  for (const [name, content] of Object.entries(sections())) {
    const [start, end] = [`<!-- generated:${name} -->`, `<!-- /generated:${name} -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`README.md has no markers for ${name}`);
    text = `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
  }
  return text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = `${root}/README.md`;
  writeFileSync(file, renderReadme(readFileSync(file, "utf8")));
}
