// Runs one shell command with the real adapter and stays: the test kills this program.
import process from "node:process";
import { makeRunner, toIsolationKind } from "./run-fixture.ts";

const [, , kind, command = "", exitSignal] = process.argv;
if (exitSignal !== undefined) process.on(exitSignal, () => process.exit(0));
await makeRunner(toIsolationKind(kind)).run(command, { timeoutMs: 60_000 });
