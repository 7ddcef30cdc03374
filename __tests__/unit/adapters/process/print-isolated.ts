// Prints whether programs are isolated where this runs: the test puts it into a mount namespace.
import process from "node:process";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";

process.stdout.write(String(await createProcesses({ baseEnv: process.env }).isIsolated()));
