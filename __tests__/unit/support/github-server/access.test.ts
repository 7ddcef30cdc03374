import { expect, test } from "vitest";

import { complaintOf, makeWorld, pullPath } from "./world.ts";

test("who one is comes first, then what one may see, then what one may do", async () => {
  const { send, server } = await makeWorld();
  server.addToken({ token: "elsewhere", login: "e[bot]", isApp: true, permissions: {}, repositories: ["acme/other"] });
  server.addToken({ token: "nothing", login: "n[bot]", isApp: true, permissions: {} });
  expect(complaintOf(await send("GET", pullPath, undefined, null))).toContain("401 Requires authentication");
  expect(complaintOf(await send("GET", pullPath, undefined, "wrong"))).toContain("401 Bad credentials");
  expect(complaintOf(await send("GET", "/repos/acme/none/pulls/7"))).toContain("404 Not Found");
  expect(complaintOf(await send("GET", pullPath, undefined, "elsewhere"))).toContain("404 Not Found");
  expect(complaintOf(await send("GET", pullPath, undefined, "nothing"))).toContain("403 Resource not accessible");
  expect((await send("GET", "/repos/acme/app", undefined, "nothing")).status).toBe(200);
  expect((await send("GET", "/repos/acme/app/pulls/8")).status).toBe(404);
});

test("the token of a fork reads and cannot write", async () => {
  const { send, headSha } = await makeWorld();
  const gets = [pullPath, `${pullPath}/files`, `${pullPath}/reviews`, `/repos/acme/app/commits/${headSha}/check-runs`];
  for (const path of gets) expect((await send("GET", path, undefined, "fork-token")).status).toBe(200);
  const posts = ["/repos/acme/app/check-runs", `${pullPath}/reviews`, `${pullPath}/comments`];
  for (const path of posts) {
    const reply = await send("POST", path, { anything: true }, "fork-token");
    expect(complaintOf(reply)).toContain("403 Resource not accessible by integration");
  }
});

test("the role of a collaborator, in the old words and the new", async () => {
  const { send } = await makeWorld();
  const roleOf = async (login: string): Promise<unknown> =>
    (await send("GET", `/repos/acme/app/collaborators/${login}/permission`)).body;
  expect(await roleOf("ada")).toMatchObject({ permission: "write", role_name: "write" });
  expect(await roleOf("bob")).toMatchObject({ permission: "write", role_name: "maintain" });
  expect(await roleOf("stranger")).toMatchObject({ permission: "read", role_name: "read" });
});
