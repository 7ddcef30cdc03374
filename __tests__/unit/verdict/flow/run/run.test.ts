import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type FlowEvent, runProgram } from "../../../../../src/verdict/flow/run.ts";
import type { Holding, Scope } from "../../../../../src/verdict/flow/value.ts";
import { missing, play, program, seen } from "./support.ts";

const OK = { ok: true };
const BAD = { ok: false };

/** A world that takes its time, and the order in which it was asked and answered. */
async function playSlowly(text: string, delaysMs: Readonly<Record<string, number>>, scope: Scope = {}) {
  const trace: string[] = [];
  const run = await runProgram(program(text), scope, {
    perform: async ({ id }) => {
      trace.push(`+${id}`);
      await sleep(delaysMs[id] ?? 0);
      trace.push(`-${id}`);
      return seen(id, OK);
    },
    onEvent: ({ kind }) => void trace.push(kind),
  });
  return { run, trace };
}

test("items run in order, and a group's checks at once whatever each takes", async () => {
  const text = `
    verify {
      check first = run("a")
      parallel {
        check slow = run("b")
        check sum = 1 + 1
        check quick = run("c")
      }
      check last = run("d")
      pass when first.ok and slow.ok and quick.ok and last.ok and sum == 2
    }`;
  const { run, trace } = await playSlowly(text, { first: 20, slow: 40, quick: 5 });
  expect(run.result).toBe("true");
  expect(trace).toEqual([
    "+first",
    "-first",
    "+slow",
    "check.started",
    "check.finished",
    "+quick",
    "-quick",
    "-slow",
    "+last",
    "-last",
    "verify.finished",
  ]);
});

test("all of a group are asked before any is waited for", async () => {
  const text = `verify { parallel { ${["a", "b", "c"].map((name) => `check ${name} = run("x")`).join("\n")} }
    pass when a.ok and b.ok and c.ok }`;
  const release: (() => void)[] = [];
  const running = runProgram(
    program(text),
    {},
    {
      perform: ({ id }) => new Promise<Holding>((resolve) => release.push(() => resolve(seen(id, OK)))),
      onEvent: () => {},
    },
  );
  // Nobody has been answered, and nobody would be asked any more if one waited for another.
  await sleep(5);
  expect(release).toHaveLength(3);
  for (const answer of release.toReversed()) answer();
  expect((await running).result).toBe("true");
});

test("checks of a verify that stand alone wait for one another", async () => {
  const { trace } = await playSlowly(`verify { check a = run("x") check b = run("y") pass when a.ok and b.ok }`, {
    a: 10,
  });
  expect(trace).toEqual(["+a", "-a", "+b", "-b", "verify.finished"]);
});

test("the checks of a verdict are all of them, groups and single ones alike", async () => {
  const text = `
    let v = verify {
      check a = run("x")
      parallel { check b = run("x") check c = count([1, 2]) }
      pass when a.ok
    }
    return v`;
  const { run } = await play(text, { a: OK, b: BAD });
  expect(JSON.stringify(run.output)).toBe(
    '{"passed":true,"failed":false,"checks":{"a":{"ok":true},"b":{"ok":false},"c":2}}',
  );
});

test("a check sees the outer names, and `pass when` sees the checks too, wherever it stands", async () => {
  const text = `
    let floor = 2
    verify {
      pass when enough and a.ok
      check a = agent(x) { input { floor: floor } }
      check enough = floor >= 2
    }`;
  const { run, asked } = await play(text, { a: OK });
  expect(run.result).toBe("true");
  expect(asked[0]?.input).toEqual({ floor: 2 });
});

test("a check does not see another one", async () => {
  const { run } = await play(`verify { check a = run("x") check b = a.ok pass when b }`, { a: OK });
  expect(run).toMatchObject({
    result: "unknown",
    causes: [{ name: expect.stringMatching(/^a/) as string, reason: "missing-fact" }],
  });
});

test("names of a branch live there, and outer ones survive it", async () => {
  const text = `
    let x = 1
    if x == 1 { let y = 2 emit progress { sum: x + y } }
    emit progress { x: x, y: y }`;
  const { events } = await play(text);
  expect(events.map((event) => (event.kind === "progress" ? event.payload : null))).toEqual([
    { sum: 3 },
    { x: 1, y: null },
  ]);
});

test("nothing is asked after a require that fails", async () => {
  const text = `
    let before = run("a")
    require before.ok else fail "no"
    let after = run("b")
    verify { check c = run("c") pass when c.ok }
    emit progress { never: true }`;
  for (const [answer, result] of [
    [BAD, "false"],
    [missing("before"), "unknown"],
  ] as const) {
    const { run, asked, events } = await play(text, { before: answer, after: OK, c: OK });
    expect(run.result).toBe(result);
    expect(asked.map(({ site }) => site.id)).toEqual(["before"]);
    expect(events).toEqual([{ kind: "require.failed", message: "no", result }]);
    expect(run.error?.message).toBe(result === "false" ? "no" : undefined);
  }
});

test("nothing is asked after an `if` that nobody can decide", async () => {
  const text = `let a = run("a") if a.ok { let b = run("b") } else { let b = run("c") } verify { check d = run("d") pass when d.ok }`;
  const { run, asked } = await play(text, { a: missing("a") });
  expect(asked).toHaveLength(1);
  expect(run).toMatchObject({ result: "unknown", verifies: [], causes: [{ reason: "verifier-blocked" }] });
  expect(run.conditions).toMatchObject([{ evaluation: { result: "unknown" } }]);
});

test.each([
  [1, "one"],
  [2, "two"],
  [3, "many"],
])("`else if` takes the branch for %i", async (number, said) => {
  const text = `
    let n = ${number}
    if n == 1 { return "one" } else if n == 2 { return "two" } else { return "many" }`;
  expect((await play(text)).run.output).toBe(said);
});

test("a return ends the program from within a branch", async () => {
  const { run, asked } = await play(`if true { return { a: [1, "x"] } } let b = run("b")`);
  expect(run.output).toEqual({ a: [1, "x"] });
  expect(asked).toEqual([]);
});

test("an unknown verify has unknown members, both", async () => {
  const text = `
    let v = verify { check a = run("a") pass when a.ok }
    emit progress { passed: v.passed, failed: v.failed }
    if v.failed { emit progress { took: "failed" } }`;
  const { run, events } = await play(text, { a: missing("a") });
  expect(events).toEqual<FlowEvent[]>([
    { kind: "verify.finished", verify: "v", result: "unknown" },
    expect.objectContaining({ kind: "progress", payload: { passed: null, failed: null } }),
  ]);
  expect(run.result).toBe("unknown");
});

test("an agent whose input is unknown is not asked, and its value is unknown for the same reason", async () => {
  const text = `
    let a = run("a")
    verify {
      check b = agent(x) { input { deep: { list: [1, a.ok] } } }
      pass when b.ok
    }`;
  const { run, asked, events } = await play(text, { a: missing("a"), b: OK });
  expect(asked.map(({ site }) => site.id)).toEqual(["a"]);
  expect(run.result).toBe("unknown");
  expect(run.causes).toEqual([expect.objectContaining({ reason: "verifier-blocked" })]);
  expect(run.unasked).toMatchObject([{ site: { id: "b" }, causes: [{ reason: "verifier-blocked" }] }]);
  expect(events[0]).toEqual({ kind: "check.finished", check: "b", value: null });
});

test.each([
  [
    "a bare verify and a require decide, a named verify does not",
    `let v = verify { pass when no.ok } verify { pass when yes.ok } require yes.ok else fail "x"`,
    "true",
  ],
  ["a bare verify decides beside a require", `verify { pass when no.ok } require yes.ok else fail "x"`, "false"],
  [
    "without them every verify decides",
    `let v = verify { pass when yes.ok } let w = verify { pass when no.ok }`,
    "false",
  ],
  ["one false is enough beside an unknown", `verify { pass when what.ok } verify { pass when no.ok }`, "false"],
  ["one unknown is enough beside a true", `verify { pass when what.ok } verify { pass when yes.ok }`, "unknown"],
  ["a false verify stays false behind an unknown `if`", `verify { pass when no.ok } if what.ok { let x = 1 }`, "false"],
  [
    "a named verify does not: the branch may hold a require",
    `let v = verify { pass when no.ok } if what.ok { require yes.ok else fail "x" }`,
    "unknown",
  ],
  [
    "a true verify does not pass behind an unknown `if`: the branch may hold a require",
    `verify { pass when yes.ok } if what.ok { require no.ok else fail "x" }`,
    "unknown",
  ],
  [
    "a false verify stays false behind an unknown require",
    `verify { pass when no.ok } require what.ok else fail "x"`,
    "false",
  ],
  ["nothing decides", `let x = 1 return x`, "unknown"],
  ["what was not reached does not decide", `if no.ok { verify { pass when no.ok } }`, "unknown"],
])("%s", async (_, text, result) => {
  const scope = { yes: seen("yes", OK), no: seen("no", BAD), what: missing("what") };
  const { run } = await play(text, {}, scope);
  expect(run.result).toBe(result);
  expect(run.causes.length > 0).toBe(result === "unknown");
});

test("checks of one name in two blocks have ids of their own", async () => {
  const text = `
    let v = verify { check n = 1 pass when n == 1 }
    let w = verify { check n = 2 pass when n == 2 }
    verify { check n = 3 pass when n == 3 }
    verify { check n = 4 pass when n == 4 }
    let n2 = run("x")
    verify { check n2 = 5 pass when n2 == 5 }`;
  const ids = (await play(text)).run.computed.map(({ id }) => id);
  expect(ids).toEqual(["v.n", "w.n", "n", "n#2", "n2#2"]);
});

test("names that every object inherits are names like others", async () => {
  const text = `
    let __proto__ = 1
    let constructor = 2
    verify { check toString = run("x") check __defineGetter__ = 3 pass when toString.ok and __defineGetter__ == 3 and __proto__ == 1 and constructor == 2 }`;
  expect((await play(text, { toString: OK })).run.result).toBe("true");
});

test("the longest chain of `else if` that can be written is run to its end", async () => {
  const links = Array.from({ length: 60 }, (_, at) => `if n == ${at} { return ${at} } else `);
  const { run } = await play(`let n = 60 ${links.join("")} { return "end" }`);
  expect(run.output).toBe("end");
  expect(run.conditions).toHaveLength(60);
});

test("a defect of the host is not an unknown", async () => {
  const run = runProgram(
    program(`verify { parallel { check a = run("x") check b = run("y") } pass when a.ok and b.ok }`),
    {},
    {
      perform: ({ id }) => {
        if (id === "b") throw new Error("a defect");
        return sleep(1).then(() => seen(id, OK));
      },
      onEvent: () => {},
    },
  );
  await expect(run).rejects.toThrow("a defect");
});
