// Runs one shell command with the real adapter and prints its output: the test decides what this program inherits.
import process from "node:process";
import type { IsolationKind } from "../../../../src/adapters/process/isolation.ts";
import { makeRunner } from "./run-fixture.ts";

const [, , kind = "auto", command = ""] = process.argv;
const result = await makeRunner(kind as IsolationKind).run(command);
process.stdout.write(result.stdout.text + result.stderr.text);
