import { expect, test } from "vitest";
import type { Agent, AgentModule, AgentResult } from "../../../src/evidence/agent.ts";
import { GateError } from "../../../src/lib/error.ts";
import { DEFAULT_POLICY, type Policy, type RedoPolicy, toRecord } from "../../../src/policy/policy.ts";
import type { WorkingCopy } from "../../../src/ports/git.ts";
import { dismiss, hireWorker, type Worker } from "../../../src/redo/worker.ts";
import { z } from "zod";
import { NO_TRANSCRIPT, UNCHANGED } from "../../support/fake-agent-world.ts";
import { agentContext } from "../../support/plug-in-world.ts";

const REDO: RedoPolicy = { max: 3, agent: "fixer", resume: true, comment: null, guard: [], onExhausted: "block" };

function policyWith(redo: RedoPolicy | null, timeoutMs: number | null = 5_000): Policy {
  const agents = toRecord([["fixer", { use: "codex", timeoutMs, fallback: [], params: { model: "m" } }]]);
  return { ...DEFAULT_POLICY, agents, redo };
}

const member = (use: string, fallback: readonly string[]) => ({ use, timeoutMs: null, fallback, params: {} });

const notAskedFor = () => Promise.reject(new Error("not asked for"));

interface Stage {
  readonly redo?: Partial<RedoPolicy>;
  readonly firstSession?: string | null;
  readonly canResume?: boolean;
  readonly unfit?: Error;
  readonly session?: (time: number) => string | null;
}

/** A worker whose agent says what it was asked, and copies that say when they are made and gone. */
async function stage({
  redo = {},
  firstSession = null,
  canResume = true,
  unfit,
  session = (time) => `s${time}`,
}: Stage = {}) {
  const seen: string[] = [];
  let [times, copies, shots, held] = [0, 0, 0, "head"];
  const warnings: string[] = [];
  const log = { info: () => {}, warning: (text: string) => void warnings.push(text), error: () => {} };
  const answer = (what: string, timeoutMs: number): AgentResult => {
    times += 1;
    seen.push(`${what} within ${timeoutMs}`);
    const run = { use: "codex", version: null, model: "m", sessionId: session(times), usage: null, remarks: [] };
    return { handoff: null, failure: null, structured: null, run, commands: [], files: [] };
  };
  const agent: Agent = {
    ...(unfit !== undefined && { prepare: () => Promise.reject(unfit) }),
    verify: async (task) => {
      await task.onReady?.();
      return answer(`verify ${task.prompt}`, task.timeoutMs);
    },
    ...(canResume && {
      resume: async ({ id, message }, task) => {
        await task.onReady?.();
        return answer(`resume ${id} ${message}`, task.timeoutMs);
      },
    }),
  };
  const module: AgentModule = { params: z.unknown(), provenance: "claimed", create: () => agent };
  const hired = await hireWorker(policyWith({ ...REDO, ...redo }), firstSession, () => Promise.resolve(module));
  if (hired === null) throw new Error("nobody was hired");
  const worker: Worker = hired;
  const checkOut = (): Promise<WorkingCopy> => {
    copies += 1;
    const name = `copy ${copies}`;
    seen.push(`made ${name}`);
    return Promise.resolve({
      dir: name,
      homeDir: "h",
      tmpDir: "t",
      snapshot: () => Promise.resolve(`shot ${(shots += 1)}`),
      patchSince: () => Promise.resolve({ text: "", files: 0, isTruncated: false }),
      remove: () => {
        seen.push(`removed ${name}`);
        return Promise.resolve();
      },
    });
  };
  /** As if what it leaves was pushed each time, and nobody else pushed anything. */
  const revise = async (prompt: string, head = held) => {
    const assignment = { target: null, prompt, head, keep: notAskedFor, openTranscript: NO_TRANSCRIPT };
    const work = await worker.revise(assignment, checkOut, agentContext({ log }));
    held = `commit ${times}`;
    worker.holds(held);
    return work;
  };
  return { seen, worker, revise, warnings };
}

test.each([
  ["no redo", null],
  ["nobody named", { ...REDO, agent: null }],
  ["somebody who is not there", { ...REDO, agent: "nobody" }],
])("with %s nobody is hired, and no agent is loaded", async (_, redo) => {
  expect(await hireWorker(policyWith(redo), null, notAskedFor)).toBeNull();
});

test("the first revision is a fresh turn; the next go on with its session, in the same copy", async () => {
  const { seen, worker, revise } = await stage();
  const first = await revise("one");
  expect(first.run).toMatchObject({ agent: "fixer", use: "codex", sessionId: "s1", attempts: [] });
  // What the agent's own start put there is not its work.
  expect(first.since).toBe("shot 2");
  await revise("two");
  await revise("three");
  expect(seen).toEqual([
    "made copy 1",
    "verify one within 5000",
    "resume s1 two within 5000",
    "resume s2 three within 5000",
  ]);
  await worker.dispose();
  await worker.dispose();
  expect(seen.at(-1)).toBe("removed copy 1");
  expect(seen).toHaveLength(5);
});

test("the session that wrote the change is gone on with", async () => {
  const { seen, revise } = await stage({ firstSession: "bc-1", session: () => null });
  await revise("one");
  await revise("two");
  expect(seen.slice(1)).toEqual(["resume bc-1 one within 5000", "resume bc-1 two within 5000"]);
});

test("resume: false begins anew each time, in a copy of the new commit", async () => {
  const { seen, worker, revise } = await stage({ redo: { resume: false }, firstSession: "bc-1" });
  await revise("one");
  await revise("two");
  await worker.dispose();
  expect(seen).toEqual([
    "made copy 1",
    "verify one within 5000",
    "removed copy 1",
    "made copy 2",
    "verify two within 5000",
    "removed copy 2",
  ]);
  expect(worker.isPushingItself).toBe(false);
});

test("what somebody else pushed meanwhile is not undone from an old copy", async () => {
  const { seen, revise } = await stage();
  await revise("one");
  await revise("two", "somebody's commit");
  expect(seen).toEqual([
    "made copy 1",
    "verify one within 5000",
    "removed copy 1",
    "made copy 2",
    "verify two within 5000",
  ]);
});

test("a session in a cloud outlives the copy", async () => {
  const { seen, revise } = await stage({ firstSession: "bc-1", session: () => null });
  await revise("one");
  await revise("two", "somebody's commit");
  expect(seen.at(-1)).toBe("resume bc-1 two within 5000");
});

test("sessions of programs end with the copy that their HOME is in, be it for one that stands in", async () => {
  const seen: string[] = [];
  const failures: Readonly<Record<string, readonly AgentResult["failure"][]>> = {
    one: [null, { reason: "model-rate-limited", detail: "429" }, null],
    two: [null],
  };
  const moduleOf = (use: string): AgentModule => {
    let times = 0;
    const answer = (how: string, homes: ReadonlySet<string>, home: string): Promise<AgentResult> => {
      const failure = failures[use]?.[times] ?? null;
      times += 1;
      // As a program does that finds no such session in its HOME.
      seen.push(`${use} ${how} in ${home}${homes.has(home) ? "" : ", which is not there"}`);
      const session = { use, version: null, model: null, sessionId: `${use} in ${home}`, usage: null, remarks: [] };
      const run = failure === null ? session : null;
      return Promise.resolve({ handoff: null, failure, structured: null, run, commands: [], files: [] });
    };
    const agent: Agent = {
      verify: (task) => answer("verify", homesThere, task.workingCopy.homeDir),
      resume: ({ id }, task) => answer(`resume ${id}`, homesThere, task.workingCopy.homeDir),
    };
    return { params: z.unknown(), provenance: "claimed", create: () => agent };
  };
  const homesThere = new Set<string>();
  const agents = toRecord([
    ["fixer", member("one", ["other"])],
    ["other", member("two", [])],
  ]);
  const worker = await hireWorker({ ...DEFAULT_POLICY, agents, redo: REDO }, null, (use) =>
    Promise.resolve(moduleOf(use)),
  );
  let copies = 0;
  const checkOut = (): Promise<WorkingCopy> => {
    copies += 1;
    const homeDir = `home ${copies}`;
    homesThere.add(homeDir);
    const remove = () => Promise.resolve(void homesThere.delete(homeDir));
    return Promise.resolve({ dir: "d", homeDir, tmpDir: "t", ...UNCHANGED, remove });
  };
  for (const [at, head] of ["one", "two", "three"].entries()) {
    const assignment = { target: null, prompt: "p", head, keep: notAskedFor, openTranscript: NO_TRANSCRIPT };
    await worker?.revise(assignment, checkOut, agentContext());
    worker?.holds(["two", "three", "four"][at] ?? "");
  }
  expect(seen).toEqual([
    "one verify in home 1",
    "one resume one in home 1 in home 1",
    "two verify in home 2",
    "one verify in home 2",
  ]);
});

test("an agent that cannot resume gets a fresh turn in the copy with its own work", async () => {
  const { seen, revise } = await stage({ canResume: false });
  await revise("one");
  await revise("two");
  expect(seen).toEqual(["made copy 1", "verify one within 5000", "verify two within 5000"]);
});

test("who cannot work here says so when it is asked, before a copy is made; with a session it needs nothing here", async () => {
  const unfit = new GateError("key-missing", "no key");
  const fresh = await stage({ unfit });
  await fresh.worker.prepare(agentContext());
  await expect(fresh.revise("one")).rejects.toBe(unfit);
  expect(fresh.seen).toEqual([]);
  const resumed = await stage({ unfit, firstSession: "bc-1" });
  await resumed.worker.prepare(agentContext());
  await resumed.revise("one");
  expect(resumed.seen).toContain("resume bc-1 one within 5000");
  const bug = await stage({ unfit: new TypeError("bug") });
  await expect(bug.worker.prepare(agentContext())).rejects.toThrow("bug");
});

test.each([
  ["cannot start", "unfit", ["made copy"]],
  ["has no model", "model-unavailable", ["made copy", "asked first", "removed", "made copy"]],
] as const)("one that %s is stood in for by its fallback, in a copy that nobody worked in", async (_, how, before) => {
  const seen: string[] = [];
  const warnings: string[] = [];
  const agentOf = (name: string, failure: AgentResult["failure"]): Agent => ({
    ...(how === "unfit" &&
      failure !== null && { prepare: () => Promise.reject(new GateError("key-missing", "no key")) }),
    verify: () => {
      seen.push(`asked ${name}`);
      return Promise.resolve({ handoff: null, failure, structured: null, run: null, commands: [], files: [] });
    },
  });
  const failure = { reason: "model-unavailable", detail: "it is away" } as const;
  const modules: Readonly<Record<string, Agent>> = { one: agentOf("first", failure), two: agentOf("second", null) };
  const agents = toRecord([
    ["fixer", member("one", ["other"])],
    ["other", member("two", [])],
  ]);
  const worker = await hireWorker({ ...DEFAULT_POLICY, agents, redo: REDO }, null, (use) => {
    const agent = modules[use];
    if (agent === undefined) throw new Error(use);
    return Promise.resolve({ params: z.unknown(), provenance: "claimed", create: () => agent });
  });
  const log = { info: () => {}, warning: (text: string) => void warnings.push(text), error: () => {} };
  await worker?.prepare(agentContext());
  const assignment = { target: null, prompt: "p", head: "h", keep: notAskedFor, openTranscript: NO_TRANSCRIPT };
  const checkOut = (): Promise<WorkingCopy> => {
    seen.push("made copy");
    const remove = () => Promise.resolve(void seen.push("removed"));
    return Promise.resolve({ dir: "d", homeDir: "h", tmpDir: "t", ...UNCHANGED, remove });
  };
  await worker?.revise(assignment, checkOut, agentContext({ log }));
  expect(seen).toEqual([...before, "asked second"]);
  expect(warnings).toEqual([`fixer: ${how === "unfit" ? "no key" : "it is away"}; other is asked now`]);
});

test("a copy that cannot be removed is a warning and nothing more", async () => {
  const said: string[] = [];
  await dismiss(null, (text) => void said.push(text));
  const stuck = { dispose: () => Promise.reject(new Error("busy")) };
  const { worker } = await stage();
  await dismiss({ ...worker, ...stuck }, (text) => void said.push(text));
  expect(said).toEqual(["a working copy could not be removed: busy"]);
});
