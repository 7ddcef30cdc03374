// Runs one shell command with the real adapter and stays: the test kills this program.
import process from "node:process";
import type { IsolationKind } from "../../../../src/adapters/process/isolation.ts";
import { makeRunner } from "./run-fixture.ts";

const [, , kind = "auto", command = "", exitSignal] = process.argv;
if (exitSignal !== undefined) process.on(exitSignal, () => process.exit(0));
await makeRunner(kind as IsolationKind).run(command, { timeoutMs: 60_000 });
