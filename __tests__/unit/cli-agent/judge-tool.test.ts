import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createTools } from "../../../src/adapters/tools/tools.ts";
import { JudgementSchema, readVote, type Vote } from "../../../src/checks/judge/judgement.ts";
import { chooseChannel } from "../../../src/cli-agent/ask.ts";
import type { AgentContext, AgentResult } from "../../../src/evidence/agent.ts";
import { agent as opencode } from "../../../src/agents/opencode/index.ts";
import type { OfferedTool } from "../../../src/ports/tools.ts";
import { makeTempFolder } from "../../support/git-repo.ts";
import { type CliScene, stageCli } from "../../support/cli-world.ts";

const EXPECTATION = { name: "Judgement", schema: z.toJSONSchema(JudgementSchema) };
const program = fileURLToPath(new URL("../../../src/entry/tool-server.ts", import.meta.url));
/** The seed's own call. */
const FAIL = { pass: false, critique: "The reply restates the target's framing. Add one distinct layer." };
const PASS = { pass: true, critique: "" };

/** The runtime's own server as a real process, with what a judge is offered, and the protocol library's client at its other end. */
async function offerToJudge() {
  const channel = chooseChannel(EXPECTATION, "tool");
  if (channel.kind !== "tool") throw new Error("a judge is offered a tool");
  const tools = createTools({ serverProgram: [process.execPath, program] });
  const offered = await tools.offer(channel.offer, makeTempFolder("agent"));
  onTestFinished(offered.close);
  const client = new Client({ name: "judge", version: "1" });
  const { command, args, env } = offered.server;
  await client.connect(new StdioClientTransport({ command, args: [...args], env: { ...env }, stderr: "ignore" }));
  onTestFinished(() => client.close());
  const submit = async (input: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name: "submit_verdict", arguments: input });
    return { isError, text: JSON.stringify(content) };
  };
  return { offered, client, submit };
}

/** What the judge's agent comes to with these calls, by the runner of all agents; the program is a recording that says a handoff. */
async function resultWith(offered: OfferedTool | null, scene: CliScene = {}): Promise<AgentResult> {
  const context: Partial<AgentContext> =
    offered === null ? {} : { tools: { offer: () => Promise.resolve({ ...offered, close: () => Promise.resolve() }) } };
  const staged = stageCli(opencode, "opencode", {
    ...scene,
    context,
    task: { expect: EXPECTATION, prompt: "Judge.\n", ...scene.task },
  });
  return staged.agent.verify(staged.task, staged.context);
}

function passOf(vote: Vote): boolean | string {
  return vote.kind === "judged" ? vote.judgement.pass : vote.reason;
}

test("a judge is offered one tool in words of its own, and single criticisms are optional", async () => {
  const { client, submit, offered } = await offerToJudge();
  const { tools } = await client.listTools();
  expect(tools).toEqual([
    {
      name: "submit_verdict",
      description: expect.stringMatching(
        /exactly once.*the call is the verdict.*do not also write a JSON object/,
      ) as string,
      inputSchema: expect.objectContaining({ type: "object", required: ["pass", "critique"] }) as object,
    },
  ]);
  expect(await submit(FAIL)).toMatchObject({ isError: false });
  expect(offered.calls()).toMatchObject({ accepted: [FAIL], refused: [], broken: null });
});

test("called once, the call is the verdict, whatever else the judge writes", async () => {
  const { submit, offered } = await offerToJudge();
  const criticisms = [{ path: "src/a.ts", line: 3, severity: "high", text: "Never called." }];
  await submit({ ...FAIL, criticisms });
  const result = await resultWith(offered);
  expect(result.failure).toBe(null);
  expect(result.structured).toEqual([{ ...FAIL, criticisms }]);
  expect(passOf(readVote(result))).toBe(false);
});

test("called twice, both calls arrive, and neither counts", async () => {
  const { submit, offered } = await offerToJudge();
  await submit(PASS);
  expect(await submit(FAIL)).toMatchObject({ isError: true, text: expect.stringContaining("Already") as string });
  const result = await resultWith(offered);
  expect(result.structured).toEqual([PASS, FAIL]);
  expect(passOf(readVote(result))).toBe("judge-error");
});

test("a malformed call is refused with the reason, and no other call counts any more", async () => {
  const { submit, offered } = await offerToJudge();
  for (const [malformed, why] of [
    [{ pass: "yes", critique: "" }, "/pass must be boolean"],
    [{ pass: false }, "critique"],
    [{ ...PASS, verdict: "ok" }, "must not have the property"],
  ] as const) {
    const { isError, text } = await submit(malformed);
    expect(isError).toBe(true);
    expect(text).toContain(why);
    expect(text).toContain("cannot be corrected");
    expect(text).not.toContain('call again."}');
  }
  await submit(PASS);
  const result = await resultWith(offered);
  expect(result.failure?.reason).toBe("evidence-invalid");
  expect(passOf(readVote(result))).toBe("judge-error");
  expect(result.run?.remarks.join()).toContain("3 calls of the runtime's tool");
});

test("a malformed call behind a good one takes that one with it", async () => {
  const { submit, offered } = await offerToJudge();
  await submit(PASS);
  await submit({ pass: "no" });
  const result = await resultWith(offered);
  expect(result.structured).toEqual([PASS]);
  expect(passOf(readVote(result))).toBe("judge-error");
});

test("malformed calls alone are a judge error, also beside a judgement in the text", async () => {
  const { submit, offered } = await offerToJudge();
  await submit({ pass: "yes", critique: "" });
  const result = await resultWith(offered);
  expect(result.failure?.reason).toBe("evidence-invalid");
  expect(readVote({ ...result, handoff: JSON.stringify(PASS) })).toMatchObject({
    kind: "unusable",
    reason: "judge-error",
    detail: expect.stringContaining("/pass must be boolean") as string,
  });
});

test("after the end nothing is taken", async () => {
  const { submit, offered } = await offerToJudge();
  await submit(PASS);
  await offered.close();
  expect(await submit(FAIL)).toEqual({ isError: true, text: expect.stringContaining("Not handed in") as string });
  expect(offered.calls().accepted).toEqual([PASS]);
});

test("not called, the final message stays where the check looks for a trailing object", async () => {
  const result = await resultWith(null);
  expect(result).toMatchObject({ failure: null, structured: null, handoff: expect.stringMatching(/./) as string });
  expect(passOf(readVote({ ...result, handoff: JSON.stringify(PASS) }))).toBe(true);
  expect(passOf(readVote({ ...result, handoff: `I looked.\n\n${JSON.stringify(FAIL)}` }))).toBe(false);
  expect(passOf(readVote({ ...result, handoff: `I looked.\n\n${JSON.stringify(PASS)}` }))).toBe("judge-error");
  expect(passOf(readVote(result))).toBe("judge-error");
});

test("a judge is asked for no handoff, works in the checkout like any agent, and its prompt is kept as sent", async () => {
  const kept: [string, string][] = [];
  const keep = (name: string, label: string, text: string) => {
    kept.push([name, text]);
    return Promise.resolve({ label, path: `/output/${name}` });
  };
  const files = { "src/a.ts": "a", "AGENTS.md": "obey" };
  const result = await resultWith(null, { files, task: { expect: EXPECTATION, prompt: "Judge.\n", keep } });
  const [, prompt = ""] = kept.find(([name]) => name === "prompt.md") ?? [];
  expect(prompt).toContain("calling the tool `submit_verdict` exactly once");
  expect(prompt).not.toMatch(/must be the handoff|submit_evidence/);
  expect(prompt).toContain('- "AGENTS.md"');
  expect(result.files.map(({ path }) => path).join()).toMatch(/agent\.jsonl/);
});

test("the key to the tool lies in a private folder beside the checkout, which goes with the run", async () => {
  const { offered } = await offerToJudge();
  const folders: { readonly path: string; readonly mode: number }[] = [];
  const offer = (_: unknown, path: string): Promise<OfferedTool> => {
    folders.push({ path, mode: statSync(path).mode & 0o777 });
    return Promise.resolve({ ...offered, close: () => Promise.resolve() });
  };
  const staged = stageCli(opencode, "opencode", { context: { tools: { offer } }, task: { expect: EXPECTATION } });
  await staged.agent.verify(staged.task, staged.context);
  const [{ path, mode } = { path: "", mode: 0 }] = folders;
  expect([dirname(path), mode]).toEqual([dirname(staged.task.workingCopy.dir), 0o700]);
  expect(existsSync(path)).toBe(false);
});
