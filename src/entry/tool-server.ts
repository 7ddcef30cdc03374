import { createRelay } from "../adapters/tools/relay.ts";
import { serveTool } from "../adapters/tools/serve.ts";
import { ADDRESS_VARIABLE, NONCE_VARIABLE } from "../adapters/tools/wire.ts";
import { messageOf } from "../lib/error.ts";

/** The Model Context Protocol server that an agent's program starts to hand in evidence. */
async function main(): Promise<void> {
  const [address, nonce] = [process.env[ADDRESS_VARIABLE], process.env[NONCE_VARIABLE]];
  if (address === undefined || nonce === undefined) throw new Error("it is started by an agent of a run, not by hand");
  await serveTool(createRelay(address, nonce));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`passwhen tool server: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
