import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { renderReadme } from "../../.github/tooling/docs.ts";
import { agents } from "../../src/agents/index.ts";
import { checkParams } from "../../src/checks/index.ts";
import { parsePolicy } from "../../src/policy/load.ts";
import { whyIgnored } from "../../src/event/wakes.ts";

const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
const [workflow = "", policy = ""] = blocks;

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

test("the two commands of the opening are the ones that CI runs", () => {
  const [main, tests] = [...readme.matchAll(/```sh\n(.*)\n```/g)].map(([, command]) => command);
  const ci = readFileSync(fileURLToPath(new URL("../../.ci/run", import.meta.url)), "utf8");
  expect(ci).toContain(`\n${tests} `);
  expect(ci).toContain(`\n${main} `);
});
