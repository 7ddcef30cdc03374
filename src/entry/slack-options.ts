import type { Log } from "../ports/log.ts";
import type { SlackOptions } from "../sinks/slack/index.ts";
import type { Environment } from "./settings.ts";

const LOOPBACK = ["127.0.0.1", "[::1]", "localhost"];

/** How runs are told in Slack: with `SLACK_BOT_TOKEN`, at `SLACK_API_URL` where a workflow names another Slack than the usual one. Null
 *  where there is no token, or where it would go over the network in the clear. Throws: never. */
export function slackOptionsOf(env: Environment, serverUrl: string, log: Log): SlackOptions | null {
  const token = env["SLACK_BOT_TOKEN"]?.trim() ?? "";
  const apiUrl = env["SLACK_API_URL"]?.trim() ?? "";
  if (token === "") return null;
  if (apiUrl === "" || isSafe(apiUrl))
    return { token, apiUrl: apiUrl === "" ? null : apiUrl, serverUrl, warn: log.warning };
  log.warning("Runs are not told in Slack: `SLACK_API_URL` is no `https` address.");
  return null;
}

function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
}
