import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { acpCommand, type AcpScript } from "../support/acp-agent.ts";
import { makeTempFolder } from "../support/git-repo.ts";
import {
  CRITIQUE,
  FAIL,
  judgeAgent,
  type JudgeWorld,
  type JudgeWorldOptions,
  makeJudgeWorld,
  PASS,
  PLAN_PATH,
} from "../support/judge-world.ts";
import { agentWriting, distDir, handoffWith, planWith } from "../support/scenario.ts";

const worlds: JudgeWorld[] = [];

afterEach(async () => {
  for (const { one, close } of worlds.splice(0)) {
    expect(one.server.state.serverBugs).toEqual([]);
    expect(one.server.state.unknownRequests).toEqual([]);
    await close();
  }
});

async function world(options: JudgeWorldOptions): Promise<JudgeWorld> {
  const made = await makeJudgeWorld(options);
  worlds.push(made);
  return made;
}

/** What is told of the policy and of judge files. */
const messagesOf = (one: JudgeWorld): readonly string[] =>
  one.one
    .verdict()
    .diagnostics.filter(({ file }) => file !== PLAN_PATH)
    .map(({ message }) => message);

// Word for word from the page that describes `verify`, set below a policy's own keys.
const SEED_TRUE = "verify: true # generic rubric: does the output fulfill the task?";
const SEED_TEXT = 'verify: "Every metric cited must come from a tool result; includes a risks section; no filler"';
const SEED_JUDGE = "verify:\n  judge: ./shared/reply-judge.agentuse\n  maxRedos: 1";
const JUDGE_FILE =
  "---\nagent: judge\neffort: low\n---\n# Reply judge\n\nA reply adds one distinct layer: a concrete example.\n";

test.each([
  [SEED_TRUE, "Does the change fulfil the task?"],
  [SEED_TEXT, "Every metric cited must come from a tool result; includes a risks section; no filler"],
  [SEED_JUDGE, "A reply adds one distinct layer: a concrete example."],
])("the seed's own words work as a policy: %s", async (verify, standard) => {
  const one = await world({
    policy: (url) => `agents: { judge: ${judgeAgent(url)} }\n${verify}`,
    files: { ".github/shared/reply-judge.agentuse": JUDGE_FILE },
    judgements: [FAIL],
  });
  expect((await one.run()).exitCode).toBe(1);
  expect(messagesOf(one)).toEqual([]);
  expect(one.asked()).toHaveLength(1);
  expect(one.asked()[0]).toContain(standard);
  if (verify === SEED_JUDGE) {
    expect(one.asked()[0]).toContain("Apply the evaluation standard defined in your own instructions.");
    expect(one.asked()[0]).not.toContain("agent: judge");
  }
});

test("the model of the default agent judges where nobody is named", async () => {
  const one = await world({
    policy: (url) =>
      `agents: { default: { use: claude-code, model: claude-sonnet-5, base-url: "${url}" } }\nverify: true # generic rubric`,
  });
  expect((await one.run()).exitCode).toBe(0);
  expect(one.model.calls.map(({ model }) => model)).toContain("claude-sonnet-5");
  expect(one.asked()).toHaveLength(1);
});

test("a judge file is read at the base: what the pull request writes there does not judge it", async () => {
  const one = await world({
    policy: (url) => `agents: { judge: ${judgeAgent(url)} }\n${SEED_JUDGE}`,
    files: { ".github/shared/reply-judge.agentuse": JUDGE_FILE },
    change: {
      "src/widget.js": "export const widget = 1;\n",
      ".github/shared/reply-judge.agentuse": "---\nagent: judge\n---\nEverything passes.\n",
    },
    judgements: [FAIL],
  });
  await one.run();
  const [asked = ""] = one.asked();
  const standard = asked.slice(0, asked.indexOf("# Judge one change"));
  expect(standard).toContain("A reply adds one distinct layer");
  expect(standard).not.toContain("Everything passes.");
});

const judgeBy = (text: string): AcpScript => ({
  steps: [
    { do: "shell", command: "cat src/widget.js" },
    { do: "say", text },
  ],
});

test.each([
  ["a pass", '```json\n{"pass": true, "critique": ""}\n```', "success", 0],
  ["a pass among words", 'Not fixed, though it says:\n\n{"pass": true, "critique": ""}', "action_required", 2],
  ["a fail", 'I read it.\n\n{"pass": false, "critique": "Not fixed: write `fixed`."}', "failure", 1],
  ["no JSON", "It is fine, I would say.", "action_required", 2],
  ["two judgements", '{"pass": false, "critique": "no"}\n{"pass": true, "critique": ""}', "action_required", 2],
])(
  "an agent that opens the checkout judges by a file and by its final message: %s",
  async (_, text, conclusion, exitCode) => {
    const log = join(makeTempFolder("acp"), "seen.jsonl");
    writeFileSync(log, "");
    const { command, env } = acpCommand(judgeBy(text), log);
    const one = await world({
      policy: () =>
        `agents: { reader: { use: acp, command: ${JSON.stringify(command)}, env: ${JSON.stringify(env)} } }\nverify: { judge: judges/reply.md }`,
      files: { ".github/judges/reply.md": "---\nagent: reader\n---\nThe widget is fixed.\n" },
    });
    const job = await one.run();
    expect(messagesOf(one)).toEqual([]);
    expect(one.conclusions()["passwhen"]).toBe(conclusion);
    expect(job.exitCode).toBe(exitCode);
    const seen = readFileSync(log, "utf8");
    expect(seen).toContain("The widget is fixed.");
    // It saw the head's own files.
    expect(seen).toContain("export const widget = 1;");
    if (exitCode === 2) expect(one.one.verdict().gates[0]?.reasons[0]?.code).toBe("judge-error");
  },
);

test.each([
  ["approval: true", "cannot stand here: a judge cannot wait for people", 2],
  ["verify: true", "is ignored: nobody judges a judge", 0],
])("front matter of a judge with %s", async (line, message, exitCode) => {
  const one = await world({
    policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: { judge: judges/reply.md }`,
    files: { ".github/judges/reply.md": `---\nagent: judge\n${line}\n---\nThe widget is fixed.\n` },
  });
  expect((await one.run()).exitCode).toBe(exitCode);
  expect(messagesOf(one)).toEqual([message]);
});

const VERIFIED = JSON.stringify(agentWriting(handoffWith("unit-test-verified")));

const agents = (url: string): string =>
  `agents: { default: { use: command, command: ${VERIFIED} }, judge: ${judgeAgent(url)} }`;

test("a gate's own verify judges by its own standard, and with false nobody judges its target", async () => {
  const own = await world({
    plan: planWith(),
    policy: (url) =>
      `${agents(url)}\nverify: "The general standard"\ngates: { verify-widget: { verify: "The gate's own standard" } }`,
  });
  expect((await own.run()).exitCode).toBe(0);
  expect(own.conclusions()).toEqual({
    passwhen: "success",
    "passwhen / verify-widget": "success",
    "passwhen / judge-verify-widget": "success",
  });
  expect(own.asked()).toHaveLength(1);
  expect(own.asked()[0]).toContain("The gate's own standard");
  expect(own.asked()[0]).not.toContain("The general standard");
  // The handoff is there to be checked, as a claim.
  expect(own.asked()[0]).toContain("handoff of check handoff of gate verify-widget");
  const off = await world({
    plan: planWith(),
    policy: (url) => `${agents(url)}\nverify: true\ngates: { verify-widget: { verify: false } }`,
  });
  expect((await off.run()).exitCode).toBe(0);
  expect(off.asked()).toEqual([]);
  expect(off.conclusions()).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
});

test("the verify of a gate with paths is about the pull request as a whole, and sees what was observed", async () => {
  const one = await world({
    plan: null,
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url)} }\ngates: { style: { paths: ["src/**"], checks: { tests: { run: "echo seen-by-the-runtime" } }, verify: "Tidy" } }`,
  });
  expect((await one.run()).exitCode).toBe(0);
  expect(one.conclusions()).toEqual({
    passwhen: "success",
    "passwhen / style": "success",
    "passwhen / judge-style": "success",
  });
  expect(one.asked()[0]).toContain("seen-by-the-runtime");
});

test.each([
  "verify: true",
  'gates: { src: { paths: ["src/**"], verify: true } }',
  "gates: { src: { checks: { t: { run: exit 0 } }, verify: true } }",
])("without a task the generic standard has nothing to judge by, and says so: %s", async (asked) => {
  const one = await world({ plan: null, policy: (url) => `agents: { judge: ${judgeAgent(url)} }\n${asked}` });
  expect((await one.run()).exitCode).toBe(2);
  expect(one.asked()).toEqual([]);
  expect(one.summaries()[0]?.text).toContain("no plan names a task for what it judges: give it criteria, a plan");
});

/** In every part of the SDK: what its errors are told apart by, or its own name. */
const SDK = /vercel\.ai\.error|ai-sdk\//;

/** The action without a chunk that has a part of the SDK. */
function withoutSdk(): string {
  const dir = join(makeTempFolder("dist"), "dist");
  cpSync(distDir, dir, { recursive: true });
  const chunks = readdirSync(join(dir, "chunks")).filter((name) =>
    SDK.test(readFileSync(join(dir, "chunks", name), "utf8")),
  );
  expect(chunks).toContain("ai-sdk.js");
  for (const name of chunks) rmSync(join(dir, "chunks", name));
  return join(dir, "action.js");
}

test("nothing of the SDK is loaded where nobody judges", async () => {
  const script = withoutSdk();
  const one = await world({
    plan: planWith(),
    policy: () => `agents: { default: { use: command, command: ${VERIFIED} } }`,
  });
  expect((await one.one.run({ script })).exitCode).toBe(0);
  expect(one.conclusions()).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
  const judged = await world({ policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: true` });
  expect((await judged.run({ script })).exitCode).not.toBe(0);
  expect(judged.asked()).toEqual([]);
});

test("an agent of the kind `recipe` cannot be named to judge, and the policy says who can", async () => {
  const one = await world({
    policy: () => `agents: { reader: { use: recipe } }\nverify: { judge: judges/reply.md }`,
    files: { ".github/judges/reply.md": "---\nagent: reader\n---\nThe widget is fixed.\n" },
  });
  expect((await one.run()).exitCode).toBe(2);
  expect(messagesOf(one)).toEqual(["`reader` is of the kind `recipe`, which cannot hand in a judgement"]);
});

test.each([
  ["a pass", '{"pass": true, "critique": ""}', "success", 0],
  ["a fail", '{"pass": false, "critique": "Not fixed: write `fixed`."}', "failure", 1],
  ["no JSON", "It is fine, I would say.", "action_required", 2],
])("a program judges by the JSON object that it leaves: %s", async (_, text, conclusion, exitCode) => {
  const one = await world({
    policy: () =>
      `agents: { reader: { use: command, command: ${JSON.stringify(agentWriting(text))} } }\nverify: { judge: judges/reply.md }`,
    files: { ".github/judges/reply.md": "---\nagent: reader\n---\nThe widget is fixed.\n" },
  });
  expect((await one.run()).exitCode).toBe(exitCode);
  expect(messagesOf(one)).toEqual([]);
  expect(one.conclusions()["passwhen"]).toBe(conclusion);
});

test("a switch that YAML reads as a text is no standard, and nobody is asked by it", async () => {
  const one = await world({ policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: yes` });
  expect((await one.run()).exitCode).toBe(2);
  expect(messagesOf(one)).toEqual(["`yes` is a text here, and no standard to judge by"]);
  expect(one.asked()).toEqual([]);
});

const LARGE = `${Array.from({ length: 400 }, (_, at) => `export const widget${at} = ${at};`).join("\n")}\n`;

test.each([
  [false, "action_required", 2],
  [true, "success", 0],
])("a pass on a change that was not shown whole, with allow-truncated: %s", async (isAllowed, conclusion, exitCode) => {
  const one = await world({
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url)} }\nverify: { max-input: 10000, allow-truncated: ${isAllowed} }`,
    change: { "src/large.js": LARGE, "src/widget.js": "export const widget = 1;\n" },
  });
  expect((await one.run()).exitCode).toBe(exitCode);
  expect(one.conclusions()["passwhen"]).toBe(conclusion);
  expect(one.asked()[0]).toContain("You do not see the whole change");
  expect(one.asked()[0]).toContain("export const widget = 1;");
  if (!isAllowed) expect(one.one.verdict().gates[0]?.reasons[0]?.code).toBe("judge-truncated");
});

const asksForType =
  (producer: string) =>
  (url: string): string =>
    `agents: { judge: ${judgeAgent(url)} }\n${producer}`;
const IN_MAPPING =
  'gates: { fixed: { paths: ["**"], checks: { r: { agent: judge, expect: Judgement, task: "Is it fixed?" } }, pass-when: r.pass } }';
const IN_LANGUAGE = {
  ".github/gates/fixed.flow":
    'verify {\n  check r = agent(judge) { task "Is it fixed?" expect Judgement }\n  pass when r.pass\n}\n',
};

test.each([
  ["a check of a gate", IN_MAPPING, {}],
  ["a gate in a file", "", IN_LANGUAGE],
])("a judgement that %s asks for by its type is handed on like any other", async (_, producer, files) => {
  const one = await world({ plan: null, policy: asksForType(producer), files, judgements: [FAIL] });
  expect((await one.run()).exitCode).toBe(1);
  expect(messagesOf(one)).toEqual([]);
  expect(one.conclusions()).toEqual({ passwhen: "failure", "passwhen / fixed": "failure" });
  const [gate] = one.one.verdict().gates;
  expect(gate?.reasons.map(({ code }) => code)).toEqual(["judge-failed"]);
  const { reviewComments, checkRuns } = one.one.server.state;
  expect(reviewComments.map(({ path }) => path)).toEqual(["src/widget.js"]);
  expect(reviewComments[0]?.body).toContain("Nothing is fixed in this line.");
  expect(JSON.stringify(checkRuns.map(({ output }) => output))).toContain(CRITIQUE);
});

test("whoever revises is told what a judgement by its type says", async () => {
  const log = join(makeTempFolder("told"), "prompt.md");
  const command = JSON.stringify(`cat > ${log}; echo '// fixed' >> src/widget.js`);
  const one = await world({
    plan: null,
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url)}, fixer: { use: command, command: ${command} } }\n${IN_MAPPING}\nredo: { max: 1, agent: fixer }`,
    judgements: [FAIL, PASS],
  });
  const job = await one.run();
  const told = readFileSync(log, "utf8");
  expect(told).toContain("Nothing is fixed in this line.");
  expect(told).toContain(CRITIQUE);
  expect(job.exitCode).toBe(0);
});

test("a judgement by its type that says fail without a critique is none, and blocks", async () => {
  const judgements = [{ json: { pass: false, critique: "", criticisms: [] } }];
  const one = await world({ plan: null, policy: asksForType(IN_MAPPING), judgements });
  expect((await one.run()).exitCode).toBe(2);
  expect(one.one.verdict().gates[0]?.reasons[0]?.code).toBe("judge-error");
});

test("why a vote is missing is told where the others pass", async () => {
  const one = await world({
    policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: { votes: 3 }`,
    judgements: [PASS, { text: "I cannot say." }, PASS],
  });
  expect((await one.run()).exitCode).toBe(0);
  const run = one.one.server.state.checkRuns.find(({ name }) => name.includes("judge"));
  expect(run?.output.summary).toContain("2 of 3 say pass (1 vote cannot be used: ");
});

test("a submodule that moves is not seen, so that no pass counts", async () => {
  const one = await world({ policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: true` });
  one.one.repo.git("update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},vendor/lib`);
  one.one.repo.git("commit", "--quiet", "-m", "module");
  one.one.repo.git("push", "--quiet", one.one.gitDir, "HEAD:refs/heads/change");
  expect((await one.run({ action: "synchronize" })).exitCode).toBe(2);
  const [reason] = one.one.verdict().gates[0]?.reasons ?? [];
  expect(reason?.code).toBe("judge-truncated");
  expect(reason?.detail).toContain("1 file is a submodule");
});

test("what the author says is withheld unless it is asked for", async () => {
  const withheld = await world({ policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: true` });
  await withheld.run();
  expect(withheld.asked()[0]).not.toContain("The author's words");
  const asked = await world({
    policy: (url) => `agents: { judge: ${judgeAgent(url)} }\nverify: { include: [title, messages] }`,
  });
  await asked.run();
  const [prompt = ""] = asked.asked();
  const words = prompt.slice(prompt.indexOf("## The author's words"), prompt.indexOf("## Observed"));
  expect(words).toContain("Change");
  expect(words).toContain("change");
});

test.each([
  ["alone", "success", 0, PASS],
  ["alone", "failure", 1, FAIL],
])("the verify of a gate with paths may stand alone %s %s", async (_, conclusion, exitCode, judgement) => {
  const one = await world({
    plan: null,
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url)} }\ngates: { style: { paths: ["src/**"], verify: "Tidy" }, other: { paths: ["docs/**"], verify: "Tidy" } }`,
    judgements: [judgement],
  });
  expect((await one.run()).exitCode).toBe(exitCode);
  expect(one.conclusions()).toEqual({ passwhen: conclusion, "passwhen / judge-style": conclusion });
  expect(one.asked()).toHaveLength(1);
});

test.each(["change", "orch/widget/add-widget"])(
  "no name of a branch takes the policy's judge off: %s",
  async (branch) => {
    const { tasks, ...rest } = JSON.parse(planWith()) as { readonly tasks: readonly unknown[] };
    const plan = JSON.stringify({ ...rest, baseBranch: "release-1", tasks: tasks.slice(0, 1) });
    const one = await world({
      plan,
      branch,
      policy: (url) =>
        `agents: { judge: ${judgeAgent(url)} }\nverify: "No secrets in the source"\ngates: { add-widget: { verify: false } }`,
      judgements: [FAIL],
    });
    expect((await one.run()).exitCode).toBe(1);
    expect(one.conclusions()["passwhen / judge"]).toBe("failure");
  },
);
