import { createModels } from "../../src/adapters/models/models.ts";
import { GateError } from "../../src/lib/error.ts";

// A process of its own, because Node reads NODE_EXTRA_CA_CERTS once, when it starts. Prints `ok`, or code and message.
const models = createModels({ secretOf: () => "key", limits: { preflightMs: 5_000 } });
const endpoint = { wire: "anthropic", upstream: process.argv[2] ?? "", keyEnv: "K", model: "m" } as const;
const said = await models.preflight(endpoint, new AbortController().signal).then(
  () => "ok",
  (error: unknown) => (error instanceof GateError ? `${error.code}: ${error.message}` : String(error)),
);
process.stdout.write(said);
