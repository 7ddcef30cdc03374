import { readFileSync } from "node:fs";
import { endOnBugs } from "./crash.ts";
import { takeSecrets } from "./hidden-secrets.ts";
import { whyIgnored } from "../event/wakes.ts";

/** The action's door. Most events end here, before anything heavy is loaded. */
async function main(): Promise<void> {
  const name = process.env["GITHUB_EVENT_NAME"] ?? "";
  const payload = readPayload(process.env["GITHUB_EVENT_PATH"]);
  const reason = whyIgnored(name, actionOf(payload), payload);
  if (reason !== null) {
    process.stdout.write(`${reason}\n`);
    return;
  }
  if (payload === null) {
    process.stdout.write(
      "::error::GITHUB_EVENT_PATH names no readable JSON file; this action runs as a step of a GitHub Actions job\n",
    );
    process.exitCode = 64;
    return;
  }
  const env = takeSecrets(process.env);
  const { runAction } = await import("./run-action.ts");
  process.exitCode = await runAction(name, payload, env);
}

/** Null where there is no readable event file. */
function readPayload(path: string | undefined): unknown {
  if (path === undefined) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function actionOf(payload: unknown): string | null {
  if (typeof payload !== "object" || payload === null || !("action" in payload)) return null;
  return typeof payload.action === "string" ? payload.action : null;
}

endOnBugs();
await main();
