// Starts more programs at once than there are descriptors for; prints what came of it as JSON.
import process from "node:process";
import { GateError } from "../../../../src/lib/error.ts";
import { makeRunner, toIsolationKind } from "./run-fixture.ts";

const { run } = makeRunner(toIsolationKind(process.argv[2]));
await run("true");
const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => run("sleep 0.2")));
const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
const refused = failures.filter((error) => error instanceof GateError && error.code === "world-failed");
const unexpected = failures.filter((error) => !refused.includes(error)).map(String);
process.stdout.write(JSON.stringify({ refused: refused.length, unexpected, afterwards: (await run("true")).ended }));
