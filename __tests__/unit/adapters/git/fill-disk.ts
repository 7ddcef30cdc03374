// Runs on a disk of 512 KiB: prints the reason codes of what does not fit there.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import { failureOf, makeGit } from "./git-fixture.ts";

const [, , folder = "", remoteUrl = "", small = "", large = ""] = process.argv;
const { git } = makeGit({ remoteUrl, storeDir: join(folder, "store"), workDir: join(folder, "copies") });
await git.fetch([small]);
const checkOut = await failureOf(git.checkOut(small));
const fetch = await failureOf(git.fetch([large]));

const tmpDir = join(folder, "tmp");
mkdirSync(tmpDir);
const places = { cwd: "/", homeDir: tmpDir, tmpDir };
const input = await failureOf(
  createProcesses({ baseEnv: process.env }).run({
    ...places,
    command: { argv: ["cat"] },
    env: {},
    stdin: "x".repeat(700_000),
    timeoutMs: 10_000,
    maxOutputBytes: 1000,
    signal: new AbortController().signal,
  }),
);
process.stdout.write(JSON.stringify({ checkOut: checkOut.code, fetch: fetch.code, input: input.code }));
