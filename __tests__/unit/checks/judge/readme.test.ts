import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { agents } from "../../../../src/agents/index.ts";
import { checkParams } from "../../../../src/checks/index.ts";
import { parsePolicy } from "../../../../src/policy/load.ts";

const page = readFileSync(fileURLToPath(new URL("../../../../src/checks/judge/README.md", import.meta.url)), "utf8");
const snippets = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);

const read = (snippet: string) =>
  parsePolicy(new TextEncoder().encode(`version: 1\n${snippet}`), "policy", { agents, checks: checkParams });

test("every policy that the page shows is valid as it stands", () => {
  expect(snippets.length).toBeGreaterThan(0);
  for (const snippet of snippets) expect(read(snippet).diagnostics, snippet).toEqual([]);
});

test("its gate names an agent, and is a fault without it", () => {
  const [first = ""] = snippets;
  const without = first.replace(/^agents:\n(?: .*\n)+/, "");
  expect(without).toMatch(/^gates:/);
  expect(read(without).diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining("critic")]);
});
