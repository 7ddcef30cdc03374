import { expect, test } from "vitest";

import { failureOf, useStage } from "./support.ts";

const stage = useStage();

test("says of a branch whether it is the default and whether it is protected", async () => {
  const { host } = stage();
  expect(await host.getBranch("main")).toEqual({ isDefault: true, isProtected: true });
  expect(await host.getBranch("topic")).toEqual({ isDefault: false, isProtected: false });
});

test.each(["nowhere", "no/such branch", "../main", "main?x=1", "-D", "%2e%2e"])("%j does not exist", async (name) => {
  expect(await stage().host.getBranch(name)).toBeNull();
});

test("a branch under its old name does not exist, although GitHub leads on to the new one", async () => {
  const { host, inject } = stage();
  inject("GET", "/branches/before", { kind: "status", status: 200, body: { name: "topic", protected: false } });
  expect(await host.getBranch("before")).toBeNull();
});

test("a repository that cannot be seen is not a branch that does not exist", async () => {
  const permissions = { contents: "read" } as const;
  stage().server.addToken({ token: "blind", login: "b[bot]", isApp: true, permissions, repositories: [] });
  expect((await failureOf(stage().makeHost({ token: "blind" }).getBranch("topic"))).code).toBe("host-not-found");
});

test("a token without contents: read is told so", async () => {
  stage().server.addToken({ token: "few", login: "f[bot]", isApp: true, permissions: { pull_requests: "write" } });
  const error = await failureOf(stage().makeHost({ token: "few" }).getBranch("topic"));
  expect(error.code).toBe("host-forbidden");
  expect(error.message).toContain("`contents: read`");
});

test("an answer that does not say whether the branch is protected is no answer", async () => {
  const { host, inject } = stage();
  inject("GET", "/branches/topic", { kind: "status", status: 200, body: { name: "topic" } });
  expect((await failureOf(host.getBranch("topic"))).code).toBe("host-unavailable");
});
