import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateFlowGrammar } from "../../../../.github/tooling/flow-grammar.ts";

test("the committed parser is the one that the grammar file gives", async () => {
  const files = await generateFlowGrammar();
  expect(files.map(({ path }) => path.split("/").at(-1))).toEqual(["grammar.js", "grammar.d.ts"]);
  for (const { path, text } of files) expect(readFileSync(path, "utf8") === text, `${path} is stale`).toBe(true);
});

test("the parser needs nothing at run time", async () => {
  const [parser] = await generateFlowGrammar();
  expect(parser?.text).not.toMatch(/^\s*import\b|\brequire\(|\beval\(|new Function/m);
});
