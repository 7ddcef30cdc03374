import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { renderReadme } from "../../.github/tooling/docs.ts";
import { agents } from "../../src/agents/index.ts";
import { checkParams } from "../../src/checks/index.ts";
import { parsePolicy } from "../../src/policy/load.ts";
import { whyIgnored } from "../../src/event/wakes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");
const agentPages = Object.keys(agents).map((use) => `src/agents/${use}/README.md`);
const [workflow = "", policy = ""] = yamlOf(readme);

function yamlOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/```ya?ml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
}

test("the tables and help texts are what action.yml, the reasons and the program say", () => {
  expect(readme).toBe(renderReadme(readme));
});

test("the workflow has at most 20 lines, and the events it names are ones we act on", () => {
  expect(workflow.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  const { on, permissions } = parse(workflow) as { on: Record<string, { types: string[] }>; permissions: unknown };
  expect(permissions).toEqual({ checks: "write", contents: "read", "pull-requests": "write" });
  for (const type of on["pull_request"]?.types ?? []) expect(whyIgnored("pull_request", type)).toBeNull();
  expect(whyIgnored("merge_group", "checks_requested")).toBeNull();
});

test("the policy example is valid", () => {
  const { value, diagnostics } = parsePolicy(new TextEncoder().encode(policy), "policy", {
    agents,
    checks: checkParams,
  });
  expect(diagnostics).toEqual([]);
  expect(Object.keys(value?.gates ?? {})).toEqual(["verify-frontend-toggle", "licenses"]);
});

test.each(["README.md", ...agentPages])("%s: every policy that it shows is valid", (page) => {
  const policies = yamlOf(readFileSync(join(root, page), "utf8")).filter((text) =>
    /^(?:version: 1|agents:)/m.test(text),
  );
  // The recipe is the default and needs no policy.
  if (!page.includes("/recipe/")) expect(policies.length).toBeGreaterThan(0);
  for (const snippet of policies) {
    const text = snippet.includes("version: 1") ? snippet : `version: 1\n${snippet}`;
    const { diagnostics } = parsePolicy(new TextEncoder().encode(text), page, { agents, checks: checkParams });
    expect(diagnostics, text).toEqual([]);
  }
});

test("the two commands of the opening are the ones that CI runs", () => {
  const [main, tests] = [...readme.matchAll(/```sh\n(.*)\n```/g)].map(([, command]) => command);
  const ci = readFileSync(fileURLToPath(new URL("../../.ci/run", import.meta.url)), "utf8");
  expect(ci).toContain(`\n${tests} `);
  expect(ci).toContain(`\n${main} `);
});
