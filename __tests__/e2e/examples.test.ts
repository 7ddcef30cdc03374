import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { FileContent } from "../support/git-repo.ts";
import type { JobResult } from "../support/runner.ts";
import { distDir, makeScenario, REPOSITORY, type Scenario } from "../support/scenario.ts";

const EXAMPLES = join(distDir, "../examples");
const scenarios: Scenario[] = [];

type Files = Readonly<Record<string, FileContent>>;

/** The parts of `verdict.json` and `state.json` that are looked at. */
interface Gate {
  readonly name: string;
  readonly verification: string | null;
  readonly reasons: readonly { readonly code: string }[];
  readonly checks: readonly {
    readonly name: string;
    readonly startedAt: string;
    readonly durationMs: number;
    readonly commands: readonly { readonly command: string; readonly isSuccess: boolean }[];
  }[];
}
interface State {
  readonly rootSlug: string;
  readonly tasks: readonly { readonly name: string; readonly verification: string | null }[];
  readonly attention: readonly { readonly message: string }[];
}

/** The pull request of an example, with some files other than they are there. */
async function example(
  name: string,
  branch: string,
  other: { readonly base?: Files; readonly change?: Files } = {},
): Promise<Scenario> {
  const made = await makeScenario({
    branch,
    base: { ...readFolder(name, "base"), ...other.base },
    change: { ...readFolder(name, "change"), ...other.change },
  });
  scenarios.push(made);
  return made;
}

/** Files of an example by their paths; its plans name the repository of the scenario. */
function readFolder(name: string, part: "base" | "change"): Record<string, string> {
  const root = join(EXAMPLES, name, part);
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => join(root, path))
    .filter((path) => statSync(path).isFile());
  return Object.fromEntries(
    paths.map((path) => [
      relative(root, path),
      readFileSync(path, "utf8").replaceAll(`github.com/octo-org/${name}`, `github.com/${REPOSITORY}`),
    ]),
  );
}

afterAll(async () => {
  for (const { server, close } of scenarios.splice(0)) {
    expect(server.state.serverBugs).toEqual([]);
    expect(server.state.unknownRequests).toEqual([]);
    await close();
  }
});

function read(one: Scenario, path: string): string {
  return readFileSync(join(one.outputDir, path), "utf8");
}

const gatesOf = (one: Scenario): readonly Gate[] =>
  (JSON.parse(read(one, "verdict.json")) as { readonly gates: readonly Gate[] }).gates;

const stateOf = (one: Scenario, folder = ""): State => JSON.parse(read(one, `${folder}state.json`)) as State;

const verificationsOf = ({ tasks }: State) =>
  Object.fromEntries(tasks.map(({ name, verification }) => [name, verification]));

const conclusionsOf = ({ server }: Scenario) =>
  Object.fromEntries(server.state.checkRuns.map(({ name, conclusion }) => [name, conclusion]));

/** All that a check run shows, the summary check run without a gate. */
function checkRun(one: Scenario, gate?: string): { readonly title: string; readonly page: string } {
  const name = gate === undefined ? "passwhen" : `passwhen / ${gate}`;
  const { title, summary, text } = one.server.state.checkRuns.find((run) => run.name === name)?.output ?? {};
  return { title: title ?? "", page: `${summary ?? ""}\n${text ?? ""}` };
}

/** When the check that asks the agent began and ended. */
function timesOf(one: Scenario, gate: string): { readonly startMs: number; readonly endMs: number } {
  const check = gatesOf(one)
    .find(({ name }) => name === gate)
    ?.checks.find(({ name }) => name === "handoff");
  const startMs = Date.parse(check?.startedAt ?? "");
  return { startMs, endMs: startMs + (check?.durationMs ?? Number.NaN) };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

interface Judged extends Scenario {
  readonly job: JobResult;
}

const judged = new Map<string, Promise<Judged>>();

/** An example as it is, judged once for all tests that look at it. */
function judgedExample(name: string, branch: string): Promise<Judged> {
  const run = async (): Promise<Judged> => {
    const one = await example(name, branch);
    return { ...one, job: await one.run() };
  };
  const known = judged.get(name) ?? run();
  judged.set(name, known);
  return known;
}

const textWrap = (other?: Parameters<typeof example>[2]) => example("text-wrap", "orch/text-wrap/long-words", other);

test("text-wrap: tests, measurements, paths and every criterion hold", async () => {
  const { job, ...one } = await judgedExample("text-wrap", "orch/text-wrap/long-words");
  expect(job.stderr).toBe("");
  expect(job.exitCode).toBe(0);
  expect(conclusionsOf(one)).toEqual({
    passwhen: "success",
    "passwhen / verify-library": "success",
    "passwhen / verify-command": "success",
  });
  expect(checkRun(one).title).toBe("Passed: all 2 gates");
  expect(checkRun(one).page).toContain("branch `orch/text-wrap/long-words` is the branch of task `long-words`");
  const { title, page } = checkRun(one, "verify-library");
  expect(title).toBe("Passed: verify-library");
  for (const told of [
    "| `paths.ok` (decides) | `true` | observed by the runtime | 3 changed files, all where they may be |",
    "exported functions: match, claimed 2, measured 2",
    "passing tests: match, claimed 6, measured 6",
    "lines of src/wrap.js: match, claimed 22, measured 22",
    "| `node --test test/acceptance/command-line.test.js` passes | met | exit 0 | `default`, observed |",
    "`long-words` says `unit-test-verified`",
  ])
    expect(page).toContain(told);
  expect(checkRun(one, "verify-command").page).toContain("and handoff.executed >= 5 ✓");
  expect(one.server.state.reviews).toEqual([]);
  expect(stateOf(one).rootSlug).toBe("text-wrap");
  expect(verificationsOf(stateOf(one))).toEqual({
    "long-words": "unit-test-verified",
    "verify-library": "unit-test-verified",
    "verify-command": "unit-test-verified",
  });
  expect(existsSync(join(one.outputDir, "attention.log"))).toBe(false);
});

test("text-wrap: the verifier that depends on the other comes after it, and reads its handoff", async () => {
  const one = await judgedExample("text-wrap", "orch/text-wrap/long-words");
  expect(timesOf(one, "verify-command").startMs).toBeGreaterThanOrEqual(
    Math.floor(timesOf(one, "verify-library").endMs),
  );
  expect(read(one, "gates/verify-command/handoff/prompt.md")).toContain("- `npm test` → exit 0");
  expect(read(one, "gates/verify-library/handoff/prompt.md")).not.toContain("- `npm test` → exit 0");
});

test("text-wrap: a false claim and a file that is forbidden fail both gates, said in the review", async () => {
  const path = ".orchestrate/text-wrap/handoffs/long-words.md";
  const handoff = readFileSync(join(EXAMPLES, "text-wrap/base", path), "utf8");
  const one = await textWrap({
    base: { [path]: handoff.replace("3 -> 6", "3 -> 12") },
    change: { "test/acceptance/letter.24.txt": "easier\n" },
  });
  expect((await one.run()).exitCode).toBe(1);
  expect(conclusionsOf(one)).toMatchObject({
    "passwhen / verify-library": "failure",
    "passwhen / verify-command": "failure",
  });
  for (const gate of ["verify-library", "verify-command"]) {
    expect(checkRun(one, gate).page).toContain("passing tests: value-mismatch, claimed 12, measured 6");
    expect(checkRun(one, gate).page).toContain("| `paths.ok` (decides) | `false` | observed by the runtime |");
  }
  const codes = gatesOf(one).flatMap(({ reasons }) => reasons.map(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set(["paths-outside", "measurement-mismatch"]));
  const [review] = one.server.state.reviews;
  expect(review?.body).toContain("Measurement `passing tests`: claimed 12, measured 6");
  expect(review?.body).toContain("`test/acceptance/letter.24.txt`: The task must not touch this file");
  expect(one.server.state.reviewComments).toEqual([]);
});

test("text-wrap: a criterion that nothing answers blocks, since all are asked for", async () => {
  const path = ".orchestrate/text-wrap/plan.json";
  const plan = readFileSync(join(EXAMPLES, "text-wrap/base", path), "utf8");
  const open = plan.replace('"`npm test` passes",', '"`npm test` passes", "Readers like the lines",');
  const one = await textWrap({ base: { [path]: open.replaceAll("octo-org/text-wrap", REPOSITORY) } });
  expect((await one.run()).exitCode).toBe(2);
  expect(conclusionsOf(one)).toEqual({
    passwhen: "action_required",
    "passwhen / verify-library": "action_required",
    "passwhen / verify-command": "action_required",
  });
  expect(checkRun(one, "verify-library").title).toContain("criteria-unanswered");
  expect(checkRun(one, "verify-library").page).toContain("| Readers like the lines | n/a |");
  expect(checkRun(one, "verify-command").title).toContain("upstream-blocked");
});

test("toggle-ui: one page is seen live, the other breaks, and the critique stands on the line that broke it", async () => {
  const { job, ...one } = await judgedExample("toggle-ui", "weekly-digest");
  expect(job.stderr).toBe("");
  expect(job.exitCode).toBe(1);
  expect(conclusionsOf(one)).toEqual({
    passwhen: "failure",
    "passwhen / verify-digest-switch": "success",
    "passwhen / verify-digest-saving": "failure",
  });
  expect(checkRun(one).title).toBe("Failed: 1 of 2 gates: verify-digest-saving");
  const seen = checkRun(one, "verify-digest-switch").page;
  expect(seen).toContain("| `handoff.verified` (decides) | `true` | claimed by the agent | live-ui-verified |");
  expect(seen).toMatch(/\| It is off at first \| met \| .* \| `visitor`, claimed \|/);
  const broken = checkRun(one, "verify-digest-saving");
  expect(broken.title).toBe("Failed: verify-digest-saving: handoff.verified is false (verifier-failed)");
  expect(broken.page).toContain("| `npm run test:page` passes | **not met** | exit 1 | `default`, observed |");
  expect(broken.page).toContain("| `npm test` passes | met | exit 0 | `default`, observed |");
  expect(broken.page).toContain("Cannot read properties of null (reading 'toLowerCase')");
  expect(one.server.state.reviews).toHaveLength(1);
  expect(one.server.state.reviewComments).toMatchObject([{ path: "src/settings.js", line: 12, side: "RIGHT" }]);
  expect(one.server.state.reviewComments[0]?.body).toContain("`npm run test:page` passes: not met");
  expect(verificationsOf(stateOf(one))).toEqual({
    "digest-switch": "live-ui-verified",
    "verify-digest-switch": "live-ui-verified",
    "digest-saving": "verifier-failed",
    "verify-digest-saving": "verifier-failed",
  });
  expect(read(one, "attention.log").trimEnd()).toMatch(
    /^\[[^\]]+\] verify-digest-saving: failed: verifier-failed: `npm run test:page`: exit 1$/,
  );
});

test("toggle-ui: setup ran before, and no server outlives the run", async () => {
  const one = await judgedExample("toggle-ui", "weekly-digest");
  expect(read(one, "gates/all/setup/setup-1.txt")).toContain("built build/page.html");
  expect(read(one, "handoffs/verify-digest-switch.md")).toContain("## Verification\nlive-ui-verified");
  const transcript = read(one, "gates/verify-digest-saving/handoff/transcript.txt");
  const ports = [...transcript.matchAll(/listening on port (\d+)/g)].map(([, port]) => Number(port));
  expect(ports).toHaveLength(2);
  for (const port of ports) expect(await isListening(port)).toBe(false);
});

test("toggle-ui: with the one line mended everything passes", async () => {
  const settings = readFileSync(join(EXAMPLES, "toggle-ui/change/src/settings.js"), "utf8");
  const mended = settings.replace('form.get("digest").toLowerCase()', 'form.get("digest") ?? "off"');
  expect(mended).not.toBe(settings);
  const one = await example("toggle-ui", "weekly-digest", { change: { "src/settings.js": mended } });
  expect((await one.run()).exitCode).toBe(0);
  expect(one.server.state.reviews).toEqual([]);
});

test("toggle-ui: weaker evidence than the gate's floor does not pass", async () => {
  const path = "tools/verifier-agent.js";
  const agent = readFileSync(join(EXAMPLES, "toggle-ui/base", path), "utf8");
  const weaker = agent.replace('"live-ui-verified"', '"unit-test-verified"');
  const one = await example("toggle-ui", "weekly-digest", { base: { [path]: weaker } });
  expect((await one.run()).exitCode).toBe(1);
  expect(checkRun(one, "verify-digest-switch").page).toContain("unit-test-verified, and the floor is live-ui-verified");
});

test("workspaces: a missing program blocks its verifier and the one that waits for it, and nothing else", async () => {
  const { job, ...one } = await judgedExample("workspaces", "shop");
  expect(job.stderr).toBe("");
  expect(job.exitCode).toBe(2);
  expect(conclusionsOf(one)).toEqual({
    passwhen: "action_required",
    "passwhen / verify-currencies": "action_required",
    "passwhen / verify-totals": "action_required",
    "passwhen / verify-discounts": "success",
    "passwhen / verify-percent": "success",
    "passwhen / verify-coupons": "success",
    "passwhen / changelog": "success",
  });
  expect(checkRun(one).title).toBe("Blocked: 2 of 6 gates: verify-currencies, verify-totals");
  expect(checkRun(one, "verify-currencies").page).toContain("exit 127, ratesctl: not found");
  const waiting = checkRun(one, "verify-totals");
  expect(waiting.title).toBe("Blocked: verify-totals: handoff.verified is unknown (upstream-blocked)");
  expect(waiting.page).toContain("it was not asked, because `verify-currencies` did not pass");
  expect(waiting.page).toContain("| `paths.ok` | `true` | observed by the runtime |");
  expect(
    gatesOf(one)
      .find(({ name }) => name === "verify-totals")
      ?.checks.flatMap(({ commands }) => commands),
  ).toEqual([]);
  expect(checkRun(one, "changelog").page).toContain(
    "| `entries.passed` (decides) | `true` | observed by the runtime |",
  );
});

test("workspaces: the subplanner's own plan is followed, and each plan has its state", async () => {
  const one = await judgedExample("workspaces", "shop");
  expect(checkRun(one).page).toContain("`.orchestrate/shop/plan.json`, `.orchestrate/discounts/plan.json`");
  expect(verificationsOf(stateOf(one, "plans/shop/"))).toEqual({
    currencies: "verifier-blocked",
    "verify-currencies": "verifier-blocked",
    discounts: "unit-test-verified",
    "verify-discounts": "unit-test-verified",
    totals: "verifier-blocked",
    "verify-totals": "verifier-blocked",
  });
  expect(verificationsOf(stateOf(one, "plans/discounts/"))).toEqual({
    percent: "unit-test-verified",
    "verify-percent": "unit-test-verified",
    coupons: "unit-test-verified",
    "verify-coupons": "unit-test-verified",
  });
  expect(read(one, "plans/shop/attention.log").trimEnd().split("\n")).toEqual([
    expect.stringMatching(/\] verify-currencies: blocked: verifier-blocked: .*ratesctl: not found$/),
    expect.stringMatching(/\] verify-totals: blocked: upstream-blocked: .*`verify-currencies` did not pass$/),
  ]);
  expect(existsSync(join(one.outputDir, "plans/discounts/attention.log"))).toBe(false);
  expect(timesOf(one, "verify-coupons").startMs).toBeGreaterThanOrEqual(
    Math.floor(timesOf(one, "verify-percent").endMs),
  );
});

test("workspaces: on the subplanner's branch only the subplanner and its plan are judged", async () => {
  const one = await example("workspaces", "orch/shop/discounts");
  expect((await one.run()).exitCode).toBe(0);
  expect(Object.keys(conclusionsOf(one)).toSorted()).toEqual([
    "passwhen",
    "passwhen / changelog",
    "passwhen / verify-coupons",
    "passwhen / verify-discounts",
    "passwhen / verify-percent",
  ]);
});

test("workspaces: a version without an entry in the changelog fails the gate of the policy", async () => {
  const changes = readFileSync(join(EXAMPLES, "workspaces/base/CHANGELOG.md"), "utf8");
  const one = await example("workspaces", "shop", { change: { "CHANGELOG.md": changes } });
  expect((await one.run()).exitCode).toBe(1);
  expect(conclusionsOf(one)["passwhen / changelog"]).toBe("failure");
  expect(checkRun(one, "changelog").page).toContain("CHANGELOG.md: no entry for this version of money");
});
