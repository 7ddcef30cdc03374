import { expect, test } from "vitest";
import {
  chooseChannel,
  completePrompt,
  maySayNothing,
  readAnswer,
  settleFailure,
  unwrapAnswer,
  whySpoilt,
} from "../../../src/cli-agent/ask.ts";
import { NOTHING_READ } from "../../../src/cli-agent/cli.ts";

const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: { ok: { type: "boolean" } },
  required: ["ok"],
  additionalProperties: false,
};
const expectation = { name: "UiCheck", schema };

test("nothing expected, nothing offered", () => {
  expect(chooseChannel(null, "schema")).toEqual({ kind: "none" });
  expect(chooseChannel(null, "tool")).toEqual({ kind: "none" });
});

test("a schema wraps the evidence beside the handoff, strictly", () => {
  expect(chooseChannel(expectation, "schema")).toEqual({
    kind: "schema",
    schema: {
      type: "object",
      properties: {
        handoff: { type: "string", description: "The whole handoff: the markdown that the task asks for." },
        evidence: {
          description: "The structured evidence (UiCheck).",
          type: "object",
          properties: { ok: { type: "boolean" } },
          required: ["ok"],
          additionalProperties: false,
        },
      },
      required: ["handoff", "evidence"],
      additionalProperties: false,
    },
  });
});

test("definitions go to the root, where references point", () => {
  const $defs = { Screen: { type: "string" } };
  const channel = chooseChannel({ name: "T", schema: { ...schema, $defs } }, "schema");
  expect(channel).toMatchObject({ schema: { $defs } });
  expect(JSON.stringify(channel).match(/\$defs/g)).toHaveLength(1);
});

test("a tool takes the evidence alone", () => {
  const channel = chooseChannel(expectation, "tool");
  expect(channel).toMatchObject({ kind: "tool", offer: { name: "submit_evidence", schema } });
});

test.each([
  ["no answer", { text: "# H" }, { handoff: "# H", structured: null }],
  [
    "both fields",
    { text: "{}", structured: { handoff: "# H", evidence: { ok: true } } },
    { handoff: "# H", structured: [{ ok: true }] },
  ],
  ["no handoff in it", { text: "# T", structured: { evidence: 1 } }, { handoff: "# T", structured: [1] }],
  [
    "a handoff of another type",
    { text: "# T", structured: { handoff: 5, evidence: 1 } },
    { handoff: "# T", structured: [1] },
  ],
  ["another object", { text: "# T", structured: { ok: true } }, { handoff: "# T", structured: [{ ok: true }] }],
  ["no object", { text: "# T", structured: "x" }, { handoff: "# T", structured: ["x"] }],
])("unwrapped: %s", (_, end, answer) => {
  expect(unwrapAnswer({ ...NOTHING_READ, ...end })).toEqual(answer);
});

test("the handoff is asked for in every case, the evidence where it is expected", () => {
  const ask = (structuredBy: "schema" | "tool", expected: typeof expectation | null): string =>
    completePrompt({ prompt: "# Verify\n\n", expect: expected }, chooseChannel(expected, structuredBy), []);
  expect(ask("tool", null)).toBe(
    "# Verify\n\n## How to hand in\n\nYour final message must be the handoff itself, as markdown, and nothing else.\n",
  );
  expect(ask("tool", expectation)).toContain("call the tool `submit_evidence` exactly once");
  expect(ask("tool", expectation)).toContain("Your final message must be the handoff itself");
  expect(ask("schema", expectation)).toContain("`handoff`");
  expect(ask("schema", expectation)).toContain("(UiCheck) into `evidence`");
});

test("files that were taken out are named, inert, at most twenty", () => {
  const files = ["CLAUDE.md", "a\nb/.mcp.json", ...Array.from({ length: 20 }, (_, index) => `d${index}/AGENTS.md`)];
  const prompt = completePrompt({ prompt: "# Verify", expect: null }, { kind: "none" }, files);
  expect(prompt).toContain('- "CLAUDE.md"\n- "a\\nb/.mcp.json"\n');
  expect(prompt).toContain("- and 2 more\n");
  expect(prompt).not.toContain("d19/");
  expect(completePrompt({ prompt: "# Verify", expect: null }, { kind: "none" }, [])).not.toContain(
    "missing on purpose",
  );
});

const judged = { name: "Judgement", schema };
const { $schema: _dialect, ...bare } = schema;

test("a judge is offered a tool of its own, or asked for the judgement and nothing beside it", () => {
  expect(chooseChannel(judged, "tool")).toMatchObject({
    kind: "tool",
    offer: { name: "submit_verdict", schema: bare, description: expect.stringContaining("exactly once") as string },
  });
  expect(chooseChannel(judged, "schema")).toEqual({ kind: "schema", schema: bare });
});

test("no handoff is asked of a judge", () => {
  const [byTool, bySchema] = (["tool", "schema"] as const).map((structuredBy) =>
    completePrompt({ prompt: "# Judge\n", expect: judged }, chooseChannel(judged, structuredBy), ["CLAUDE.md"]),
  );
  expect(byTool).toMatch(
    /calling the tool `submit_verdict` exactly once\. The call is the verdict: do not also write a JSON object/,
  );
  for (const prompt of [byTool, bySchema]) {
    expect(prompt).not.toMatch(/must be the handoff|whole handoff|submit_evidence/);
    expect(prompt).toContain("`critique` is required");
    expect(prompt).toContain('- "CLAUDE.md"');
  }
});

test("what a judge answers is the judgement as a whole, of whatever shape", () => {
  const channel = chooseChannel(judged, "schema");
  const wrapped = { handoff: "# H", evidence: { ok: true } };
  for (const structured of [{ ok: true }, wrapped, "x"])
    expect(readAnswer(channel, judged, { ...NOTHING_READ, text: "T", structured })).toEqual({
      handoff: "T",
      structured: [structured],
    });
  expect(readAnswer(channel, judged, { ...NOTHING_READ, text: "T" })).toEqual({ handoff: "T", structured: null });
  const end = { ...NOTHING_READ, text: "T", structured: wrapped };
  expect(readAnswer(chooseChannel(expectation, "schema"), expectation, end)).toEqual({
    handoff: "# H",
    structured: [{ ok: true }],
  });
  // Some programs' messages are parsed where no schema was given.
  expect(readAnswer(chooseChannel(judged, "tool"), judged, end)).toEqual({ handoff: "T", structured: null });
});

const called = (accepted: readonly unknown[], refused: readonly string[] = [], broken: string | null = null) => ({
  accepted,
  refused,
  broken,
});

test("only a judge who called its tool may end without a word", () => {
  expect(maySayNothing(judged, called([{ ok: true }]))).toBe(true);
  expect(maySayNothing(judged, called([], ["no"]))).toBe(true);
  expect(maySayNothing(judged, called([]))).toBe(false);
  expect(maySayNothing(expectation, called([{ ok: true }]))).toBe(false);
  expect(maySayNothing(null, called([]))).toBe(false);
});

test("a refused call spoils what a judge hands in, whatever else it does; evidence may be corrected", () => {
  for (const accepted of [[], [{ ok: true }]]) expect(whySpoilt(judged, called(accepted, ["no"]))).toBe("no");
  expect(whySpoilt(judged, called([{ ok: true }]))).toBeNull();
  expect(whySpoilt(expectation, called([{ ok: true }], ["no"]))).toBeNull();
  expect(whySpoilt(expectation, called([], ["no"]))).toBe("no");
  for (const expected of [judged, expectation]) expect(whySpoilt(expected, called([1], [], "broke"))).toBe("broke");
});

test("a judge that dies after a refused call is not asked again; a cancelled one stays cancelled", () => {
  const settle = (reason: "agent-crashed" | "cancelled", expected = judged) =>
    settleFailure({ reason, detail: "exit 1" }, expected, called([], ["no"]))?.reason;
  expect(settle("agent-crashed")).toBe("evidence-invalid");
  expect(settle("cancelled")).toBe("cancelled");
  expect(settle("agent-crashed", expectation)).toBe("agent-crashed");
  expect(settleFailure(null, judged, called([], ["no"]))).toBeNull();
});

test("a judge is told that its one call is its last", () => {
  const channel = chooseChannel(judged, "tool");
  expect(channel.kind === "tool" ? channel.offer.description : "").toContain("A call that does not fit ends your work");
  const prompt = completePrompt({ prompt: "# Judge\n", expect: judged }, channel, []);
  expect(prompt).toContain("A call that does not fit ends your work");
});

test("a judgement in whose text a key stands twice is left to whoever reads the text", () => {
  const channel = chooseChannel(judged, "schema");
  const text = String.raw`{"pass":false,"critique":"x","p\u0061ss":true}`;
  const end = { ...NOTHING_READ, text, structured: JSON.parse(text) as unknown };
  expect(readAnswer(channel, judged, end)).toEqual({ handoff: text, structured: null });
});
