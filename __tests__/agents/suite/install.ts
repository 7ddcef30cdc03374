import { GateError } from "../../../src/lib/error.ts";
import { loadCli } from "./bench.ts";
import type { Traits } from "./traits.ts";
import { askNpm, programs } from "./world.ts";

/** Installs the agent's program. Out: why that is not possible here, or null. Throws: when it is the fault of the adapter. */
export async function whyNotInstallable({ use }: Traits): Promise<string | null> {
  const { program } = await loadCli(use);
  try {
    await programs.find(program, { install: true });
    return null;
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== "agent-install-failed") throw error;
    const { exitCode, text } = await askNpm(["view", `${program.npmPackage}@${program.tested}`, "version"]);
    // The registry has this very version: then it is not the network that keeps it from coming.
    if (exitCode === 0 && text === program.tested) throw error;
    return `not driven, since it cannot be installed here: ${error.message}`;
  }
}
