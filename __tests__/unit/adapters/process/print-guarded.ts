// Runs a shell command with the real adapter in the copy `own` of a run's folder that is guarded: the test puts this into a mount
// namespace.
import { join } from "node:path";
import process from "node:process";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";

const [, , root = "", shell = ""] = process.argv;
const copy = join(root, "work", "own");
const result = await createProcesses({ baseEnv: process.env, readOnly: [root] }).run({
  command: { shell },
  cwd: join(copy, "repo"),
  homeDir: join(copy, "home"),
  tmpDir: join(copy, "tmp"),
  env: {},
  stdin: null,
  timeoutMs: 30_000,
  maxOutputBytes: 65_536,
  signal: new AbortController().signal,
});
process.stdout.write(result.stdout.text);
process.stderr.write(result.stderr.text);
