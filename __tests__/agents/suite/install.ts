import type { Cli } from "../../../src/cli-agent/cli.ts";
import { GateError } from "../../../src/lib/error.ts";
import type { Traits } from "./traits.ts";
import { isInRegistry, programs } from "./world.ts";

/** Installs the agent's program. Out: why that is not possible here, or null. Throws: when it is the fault of the adapter. */
export async function whyNotInstallable({ use }: Traits): Promise<string | null> {
  const { cli } = (await import(`../../../src/agents/${use}/index.ts`)) as { readonly cli: Cli };
  const { npmPackage, tested } = cli.program;
  try {
    await programs.find(cli.program, { install: true });
    return null;
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== "agent-install-failed") throw error;
    // Where the registry has this very version, it is not the network that keeps it from coming.
    if (!error.isRetryable && (await isInRegistry(npmPackage, tested))) throw error;
    return `not driven, since it cannot be installed here: ${error.message}`;
  }
}
