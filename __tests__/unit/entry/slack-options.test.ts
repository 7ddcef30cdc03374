import { expect, test } from "vitest";
import { slackOptionsOf } from "../../../src/entry/slack-options.ts";

function read(env: Readonly<Record<string, string>>) {
  const warnings: string[] = [];
  const log = { info: () => {}, error: () => {}, warning: (message: string) => void warnings.push(message) };
  const options = slackOptionsOf(env, "https://github.com", log);
  return { token: options?.token ?? null, apiUrl: options?.apiUrl ?? null, warnings: warnings.length };
}

test.each([
  ["no token", {}, null, null, 0],
  ["an empty token", { SLACK_BOT_TOKEN: " " }, null, null, 0],
  ["a token", { SLACK_BOT_TOKEN: "xoxb-1\n" }, "xoxb-1", null, 0],
  [
    "another Slack",
    { SLACK_BOT_TOKEN: "t", SLACK_API_URL: "https://slack-gov.com/api/" },
    "t",
    "https://slack-gov.com/api/",
    0,
  ],
  [
    "one on this machine",
    { SLACK_BOT_TOKEN: "t", SLACK_API_URL: "http://127.0.0.1:8/api/" },
    "t",
    "http://127.0.0.1:8/api/",
    0,
  ],
  ["an address in the clear", { SLACK_BOT_TOKEN: "t", SLACK_API_URL: "http://slack.example/api/" }, null, null, 1],
  ["no address", { SLACK_BOT_TOKEN: "t", SLACK_API_URL: "slack" }, null, null, 1],
])("%s", (_, env, token, apiUrl, warnings) => {
  expect(read(env)).toEqual({ token, apiUrl, warnings });
});
