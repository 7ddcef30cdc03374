import { takeUp } from "../adapters/tools/handover.ts";
import { createRelay } from "../adapters/tools/relay.ts";
import { serveTool } from "../adapters/tools/serve.ts";
import { ADDRESS_VARIABLE, FILE_VARIABLE } from "../adapters/tools/wire.ts";
import { messageOf } from "../lib/error.ts";

/** The Model Context Protocol server that an agent's program starts to hand in evidence. */
async function main(): Promise<void> {
  const [address, file] = [process.env[ADDRESS_VARIABLE], process.env[FILE_VARIABLE]];
  if (address === undefined || file === undefined) throw new Error("it is started by an agent of a run, not by hand");
  await serveTool(createRelay(address, await takeUp(file)));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`passwhen tool server: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
