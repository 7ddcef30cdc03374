import { expect, test } from "vitest";

import { at, commit, complaintOf, makeWorld, pluck } from "./world.ts";
import type { Reply, World } from "./world.ts";

const runsPath = "/repos/acme/app/check-runs";

interface Runs extends World {
  readonly create: (fields?: object, token?: string) => Promise<Reply>;
  readonly update: (id: unknown, fields: object, token?: string) => Promise<Reply>;
}

async function makeRuns(): Promise<Runs> {
  const world = await makeWorld();
  const { send, headSha } = world;
  return {
    ...world,
    create: (fields = {}, token) => send("POST", runsPath, { name: "gate", head_sha: headSha, ...fields }, token),
    update: (id, fields, token) => send("PATCH", `${runsPath}/${String(id)}`, fields, token),
  };
}

function annotate(count: number, fields: object = {}): readonly object[] {
  const one = { path: "src/app.ts", start_line: 1, end_line: 1, annotation_level: "warning", message: "m", ...fields };
  return Array.from({ length: count }, () => one);
}

test("completed needs a conclusion, on create and on update", async () => {
  const { create, update } = await makeRuns();
  expect(complaintOf(await create({ status: "completed" }))).toMatch(/^422 .*conclusion is required/u);
  const run = await create({ status: "in_progress" });
  expect((await update(at(run.body, "id"), { status: "completed" })).status).toBe(422);
});

test("a conclusion completes a run, and a later status reopens it", async () => {
  const { create, update } = await makeRuns();
  const run = await create({ conclusion: "success" });
  expect(run.body).toMatchObject({ status: "completed", conclusion: "success" });
  expect(at(run.body, "completed_at")).toBeTypeOf("string");
  const reopened = await update(at(run.body, "id"), { status: "in_progress" });
  expect(reopened.body).toMatchObject({ status: "in_progress", conclusion: null, completed_at: null });
});

test("summary and text are limited in bytes, not characters", async () => {
  const { create } = await makeRuns();
  const fits = `${"é".repeat(32_767)}x`;
  expect((await create({ output: { title: "t", summary: fits, text: fits } })).status).toBe(201);
  const summary = await create({ output: { title: "t", summary: "é".repeat(32_768) } });
  expect(complaintOf(summary)).toContain("summary exceeds a maximum bytesize of 65535");
  const text = await create({ output: { title: "t", summary: "s", text: "é".repeat(32_768) } });
  expect(complaintOf(text)).toContain("text exceeds a maximum bytesize of 65535");
  expect((await create({ output: { title: "t", summary: "x".repeat(65_536) } })).status).toBe(422);
});

test("a request takes fifty annotations, and an update appends", async () => {
  const { create, update, send, server } = await makeRuns();
  const tooMany = await create({ output: { title: "t", summary: "s", annotations: annotate(51) } });
  expect(tooMany.status).toBe(422);
  expect(server.state.checkRuns).toHaveLength(0);
  const run = await create({ output: { title: "t", summary: "s", annotations: annotate(50) } });
  const id = at(run.body, "id");
  const more = await update(id, { output: { summary: "s", annotations: annotate(3, { message: "later" }) } });
  expect(at(more.body, "output", "annotations_count")).toBe(53);
  const page = await send("GET", `${runsPath}/${String(id)}/annotations?per_page=50&page=2`);
  expect(pluck(page.body, "message")).toEqual(["later", "later", "later"]);
});

test("annotations have limits of their own", async () => {
  const { create } = await makeRuns();
  const post = async (fields: object): Promise<string> =>
    complaintOf(await create({ output: { title: "t", summary: "s", annotations: annotate(1, fields) } }));
  expect(await post({ end_line: 2, start_column: 1 })).toContain("columns are allowed only if");
  expect(await post({ start_column: 1, end_column: 4 })).toMatch(/^201/u);
  expect(await post({ start_line: 3, end_line: 2 })).toContain("end_line must not come before start_line");
  expect(await post({ title: "x".repeat(256) })).toContain("title is too long");
  expect(await post({ message: "x".repeat(65_537) })).toContain("message exceeds");
  expect(await post({ raw_details: "x".repeat(65_537) })).toContain("raw_details exceeds");
  expect(await post({ path: "" })).toContain("path can't be blank");
});

test("at most three actions, with short words", async () => {
  const { create } = await makeRuns();
  const action = { label: "Run again", description: "Runs the gate again", identifier: "again" };
  expect((await create({ actions: [action, action, action] })).status).toBe(201);
  expect((await create({ actions: [action, action, action, action] })).status).toBe(422);
  expect((await create({ actions: [{ ...action, label: "x".repeat(21) }] })).status).toBe(422);
  expect((await create({ actions: [{ ...action, description: "x".repeat(41) }] })).status).toBe(422);
});

test("a run has a name", async () => {
  const { create, update } = await makeRuns();
  expect(complaintOf(await create({ name: " " }))).toContain("name can't be blank");
  const run = await create();
  expect((await update(at(run.body, "id"), { name: "" })).status).toBe(422);
  expect((await update(at(run.body, "id"), { name: "renamed" })).body).toMatchObject({ name: "renamed" });
});

test("the commit must exist, by its full name", async () => {
  const { create, headSha } = await makeRuns();
  for (const sha of ["0".repeat(40), headSha.slice(0, 12), "main", "--help"])
    expect(complaintOf(await create({ head_sha: sha }))).toContain(`422 No commit found for SHA: ${sha}`);
});

test("statuses and conclusions that only GitHub gives are refused", async () => {
  const { create, update } = await makeRuns();
  const run = await create();
  for (const conclusion of ["stale", "startup_failure"]) {
    expect((await create({ conclusion })).status).toBe(422);
    expect((await update(at(run.body, "id"), { conclusion })).status).toBe(422);
  }
  for (const status of ["waiting", "requested", "pending"]) {
    expect((await create({ status })).status).toBe(422);
    expect((await update(at(run.body, "id"), { status })).status).toBe(422);
  }
});

test("a link must be http, and a workflow's token cannot set one", async () => {
  const { create } = await makeRuns();
  for (const url of ["", "ftp://example.com/", "javascript:alert(1)"])
    expect(complaintOf(await create({ details_url: url }, "gate-token"))).toContain("must use http or https");
  const own = await create({ details_url: "https://example.com/run" }, "gate-token");
  expect(at(own.body, "details_url")).toBe("https://example.com/run");
  const workflow = await create({ details_url: "https://example.com/run" });
  expect(at(workflow.body, "details_url")).not.toContain("example.com");
});

test("only apps write checks, and each only its own", async () => {
  const { create, update, server } = await makeRuns();
  expect(complaintOf(await create({}, "user-token"))).toContain("403 Resource not accessible by personal access token");
  expect(complaintOf(await create({}, "fork-token"))).toContain("403 Resource not accessible by integration");
  const run = await create();
  const other = await update(at(run.body, "id"), { status: "in_progress" }, "gate-token");
  expect(complaintOf(other)).toContain("403 Invalid app_id `77`");
  const [job] = server.state.checkRuns;
  if (job !== undefined) server.state.checkRuns[0] = { ...job, isLocked: true };
  expect(complaintOf(await update(at(run.body, "id"), { conclusion: "success" }))).toContain("internally by GitHub");
});

test("a list has the newest run of each name and app, and can be narrowed", async () => {
  const { create, send, headSha, gitDir } = await makeRuns();
  const first = await create({ external_id: "first" });
  await create({ name: "other", conclusion: "success" });
  const again = await create({ external_id: "again" });
  const gate = await create({}, "gate-token");
  const list = async (query: string, ref = headSha): Promise<readonly unknown[]> =>
    pluck(at((await send("GET", `/repos/acme/app/commits/${ref}/check-runs${query}`)).body, "check_runs"), "id");
  const [firstId, againId, gateId] = [first, again, gate].map((reply) => at(reply.body, "id"));
  expect(await list("?check_name=gate")).toEqual([gateId, againId]);
  expect(await list("?check_name=gate&filter=all")).toEqual([gateId, againId, firstId]);
  expect(await list("?check_name=gate&app_id=15368")).toEqual([againId]);
  expect(await list("?status=completed")).toHaveLength(1);
  expect(await list("")).toHaveLength(3);
  expect(await list("?check_name=gate", "work")).toEqual([gateId, againId]);
  commit(gitDir, "work", { "src/new.ts": "three\n" });
  expect(await list("", "heads/work")).toEqual([]);
});

test("runs of one app on one commit share a suite, and name the pull request", async () => {
  const { create } = await makeRuns();
  const [one, two, other] = [await create(), await create({ name: "two" }), await create({}, "gate-token")];
  const suites = [one, two, other].map((reply) => at(reply.body, "check_suite", "id"));
  expect(suites[0]).toBe(suites[1]);
  expect(suites[0]).not.toBe(suites[2]);
  expect(pluck(at(one.body, "pull_requests"), "number")).toEqual([7]);
});

test("a run that is not there is not found", async () => {
  const { update, send } = await makeRuns();
  expect((await update(4711, { status: "queued" })).status).toBe(404);
  expect((await send("GET", `${runsPath}/4711`)).status).toBe(404);
});
