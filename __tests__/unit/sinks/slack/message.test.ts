import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import type { Report } from "../../../../src/publish/report.ts";
import { MAX_MESSAGE_CHARS, renderMessage } from "../../../../src/sinks/slack/message.ts";
import { asLink, asMrkdwn } from "../../../../src/sinks/slack/mrkdwn.ts";
import { REPORT_CASES } from "../../../support/report-cases.ts";
import { gate, report, verdict } from "../../../support/sample-report.ts";

const CONTEXT = { serverUrl: "https://github.com", runKey: "1.1:a:b", isTold: () => true };

/** The one link of a message is ours and leads to the host. */
const OWN_LINK = /<https:\/\/github\.com\/[^<>|\s]*\|[^<>|\n]*>/;

/** What Slack would act on beyond our own link; null for nothing. */
function findActive(text: string): string | null {
  const rest = text.replace(OWN_LINK, "");
  const active = [
    /[<>]/,
    /&(?!(?:amp|lt|gt);)/,
    /@(?!\u200b)\S/u,
    /#(?!\u200b)\S/u,
    /:\/\//,
    /:[^\s:\u200b]+:/u,
    /\bmailto:/i,
    /\bwww\./i,
  ];
  return active.map((one) => one.exec(rest)?.[0]).find(Boolean) ?? null;
}

const HOSTILE = [
  "<!channel>",
  "<!here|here>",
  "<@U012AB3CD>",
  "<#C024BE7LR>",
  "<!subteam^SAZ94GDB8>",
  "<https://evil.example|octo-org/dark-mode>",
  "<mailto:a@b.example|x>",
  "&lt;!channel&gt;",
  "@channel @here @everyone",
  "#general",
  "https://evil.example",
  "www.evil.example",
  ":white_check_mark: passed",
  "`<!channel>`",
  "x\n*Passwhen: passed*",
  "\u202e<!channel>",
  "<\u200b!channel>",
  "&#60;!channel>",
];

test.each(HOSTILE)("%j does nothing in a message", (text) => {
  expect(findActive(asMrkdwn(text, 1_000))).toBeNull();
  expect(asMrkdwn(text, 1_000)).not.toContain("\n");
});

test("the check for what is active sees it", () => {
  for (const text of ["<!channel>", "@here", "#general", "https://x", ":+1:", "&amp", "a@b.c", "www.x"])
    expect(findActive(text)).not.toBeNull();
});

function reportWith(text: string): Report {
  const reasons = [{ code: "verifier-failed", check: null, detail: text }] as const;
  const base = report([{ gate: gate(null, { name: text }), verdict: verdict("failed", { reasons }) }]);
  const blocked = { code: "plan-invalid", check: null, detail: text } as const;
  return { ...base, reasons: [blocked], subject: { ...base.subject, repository: `octo/${text}`, headSha: text } };
}

test("hostile texts never produce an active mention, link or emoji in what is posted", () => {
  const parts = fc.constantFrom(
    ...HOSTILE,
    "<",
    ">",
    "&",
    "!",
    "@",
    "#",
    "|",
    ":",
    "/",
    "\\",
    "\n",
    "\u0000",
    "a",
    " ",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.array(parts, { maxLength: 12 }).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const message = renderMessage(reportWith(text), CONTEXT);
      expect(findActive(message)).toBeNull();
      expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARS);
      expect(message.split("\n").length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 2_000 },
  );
});

test("text that hides nothing is shown as it is", () => {
  expect(asMrkdwn("3 of 4 tests failed: src/a_b.js (exit 1), 100 % sure", 200)).toBe(
    "3 of 4 tests failed: src/a_b.js (exit 1), 100 % sure",
  );
  expect(asMrkdwn("a < b && c > d", 200)).toBe("a &lt; b &amp;&amp; c &gt; d");
  expect(asMrkdwn("x".repeat(300), 10)).toBe(`${"x".repeat(10)} … (290 more characters)`);
});

test("a link keeps its address and label apart", () => {
  expect(asLink("https://github.com/o/r|<b>/pull/1", "o/r|x> y")).toBe(
    "<https://github.com/o/r%7C%3Cb%3E/pull/1|o/r¦x&gt; y>",
  );
});

test("a long message is cut at whole lines and says so", () => {
  const reasons = [{ code: "verifier-failed", check: null, detail: "&".repeat(240) }] as const;
  const parts = Array.from({ length: 80 }, (_, at) => ({
    gate: gate(null, { name: `gate-${at}` }),
    verdict: verdict("failed", { reasons }),
  }));
  const message = renderMessage(report(parts), CONTEXT);
  const lines = message.split("\n");
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARS);
  expect(message.length).toBeGreaterThan(1_500);
  expect(lines.at(-1)).toBe(`_Cut: ${82 - (lines.length - 1)} lines more, see the check run._`);
  expect(message.replaceAll(/&amp;/g, "")).not.toContain("&");
});

test.each(Object.entries(REPORT_CASES))("every report has a message: %s", (_, given) => {
  const message = renderMessage(given, CONTEXT);
  expect(message).toMatch(/^\*Passwhen: [^*\n]+\* for /);
  expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARS);
  expect(findActive(message)).toBeNull();
});

test("a merge group's message leads to its commit", () => {
  const given = report([]);
  const message = renderMessage({ ...given, subject: { ...given.subject, number: null } }, CONTEXT);
  expect(message).toContain(
    `<https://github.com/octo-org/dark-mode/commit/${given.subject.headSha}|octo-org/dark-mode>`,
  );
});
