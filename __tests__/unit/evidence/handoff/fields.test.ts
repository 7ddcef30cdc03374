import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";

function read(markdown: string): ReturnType<typeof parseHandoff>["handoff"] {
  return parseHandoff(markdown, "handoff.md").handoff;
}

test("a whole verifier handoff, field by field", () => {
  const markdown = readFileSync(new URL("../../../fixtures/handoffs/whole.md", import.meta.url), "utf8");
  const { handoff, diagnostics } = parseHandoff(markdown, "whole.md");
  expect(handoff).toMatchSnapshot();
  expect(diagnostics).toEqual([]);
});

test.for([
  ["`orch/dark/x`", "orch/dark/x"],
  ["`orch/dark/x` (pushed, two commits)", "orch/dark/x"],
  ["on `orch/dark/x`", "orch/dark/x"],
  ["**`orch/dark/x`**", "orch/dark/x"],
  ["- `orch/dark/x`", "orch/dark/x"],
  ["  `orch/dark/x`  ", "orch/dark/x"],
  ["agent/no-backticks", "agent/no-backticks"],
  ["agent/__tests__/x", "agent/__tests__/x"],
  ["main", "main"],
  ["agent/x, pushed", "agent/x,"],
  ["(no branch)", null],
  ["`(no branch)`", null],
  ["(no branch) because nothing was committed", null],
  ["`<actual branch name>`", null],
  ["nothing was committed", null],
  ["", null],
])("branch %j is %j", ([body, branch]) => {
  expect(read(`## Branch\n${body ?? ""}\n\n## Notes\n- ok\n`).branch).toBe(branch);
});

test.for([
  ["`add-toggle` on branch `orch/dark/add-toggle`", { name: "add-toggle", branch: "orch/dark/add-toggle" }],
  ["`add-toggle` (worker)", { name: "add-toggle", branch: null }],
  ["add-toggle on branch orch/dark/add-toggle", { name: "add-toggle", branch: "orch/dark/add-toggle" }],
  ["`add-toggle` on branch `(no branch)`", { name: "add-toggle", branch: null }],
  ["`<target>` on branch `<branch>`", null],
  ["", null],
] as const)("target %j is %j", ([body, target]) => {
  expect(read(`## Target\n${body}\n`).target).toEqual(target);
});

test.for([
  ["success", "success"],
  ["`partial`", "partial"],
  ["blocked: no Docker", "blocked: no Docker"],
  ["success | partial | blocked", null],
  ["", null],
])("status %j is %j", ([body, status]) => {
  expect(read(`## Status\n${body ?? ""}\n`).status).toBe(status);
});

test.for([
  ["Opened https://github.com/example-org/example-repo/pull/109301", 109301],
  ["Opened <https://review.cursor.com/github/example-org/example-repo/pull/109301|#109301>", 109301],
  ["Opened [the PR](https://github.com/o/r/pull/12/files#diff)", 12],
  ["Opened `https://github.com/o/r/pull/12`.", 12],
  ["See [1]\n\n[1]: https://github.com/o/r/pull/12", 12],
  ["## PR\n#109301", 109301],
  ["## Pull Request\n42", 42],
  ["## PR\nhttps://github.com/o/r/pull/7 (draft)", 7],
  ["Like https://github.com/o/r/pull/1\n\n## PR\n#2", 2],
  ["> https://github.com/o/r/pull/12", null],
  ["```\nhttps://github.com/o/r/pull/12\n```", null],
  ["https://example.com/o/r/pull/12", null],
  ["https://github.com/o/r/issues/12", null],
  ["https://github.com.evil.example/o/r/pull/12", null],
  ["https://github.com/o/r/pull/0", null],
  ["https://github.com/o/r/pull/99999999999999", null],
  ["## PR\nnone", null],
] as const)("the pull request in %j is %j", ([markdown, number]) => {
  expect(read(markdown).prNumber).toBe(number);
});

test.for([
  ["## Failure Mode\noom\n", "oom"],
  ["## FailureMode\n`cap-hit`\n", "cap-hit"],
  ["Cloud run failed.\nfailureMode: network_drop\n", "network-drop"],
  ["# x\n\nStatus: error\nFailure mode: oom\n", "oom"],
  ["---\nfailureMode: tool-error\n---\n", "tool-error"],
  ["<!-- orchestrate failure handoff\ntask: x\nfailureMode: cap-hit\n-->\n\nText\n", "cap-hit"],
  ["Text\n\n<!--\nfailureMode: cap-hit\n-->\n", null],
  ["```\nfailureMode: cap-hit\n```\n", null],
  ["> failureMode: cap-hit\n", null],
  ["## Failure Mode\nsomething-else\n\nfailureMode: oom\n", null],
  ["failureMode: cap-hit | oom\n", null],
] as const)("the failure mode in %j is %j", ([markdown, mode]) => {
  expect(read(markdown).failureMode).toBe(mode);
});

test("notes stay markdown, with their subsections, and end at the next section", () => {
  const markdown = "## Notes & suggestions\n- **flaky** `a`\n\n### More\n> quoted\n\n## Branch\n`x`\n";
  expect(read(markdown).notes).toBe("- **flaky** `a`\n\n### More\n> quoted");
  expect(read("## Notes, concerns, deviations\n\n").notes).toBeNull();
  expect(read("Done.## Notes\nglued\n\n# End\n").notes).toBe("glued");
});
