import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { agents } from "../../../src/agents/index.ts";
import type { Expectation } from "../../../src/evidence/agent.ts";
import { type Define, HANDOFF, handingIn, isInFiles, REAL_KEY, shellThen, verificationOf } from "./bench.ts";

const EXPECTATION: Expectation = {
  name: "UiCheck",
  schema: {
    type: "object",
    properties: { ok: { type: "boolean" }, notes: { type: "string" } },
    required: ["ok", "notes"],
    additionalProperties: false,
  },
};
const EVIDENCE = { ok: true, notes: "The toggle is still on." };

/** What an agent is for. */
export function defineWork(define: Define): void {
  define("runs a command and hands off", async (bench) => {
    const run = await bench({ scenario: shellThen("echo by-agent > proof.txt && cat proof.txt", HANDOFF) });
    const result = await run.verify("Verify the widget, says prompt-4711.\n");
    expect(result.failure).toBe(null);
    expect(readFileSync(join(run.dir, "proof.txt"), "utf8")).toBe("by-agent\n");
    expect(verificationOf(result)).toBe("unit-test-verified");
    const calls = run.server.calls.filter(({ wire }) => wire !== null);
    expect(calls.some(({ body }) => body.includes("prompt-4711"))).toBe(true);
    expect(calls.at(-1)?.lastResult).toContain("by-agent");
    expect(result.run).toMatchObject({ sessionId: expect.stringMatching(/./) as string, remarks: [] });
    expect(result.run?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(result.run?.usage).toMatchObject({
      calls: calls.length,
      inputTokens: 1000 * calls.length,
      outputTokens: 50 * calls.length,
      seconds: expect.any(Number) as number,
    });
    expect(await isInFiles(result, "+by-agent"), "changes are kept as a patch").toBe(true);
    expect((await isInFiles(result, "prompt-4711")) || (await isInFiles(result, "unit-test-verified"))).toBe(true);
  });

  define("goes on with its session", async (bench) => {
    const again = HANDOFF.replace("unit-test-verified", "verifier-failed");
    const first = shellThen("echo seen-in-round-one", HANDOFF);
    const run = await bench({ scenario: { ...first, rounds: [{ match: /critique/i, turns: [{ text: again }] }] } });
    const before = await run.verify();
    expect(before.failure).toBe(null);
    const asked = run.server.calls.length;
    const after = await run.resume(
      before.run?.sessionId ?? "",
      "Critique: the toggle forgets its state. Look again.\n",
    );
    expect(after.failure).toBe(null);
    expect(verificationOf(after)).toBe("verifier-failed");
    const bodies = run.server.calls.slice(asked).map(({ body }) => body);
    expect(bodies.some((body) => body.includes("seen-in-round-one") && body.includes("forgets its state"))).toBe(true);
  });

  define("hands in structured evidence", async (bench, traits) => {
    const run = await bench({ scenario: handingIn(traits, EVIDENCE), expect: EXPECTATION });
    const result = await run.verify();
    expect(result.failure).toBe(null);
    expect(result.structured).toEqual([EVIDENCE]);
    expect(verificationOf(result)).toBe("unit-test-verified");
    // A schema of the answer counts for the answer, a tool is offered beside the shell.
    const { wantsJson, tools } = run.server.calls.findLast(({ isSide, wire }) => wire !== null && !isSide) ?? {};
    const isAsked = wantsJson === true || tools?.some((name) => /structured_?output|submit_evidence/i.test(name));
    expect(isAsked).toBe(true);
  });

  define("evidence that does not fit is not taken for evidence", async (bench, traits) => {
    const run = await bench({
      scenario: handingIn(traits, { ok: "yes" }),
      expect: EXPECTATION,
      params: { "max-calls": 12 },
    });
    const { structured } = await run.verify();
    const given = structured ?? [];
    // A schema is held up by the program or not at all, and what comes through is for the check to refuse; a tool refuses by itself.
    if (agents[traits.use].structured === "tool") expect(given).toEqual([]);
    else expect(given.filter((one) => typeof (one as { readonly ok?: unknown }).ok === "boolean")).toEqual([]);
  });

  define("the key stays with the runtime", async (bench) => {
    // A step of its own: some agents deny what looks outside the working copy.
    const look = "cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' '\\n' >> seen.txt; echo looked";
    const run = await bench({ scenario: { turns: [{ shell: "env > seen.txt" }, { shell: look }, { text: HANDOFF }] } });
    const result = await run.verify();
    expect(result.failure).toBe(null);
    const seen = readFileSync(join(run.dir, "seen.txt"), "utf8");
    expect(seen).toContain("HOME=");
    expect(seen).not.toContain(REAL_KEY);
    expect(await isInFiles(result, REAL_KEY)).toBe(false);
    const keys = new Set(run.server.calls.map(({ auth }) => auth?.value.replace(/^Bearer /, "")));
    expect([...keys]).toEqual([REAL_KEY]);
  });
}
