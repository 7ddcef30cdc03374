import type { PermissionOption, RequestPermissionRequest } from "@agentclientprotocol/sdk";
import { expect, test } from "vitest";
import type { Permission } from "../../../../src/agents/acp/params.ts";
import { decide } from "../../../../src/agents/acp/permissions.ts";

const ALL: readonly Permission[] = ["read", "run", "write"];

const option = (kind: PermissionOption["kind"]): PermissionOption => ({ optionId: `id-${kind}`, name: kind, kind });
const FOUR = (["allow_always", "allow_once", "reject_always", "reject_once"] as const).map(option);

/** A path is inside when it begins with `/copy/`. */
function ask(
  toolCall: Partial<RequestPermissionRequest["toolCall"]>,
  allow: readonly Permission[] = ALL,
  options: readonly PermissionOption[] = FOUR,
) {
  const request = { sessionId: "s", toolCall: { toolCallId: "t", ...toolCall }, options: [...options] };
  return decide(request, allow, (path) => Promise.resolve(path.startsWith("/copy/")));
}

const chose = (optionId: string) => ({ outcome: { outcome: "selected", optionId } });
const diff = (path: string) => [{ type: "diff" as const, path, newText: "x" }];

test.each([
  [{ kind: "read" as const, locations: [{ path: "/etc/hosts" }] }],
  [{ kind: "search" as const }],
  [{ kind: "think" as const }],
  [{ kind: "execute" as const, title: "npm test" }],
  [{ kind: "other" as const, title: "mcp__passwhen__submit_evidence" }],
  [{}],
  [{ kind: "edit" as const, locations: [{ path: "/copy/a.ts" }] }],
  [{ kind: "edit" as const, content: diff("/copy/a.ts") }],
  [{ kind: "move" as const, rawInput: { source_path: "/copy/a", destination: "/copy/b" } }],
])("allowed once: %j", async (toolCall) => {
  expect(await ask(toolCall)).toEqual({ response: chose("id-allow_once"), refusal: null });
});

test.each([
  [{ kind: "fetch" as const }, "not something"],
  [{ kind: "switch_mode" as const }, "not something"],
  [{ kind: "edit" as const }, "does not say which file"],
  [{ kind: "delete" as const, locations: [] }, "does not say which file"],
  [{ kind: "edit" as const, locations: [{ path: "/copy/a" }, { path: "/etc/passwd" }] }, "outside"],
  [{ kind: "edit" as const, locations: [{ path: "/copy/a" }], content: diff("/etc/passwd") }, "outside"],
  [{ kind: "edit" as const, locations: [{ path: "/copy/a" }], rawInput: { filePath: "/etc/passwd" } }, "outside"],
  [{ kind: "move" as const, locations: [{ path: "/copy/a" }], rawInput: { destination: "/tmp/b" } }, "outside"],
  [{ kind: "edit" as const, rawInput: { file_paths: ["/copy/a", "/tmp/b"] } }, "outside"],
  // A change of a file is one, whatever it is called.
  [{ kind: "read" as const, content: diff("/etc/passwd") }, "outside"],
  [{ content: diff("/etc/passwd") }, "outside"],
])("refused: %j", async (toolCall, why) => {
  const { response, refusal } = await ask({ ...toolCall, title: "A tool" });
  expect(response).toEqual(chose("id-reject_once"));
  expect(refusal).toContain("A tool: ");
  expect(refusal).toContain(why);
});

test.each([
  ["read", { kind: "read" as const }],
  ["run", { kind: "execute" as const }],
  ["run", {}],
  ["write", { kind: "edit" as const, locations: [{ path: "/copy/a" }] }],
] satisfies [Permission, object][])("what the policy does not allow is refused: %s", async (permission, toolCall) => {
  const others = ALL.filter((one) => one !== permission);
  const { refusal } = await ask(toolCall, others);
  expect(refusal).toContain(`\`${permission}\` is not allowed`);
});

test("nothing is allowed for good, and nothing is chosen that is not offered", async () => {
  const lasting = await ask({ kind: "execute" }, ALL, [option("allow_always"), option("reject_always")]);
  expect(lasting.response).toEqual(chose("id-reject_always"));
  expect(lasting.refusal).toContain("just once");
  const none = await ask({ kind: "execute" }, [], [option("allow_once")]);
  expect(none.response).toEqual({ outcome: { outcome: "cancelled" } });
});

test("a title of any length is one short line", async () => {
  const { refusal } = await ask({ kind: "fetch", title: `a\n::error::${"b".repeat(1_000)}` });
  expect(refusal).not.toContain("\n");
  expect(refusal?.length).toBeLessThan(200);
});
