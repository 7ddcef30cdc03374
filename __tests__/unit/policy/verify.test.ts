import { expect, test } from "vitest";
import type { VerifyPolicy } from "../../../src/policy/policy.ts";
import { readWith } from "./judge-policies.ts";

const CRITIC = '{ use: judge, model: "anthropic:claude-sonnet-5" }';
const CLAUDE = "{ use: claude-code, model: claude-sonnet-5, timeout: 20m, fallback: [codex] }";
const AGENTS = `agents: { judge: ${CRITIC}, claude: ${CLAUDE}, codex: { use: codex, model: gpt-5 } }`;
const PLAIN: VerifyPolicy = {
  criteria: null,
  rubricFile: null,
  agent: "judge",
  at: "output",
  maxRedos: 1,
  votes: 1,
  maxInput: null,
  allowTruncated: false,
  include: [],
};

/** A policy without faults. */
function policyOf(text: string, files: Parameters<typeof readWith>[1] = {}) {
  const { value, diagnostics } = readWith(`version: 1\n${text}`, files);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (value === null) throw new Error("no policy");
  return value;
}

test("nothing is judged, revised, approved or limited unless the policy says so", () => {
  expect(policyOf(AGENTS)).toMatchObject({ verify: null, approval: null, redo: null });
  expect(policyOf(AGENTS).budget).toEqual({ usd: null, tokens: null });
  expect(policyOf("gates: { a: {} }").gates["a"]?.verify).toBeNull();
});

test.each<readonly [string, Partial<VerifyPolicy>]>([
  ["true", {}],
  ['"Is it good?"', { criteria: "Is it good?" }],
  ["{}", {}],
  ['{ criteria: "x" }', { criteria: "x" }],
  ["{ at: both, max-redos: 0 }", { at: "both", maxRedos: 0 }],
  ["{ maxRedos: 3 }", { maxRedos: 3 }],
  ["{ votes: 5, max-input: 10000 }", { votes: 5, maxInput: 10_000 }],
  ["{ allow-truncated: true, include: [body, title, body] }", { allowTruncated: true, include: ["body", "title"] }],
])("verify: %s", (written, expected) => {
  expect(policyOf(`${AGENTS}\nverify: ${written}`).verify).toEqual({ ...PLAIN, ...expected });
  const { gates, verify } = policyOf(`${AGENTS}\ngates: { a: { verify: ${written} } }`);
  expect([verify, gates["a"]?.verify]).toEqual([null, { ...PLAIN, ...expected }]);
});

test("a gate may do without the judgement of the whole policy", () => {
  const { verify, gates } = policyOf(`${AGENTS}\nverify: true\ngates: { a: { verify: false }, b: {} }`);
  expect([verify?.agent, gates["a"]?.verify, gates["b"]?.verify]).toEqual(["judge", "off", null]);
});

test("where people approve, the judge stands before them unless told otherwise", () => {
  const approval = "approval: { reviewers: [octocat, Octocat, hubot], teams: [web] }";
  const { verify, gates, ...policy } = policyOf(
    `${AGENTS}\n${approval}\nverify: true\ngates: { a: { verify: x }, b: { verify: { at: output } } }`,
  );
  expect(policy.approval).toEqual({ users: ["Octocat", "hubot"], teams: ["web"] });
  expect(verify?.at).toBe("gate");
  expect(gates["a"]?.verify).toMatchObject({ at: "gate" });
  expect(gates["b"]?.verify).toMatchObject({ at: "output" });
});

test.each([
  ["claude-code", "claude-sonnet-5", "anthropic:claude-sonnet-5"],
  ["codex", "gpt-5", "openai:gpt-5"],
  ["gemini", "gemini-2.5-pro", "google:gemini-2.5-pro"],
])("without a judge, the model of a default agent of the kind %s judges at its own endpoint", (use, model, judge) => {
  const endpoint =
    'base-url: "https://llm.example.com", key-env: MY_KEY, price: { input: 1, output: 2 }, budget-usd: 3';
  const { verify, agents } = policyOf(
    `agents: { default: { use: ${use}, model: ${model}, ${endpoint} } }\nverify: true`,
  );
  expect(verify?.agent).toBe("(judge like default)");
  expect(agents["(judge like default)"]).toEqual({
    use: "judge",
    timeoutMs: null,
    fallback: [],
    params: {
      model: judge,
      "base-url": "https://llm.example.com",
      "key-env": "MY_KEY",
      price: { input: 1, output: 2 },
    },
  });
});

test("who judges is looked up in order: named, by model, the agent `judge`, the agent of the gate, the default agent", () => {
  const others = `critic: ${CRITIC}, claude: ${CLAUDE}, codex: { use: codex, model: gpt-5 }`;
  const gates =
    'gates: { a: { agent: codex, verify: x }, b: { verify: { model: "google:g" } }, c: { verify: { agent: critic } } }';
  const rest = `defaults: { agent: claude }\nverify: true\n${gates}`;
  const agentsOf = ({ verify, gates: all }: ReturnType<typeof policyOf>) =>
    [verify, ...Object.values(all).map((gate) => gate.verify)].map((one) => (one === "off" ? one : one?.agent));
  const without = policyOf(`agents: { ${others} }\n${rest}`);
  expect(agentsOf(without)).toEqual(["(judge like claude)", "(judge like codex)", "(judge b)", "critic"]);
  expect(without.agents["(judge b)"]).toMatchObject({ use: "judge", params: { model: "google:g" } });
  const withJudge = policyOf(`agents: { judge: ${CRITIC}, ${others} }\n${rest}`);
  expect(agentsOf(withJudge)).toEqual(["judge", "judge", "(judge b)", "critic"]);
  expect(agentsOf(policyOf(`${AGENTS}\nverify: { model: "openai:gpt-5" }`))).toEqual(["(judge)"]);
});

test("an agent `judge` of another kind is no judge, and a default agent that is one judges", () => {
  const { verify } = policyOf(`agents: { judge: ${CLAUDE}, codex: ${CRITIC}, default: ${CRITIC} }\nverify: true`);
  expect(verify?.agent).toBe("default");
});

test("a check of the kind judge keeps its params and gets a judge where it names none", () => {
  const { gates, agents } = policyOf(
    `agents: { default: { use: codex, model: gpt-5 }, claude: { use: claude-code, model: m } }\ngates: { a: { agent: claude, checks: { one: { judge: x, votes: 3, timeout: 1m }, two: { agent: claude, judge: tidy } } } }`,
  );
  expect(gates["a"]?.checks).toMatchObject([
    {
      kind: "judge",
      agent: "(judge like claude)",
      timeoutMs: 60_000,
      params: { judge: "x", votes: 3, agent: "(judge like claude)" },
    },
    { kind: "judge", agent: "claude", expect: null, task: null, params: { judge: "tidy", agent: "claude" } },
  ]);
  expect(agents["(judge like claude)"]).toMatchObject({ params: { model: "anthropic:m" } });
});

test("a judge file has the settings of its agent, its time and stand-ins, but for what it says itself", () => {
  const file = "---\nagent: claude\nmodel: anthropic:claude-opus-5\ntimeout: 5m\n---\n\n# Style\n\nPlain words.\n";
  const files = { ".github/judges/style.md": file, ".github/judges/plain.md": "---\nagent: claude\n---\nx" };
  const { verify, gates, agents } = policyOf(
    `${AGENTS}\nverify: { judge: judges/style.md, votes: 3 }\ngates: { a: { verify: { judge: ./judges/../judges/style.md } }, b: { verify: { judge: judges/plain.md } } }`,
    files,
  );
  const expected = {
    ...PLAIN,
    agent: "(judge .github/judges/style.md)",
    rubricFile: { path: ".github/judges/style.md", body: "# Style\n\nPlain words." },
  };
  expect(verify).toEqual({ ...expected, votes: 3 });
  expect(gates["a"]?.verify).toEqual(expected);
  expect(agents["(judge .github/judges/style.md)"]).toMatchObject({
    use: "claude-code",
    timeoutMs: 300_000,
    fallback: ["codex"],
    params: { model: "claude-opus-5" },
  });
  expect(agents["(judge .github/judges/plain.md)"]).toMatchObject({
    timeoutMs: 1_200_000,
    params: { model: "claude-sonnet-5" },
  });
});

test("a judge file may name a kind, say effort where the kind has it, and lie outside of `.github`", () => {
  const { agents } = policyOf("verify: { judge: ../docs/judge.txt }", {
    "docs/judge.txt": '---\nagent: judge\nmodel: "openai:gpt-5"\neffort: high\n---\nx',
  });
  expect(agents["(judge docs/judge.txt)"]).toEqual({
    use: "judge",
    timeoutMs: null,
    fallback: [],
    params: { model: "openai:gpt-5", effort: "high" },
  });
});

test("without an agent a judge file takes the default one, which may be no recipe", () => {
  const files = { ".github/a.md": "Only a body: is it good?" };
  const { verify, agents } = policyOf(`${AGENTS}\ndefaults: { agent: claude }\nverify: { judge: a.md }`, files);
  expect(verify?.rubricFile?.body).toBe("Only a body: is it good?");
  expect(agents["(judge .github/a.md)"]).toMatchObject({ use: "claude-code", params: { model: "claude-sonnet-5" } });
});

test("another model has another price", () => {
  const critic = '{ use: judge, model: "anthropic:a", price: { input: 1, output: 2 }, budget-usd: 1 }';
  const files = {
    ".github/same.md": "---\nagent: critic\n---\nx",
    ".github/other.md": '---\nagent: critic\nmodel: "anthropic:b"\n---\nx',
  };
  const gates = "gates: { a: { verify: { judge: same.md } }, b: { verify: { judge: other.md } } }";
  const { agents } = policyOf(`agents: { critic: ${critic} }\n${gates}`, files);
  const kept = { "budget-usd": 1, model: "anthropic:a", price: { input: 1, output: 2 } };
  expect(agents["(judge .github/same.md)"]?.params).toEqual(kept);
  expect(agents["(judge .github/other.md)"]?.params).toEqual({ "budget-usd": 1, model: "anthropic:b" });
});

test("a thematic break in the body ends nothing", () => {
  const { verify } = policyOf(`${AGENTS}\nverify: { judge: a.md }`, {
    ".github/a.md": "\ufeff---\r\nagent: claude\r\n---\r\none\r\n\r\n---\r\n\r\ntwo\r\n",
  });
  expect(verify?.rubricFile?.body).toBe("one\r\n\r\n---\r\n\r\ntwo");
});

test("who may stand in for a judge must be able to judge", () => {
  const judge = 'judge: { use: judge, model: "openai:a", fallback: [default] }';
  const faultsOf = (text: string) =>
    readWith(`version: 1\nagents: { ${judge} }\n${text}`).diagnostics.map(({ ruleId, path }) => [ruleId, path]);
  expect(faultsOf("")).toEqual([]);
  expect(faultsOf("verify: true")).toEqual([["judge-unsupported", "verify"]]);
  expect(faultsOf("verify: { agent: judge }")).toEqual([["judge-unsupported", "verify.agent"]]);
  expect(faultsOf("gates: { a: { checks: { b: { judge: x } } } }")).toEqual([
    ["judge-unsupported", "gates.a.checks.b"],
  ]);
});

test("a judge file that was not read is a fault and never a judge without a standard", () => {
  const many = Array.from({ length: 101 }, (_, at) => `  g${at}: { verify: { judge: ${at}.md } }`).join("\n");
  const files = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`.github/${at}.md`, "x"] as const));
  const { value, diagnostics } = readWith(
    `version: 1\n${AGENTS}\ndefaults: { agent: claude }\ngates:\n${many}\n`,
    files,
  );
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([{ ruleId: "judge-unreadable", path: "gates.g100.verify.judge" }]);
});
