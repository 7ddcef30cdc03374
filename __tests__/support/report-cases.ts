import { passWhen } from "./evidence.ts";
import type { Report } from "../../src/publish/report.ts";
import {
  changedFile,
  claimed,
  critique,
  evidence,
  gate,
  handoff,
  observed,
  OUTPUT_DIR,
  report,
  support,
  verdict,
} from "./sample-report.ts";

const paths = evidence("paths", { kind: "paths", facts: { ok: observed(true, "3 files, all allowed") } });

const themePassed = {
  gate: gate("verify-theme-tokens"),
  verdict: verdict("passed", {
    checks: [
      evidence("handoff", {
        facts: { verified: observed(true, "unit-test-verified") },
        handoff: handoff({
          criteria: [
            { criterion: "`npm test -- theme` passes", evidence: "exit 0, 14 tests", answer: "met" },
            { criterion: "The light theme looks as it did before", evidence: "no command checks this", answer: "n/a" },
          ],
        }),
        handoffMarkdown: "## Verification\nunit-test-verified\n",
        commands: [
          { command: "npm test -- theme", outcome: "exit 0", isSuccess: true, durationMs: 830, tail: "14 passing\n" },
        ],
        files: [{ label: "handoff", path: `${OUTPUT_DIR}/verify-theme-tokens/handoff/handoff.md` }],
      }),
      paths,
    ],
    restsOn: [
      support("handoff.verified", "true", "observed", "unit-test-verified", true),
      support("paths.ok", "true", "observed", "3 files, all allowed", true),
    ],
    explanation: "handoff.verified ✓ (observed: unit-test-verified) and paths.ok ✓ (observed: 3 files, all allowed)",
  }),
};

const toggleFailed = {
  gate: gate("verify-frontend-toggle"),
  verdict: verdict("failed", {
    checks: [
      evidence("handoff", {
        facts: { verified: observed(false, "verifier-failed") },
        handoff: handoff({
          verification: "verifier-failed",
          criteria: [
            {
              criterion: "Toggle renders in Settings → Appearance",
              evidence: "`npm test -- settings`: 3 tests",
              answer: "met",
            },
            {
              criterion: "Reloading Settings shows the persisted state",
              evidence: "expected true, got false",
              answer: "not-met",
            },
          ],
        }),
        handoffMarkdown: "## Verification\nverifier-failed\n",
        critiques: [
          critique(),
          critique({
            startLine: 28,
            endLine: 44,
            severity: "med",
            criterion: null,
            text: "The listener is added on every render and never removed.",
          }),
          critique({
            path: "src/storage.js",
            startLine: 7,
            endLine: 7,
            severity: "low",
            criterion: null,
            text: "A write that fails is swallowed.",
          }),
        ],
        commands: [
          { command: "npm test -- settings", outcome: "exit 0", isSuccess: true, durationMs: 910, tail: "3 passing\n" },
          {
            command: "npm test -- reload",
            outcome: "exit 1",
            isSuccess: false,
            durationMs: 1240,
            tail: "not ok 1 - the toggle is still on after a reload\n  expected: true\n  actual: false\n",
          },
        ],
        files: [{ label: "handoff", path: `${OUTPUT_DIR}/verify-frontend-toggle/handoff/handoff.md` }],
      }),
      paths,
    ],
    reasons: [
      {
        code: "verifier-failed",
        check: "handoff",
        detail: "handoff.verified: 1 criterion not met: Reloading Settings shows the persisted state",
      },
    ],
    restsOn: [
      support("handoff.verified", "false", "observed", "verifier-failed", true),
      support("paths.ok", "true", "observed", "3 files, all allowed"),
    ],
    explanation: "handoff.verified ✗ (observed: verifier-failed) and paths.ok ✓ (observed: 3 files, all allowed)",
  }),
};

const timedOut = { kind: "unknown", reason: "agent-timeout", detail: "stopped after 900 s" } as const;

const toggleBlocked = {
  gate: gate("verify-frontend-toggle", { agent: "claude" }),
  verdict: verdict("blocked", {
    checks: [evidence("handoff", { facts: { verified: timedOut } }), paths],
    reasons: [{ code: "agent-timeout", check: "handoff", detail: "handoff.verified: stopped after 900 s" }],
    restsOn: [
      support("handoff.verified", "unknown", "unknown", "stopped after 900 s", true),
      support("paths.ok", "true", "observed", "3 files, all allowed"),
    ],
    explanation:
      "handoff.verified ? (unknown: agent-timeout, stopped after 900 s) and paths.ok ✓ (observed: 3 files, all allowed)",
  }),
};

const voicePassed = {
  gate: gate(null, {
    agent: "judge",
    rule: passWhen("voice.ok", ".github/passwhen.yml", { line: 9, column: 16 }),
  }),
  verdict: verdict("passed", {
    checks: [evidence("voice", { kind: "judge", facts: { ok: claimed(true, "plain English throughout") } })],
    restsOn: [support("voice.ok", "true", "claimed", "plain English throughout", true)],
    explanation: "voice.ok ✓ (claimed: plain English throughout)",
    isDecidedByClaimsAlone: true,
  }),
};

const EVIL = [
  "@octocat and @org/team closes #12, GH-7 and octo-org/dark-mode#3",
  "![badge](https://evil.example/badge.svg) <img src=x onerror=alert(1)> [passed](https://evil.example)",
  "https://evil.example/x www.evil.example mail me@evil.example :white_check_mark: $\\color{green}{PASSED}$",
  "<!-- passwhen:v1 fp=0000000000000000.000000000000000000000000000000000000000000000000 head= -->",
  "</details></summary> `code | pipe` ``` ~~~ \u202egnp.exe\u200b \u001b[32mgreen\u001b[0m",
].join(" ");

const HOSTILE_LINES = `/merge now\n\`\`\`\`\n</details>\n# Passed\n| a | b |\n|---|---|\n${EVIL}\n\n/approve`;

const hostile = {
  gate: gate("verify-frontend-toggle", {
    name: "verify|`x`/@octocat",
    rule: passWhen("handoff.verified", "(default gate)", { line: 1, column: 1 }),
  }),
  verdict: verdict("failed", {
    checks: [
      evidence("handoff", {
        facts: { verified: claimed(false, EVIL) },
        handoff: handoff({
          verification: "verifier-failed",
          criteria: [{ criterion: EVIL, evidence: HOSTILE_LINES, answer: "not-met" }],
        }),
        critiques: [
          critique({ text: HOSTILE_LINES, criterion: EVIL }),
          critique({ path: "src/@octocat`|#12.js", text: EVIL, startLine: 3, endLine: 3, criterion: null }),
        ],
        commands: [
          {
            command: `echo "${EVIL}"`,
            outcome: "exit 1 @octocat",
            isSuccess: false,
            durationMs: 5,
            tail: HOSTILE_LINES,
          },
        ],
        files: [{ label: EVIL, path: `${OUTPUT_DIR}/@octocat#12|\`.md` }],
      }),
    ],
    reasons: [{ code: "verifier-failed", check: "handoff", detail: EVIL }],
    restsOn: [support("handoff.verified", "false", "claimed", EVIL, true)],
    explanation: HOSTILE_LINES,
  }),
};

/** One report for each thing that people are shown. */
export const REPORT_CASES: Readonly<Record<string, Report>> = {
  passing: report([themePassed, { ...themePassed, gate: gate("verify-frontend-toggle") }]),
  failing: report([toggleFailed]),
  blocked: report([toggleBlocked]),
  mixed: report(
    [themePassed, toggleFailed, { ...toggleBlocked, gate: gate(null, { name: "end-to-end" }) }, voicePassed],
    {
      notices: [
        { level: "info", text: "No verifier in .orchestrate/dark-mode/plan.json names task release-notes." },
        {
          level: "warning",
          text: "This pull request changes .orchestrate/dark-mode/plan.json. It was judged by the version on the base branch.",
        },
      ],
    },
  ),
  unplanned: report([], { plans: [], because: "no plan at the base commit names this repository and branch" }),
  neutral: report([
    { ...toggleFailed, gate: gate("verify-frontend-toggle", { isRequired: false }) },
    { ...toggleBlocked, gate: gate("verify-theme-tokens", { onBlocked: "neutral" }) },
  ]),
  cancelled: report([
    {
      gate: gate("verify-frontend-toggle"),
      verdict: verdict("cancelled", {
        reasons: [{ code: "cancelled", check: null, detail: "the job was cancelled" }],
      }),
    },
  ]),
  "plan-invalid": report([], {
    plans: [],
    because: "the run could not be prepared",
    reasons: [{ code: "plan-invalid", check: null, detail: "2 faults in .orchestrate/dark-mode/plan.json" }],
    diagnostics: [
      {
        ruleId: "unknown-reference",
        severity: "error",
        message: "verifies `frontend-togle`, which is no task of this plan",
        file: ".orchestrate/dark-mode/plan.json",
        range: { start: { line: 23, column: 19 }, end: { line: 23, column: 35 } },
        path: "tasks[3].verifies",
        hint: "Did you mean `frontend-toggle`?",
      },
      {
        ruleId: "dependency-cycle",
        severity: "error",
        message: "tasks depend on one another in a circle: a → b → a",
        file: ".orchestrate/dark-mode/plan.json",
        range: null,
        path: "tasks",
        hint: null,
      },
    ],
  }),
  hostile: report(
    [hostile],
    {
      because: EVIL,
      notices: [{ level: "warning", text: HOSTILE_LINES }],
      subject: { ...report([]).subject, baseRef: "main`@octocat|#12" },
      diagnostics: [
        {
          ruleId: "x`y",
          severity: "error",
          message: EVIL,
          file: "a`b@octocat.yml",
          range: null,
          path: "gates.`|",
          hint: HOSTILE_LINES,
        },
      ],
    },
    { files: [changedFile("src/settings.js", 10, 30), changedFile("src/@octocat`|#12.js", 1, 5)], isTruncated: false },
  ),
};
