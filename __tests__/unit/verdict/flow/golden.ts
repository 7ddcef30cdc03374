import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SEPARATOR = "\n---\n";

/** One case of a golden file: a title, the expression, and what is to come out. */
export interface GoldenCase {
  readonly title: string;
  readonly source: string;
  readonly expected: string;
}

/** Cases of `fixtures/<folder>/<name>.txt`. Each starts with `=== title`; a line `---` stands between input and output. */
export function readGolden(name: string, folder = "expressions"): readonly GoldenCase[] {
  const blocks = readFileSync(goldenPath(folder, name), "utf8").split(/^=== /m).slice(1);
  return blocks.map((block) => {
    const titleEnd = block.indexOf("\n");
    const [source = "", expected = ""] = block.slice(titleEnd + 1).split(SEPARATOR);
    return { title: block.slice(0, titleEnd), source, expected: expected.replace(/\n+$/, "") };
  });
}

/** With `UPDATE=1`, writes what came out instead of what was expected; a person reviews the diff. */
export function updateGolden(name: string, render: (source: string) => string, folder = "expressions"): void {
  if (process.env["UPDATE"] !== "1") return;
  const blocks = readGolden(name, folder).map(
    ({ title, source }) => `=== ${title}\n${source}${SEPARATOR}${render(source)}\n`,
  );
  writeFileSync(goldenPath(folder, name), blocks.join("\n"));
}

function goldenPath(folder: string, name: string): string {
  return fileURLToPath(new URL(`../../../fixtures/${folder}/${name}.txt`, import.meta.url));
}
