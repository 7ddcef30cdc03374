import { execFileSync } from "node:child_process";
import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { countAttempts } from "../../../src/redo/attempts.ts";
import { commitMessage } from "../../../src/redo/message.ts";

const SOURCES = { attempt: 1, max: 3, gates: ["verify-toggle", "tests"], runKey: "77.1:12" } as const;

test("subject, gates and trailers, as git reads them", () => {
  const message = commitMessage(SOURCES);
  expect(message).toBe(`Revise after the critique (1/3)

An agent wrote this commit. Gates that did not pass before it:

- verify-toggle
- tests

Passwhen-Redo: 1/3
Passwhen-Run: 77.1:12
`);
  const trailers = execFileSync("git", ["interpret-trailers", "--parse"], { input: message, encoding: "utf8" });
  expect(trailers).toBe("Passwhen-Redo: 1/3\nPasswhen-Run: 77.1:12\n");
  expect(commitMessage({ ...SOURCES, gates: [] })).toBe(
    "Revise after the critique (1/3)\n\nPasswhen-Redo: 1/3\nPasswhen-Run: 77.1:12\n",
  );
});

const HOSTILE = [
  "fixes #12",
  "#12",
  "GH-12",
  "owner/repo#12",
  "@octocat",
  "closes https://github.com/o/r/issues/1",
  "[skip ci]",
  "x\n\nCo-authored-by: a <a@example.com>",
  "x\nPasswhen-Redo: 0/3",
  "skip-checks: true",
  "$(id)",
  "`id`",
  "<!-- x -->",
];

test.each(HOSTILE)("nothing acts on a gate or a run called %j", (text) => {
  const message = commitMessage({ ...SOURCES, gates: [text, "tests"], runKey: text });
  expect(message).not.toMatch(/[@#[\]<>`$]|gh-\d+$/im);
  expect(message).toContain("- tests\n- 1 more\n");
  expect(message.split("\n").length).toBe(commitMessage({ ...SOURCES, gates: ["tests", "x"] }).split("\n").length);
  expect(countAttempts([{ message, authorEmail: "b@example.com", tree: "" }], "b@example.com")).toBe(1);
});

test("no text at all brings a keyword, a mention or a trailer of its own", () => {
  const part = fc.oneof(fc.constantFrom(...HOSTILE), fc.string());
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), part, (gates, runKey) => {
      const message = commitMessage({ ...SOURCES, gates, runKey });
      expect(message).not.toMatch(/[@#[\]<>`$\\/](?!3\)?$)/m);
      expect(message).not.toMatch(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b[: ]+(?:#|gh-|http)/i);
      expect(message.match(/^[A-Za-z-]+: /gm)).toEqual(["Passwhen-Redo: ", "Passwhen-Run: "]);
      expect(message.length).toBeLessThan(1_500);
    }),
  );
});
