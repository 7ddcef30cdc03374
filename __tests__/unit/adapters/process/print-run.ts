// Runs one shell command with the real adapter and prints its output: the test decides what this program inherits.
import process from "node:process";
import { makeRunner, toIsolationKind } from "./run-fixture.ts";

const [, , kind, command = ""] = process.argv;
const result = await makeRunner(toIsolationKind(kind)).run(command);
process.stdout.write(result.stdout.text + result.stderr.text);
