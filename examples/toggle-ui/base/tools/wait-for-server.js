/** Waits until the server has said in `server.json` where it listens, at most ten seconds. */
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

for (const end = Date.now() + 10_000; !existsSync("server.json"); await sleep(50))
  if (Date.now() > end) throw new Error("the server did not start within 10 s");
