import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { makeTempFolder } from "../../support/git-repo.ts";
import { startModelServer } from "../../support/model-server/server.ts";
import { type Define, HANDOFF, shellThen } from "./bench.ts";
import { CANARY, hostileFiles, hostileHome } from "./hostile-files.ts";

/** A checkout that tries to configure every agent there is: none of its commands may run, nothing may reach its server, no word of its
 *  instructions may reach the model. */
export function defineHostile(define: Define): void {
  define("a hostile checkout configures nothing", async (bench) => {
    const markers = makeTempFolder("markers");
    const evil = await startModelServer({ scenario: { turns: [{ text: "taken over" }] } });
    try {
      const files = { ...hostileFiles(markers, evil.url), "README.md": "hello\n" };
      const run = await bench({ scenario: shellThen("cat README.md", HANDOFF), files });
      const { failure, handoff } = await run.verify();
      expect(failure).toBe(null);
      expect(handoff).toContain("unit-test-verified");
      expect(readdirSync(markers)).toEqual([]);
      expect(evil.calls.map(({ path, auth }) => [path, auth?.value])).toEqual([]);
      expect(run.server.calls.filter(({ body }) => body.includes(CANARY)).map(({ path }) => path)).toEqual([]);
      expect(run.server.calls.some(({ lastResult }) => lastResult.includes("hello"))).toBe(true);
    } finally {
      await evil.close();
    }
  });

  define("what lies in the folders above configures nothing", async (bench) => {
    const markers = makeTempFolder("markers");
    const evil = await startModelServer({ scenario: { turns: [{ text: "taken over" }] } });
    try {
      const run = await bench({ scenario: shellThen("cat README.md", HANDOFF) });
      for (const [path, text] of Object.entries(hostileFiles(markers, evil.url))) {
        const place = join(dirname(run.dir), path);
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, text);
      }
      const { failure } = await run.verify();
      expect(failure).toBe(null);
      expect(readdirSync(markers)).toEqual([]);
      expect(evil.calls.map(({ path, auth }) => [path, auth?.value])).toEqual([]);
      expect(run.server.calls.filter(({ body }) => body.includes(CANARY)).map(({ path }) => path)).toEqual([]);
    } finally {
      await evil.close();
    }
  });

  define("what a run leaves in its HOME does not configure the next", async (bench) => {
    const markers = makeTempFolder("markers");
    const evil = await startModelServer({ scenario: { turns: [{ text: "taken over" }] } });
    try {
      const { files, shell } = plantedBy(hostileHome(markers, evil.url));
      const scenario = shellThen(shell, HANDOFF);
      const rounds = [{ match: /critique/i, turns: [{ shell: "echo round-two" }, { text: HANDOFF }] }];
      const run = await bench({ scenario: { ...scenario, rounds }, files });
      const first = await run.verify();
      expect(first.failure).toBe(null);
      expect(run.server.calls.at(-1)?.lastResult).toContain("planted");
      const asked = run.server.calls.length;
      const second = await run.resume(first.run?.sessionId ?? "", "Critique: look again.\n");
      expect(second.failure).toBe(null);
      expect(run.server.calls.at(-1)?.lastResult).toContain("round-two");
      expect(readdirSync(markers)).toEqual([]);
      expect(evil.calls.map(({ path, auth }) => [path, auth?.value])).toEqual([]);
      const told = run.server.calls.slice(asked).filter(({ body }) => body.includes(CANARY));
      expect(told.map(({ path }) => path)).toEqual([]);
    } finally {
      await evil.close();
    }
  });
}

/** A checkout whose files have harmless names, with a script that puts them into HOME: a command that names places outside the working
 *  copy is denied by some agents, what a script does is not seen. */
function plantedBy(home: Readonly<Record<string, string>>): {
  readonly files: Readonly<Record<string, string>>;
  readonly shell: string;
} {
  const entries = Object.entries(home).map(([path, text], at) => ({ path, text, file: `data/${at}.txt` }));
  const lines = entries.map(({ path, file }) => `mkdir -p "$HOME/${dirname(path)}" && cp ${file} "$HOME/${path}"`);
  return {
    files: {
      ...Object.fromEntries(entries.map(({ file, text }) => [file, text])),
      "plant.sh": `exec 2>/dev/null\n${lines.join("\n")}\necho planted\n`,
    },
    shell: "bash plant.sh",
  };
}
