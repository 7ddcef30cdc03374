import { readFileSync } from "node:fs";
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
  const { runAction } = await import("./run-action.ts");
  process.exitCode = await runAction(name, payload, process.env);
}

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

await main();
