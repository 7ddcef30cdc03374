import type { UnreadableReason } from "../../../../src/evidence/handoff/handoff.ts";

/** One handoff for each reason why a handoff yields no value. */
export const UNREADABLE_EXAMPLES: Readonly<Record<UnreadableReason, string>> = {
  "no-section": "All good.\n",
  "no-value": "## Verification\n\n## Target\n`toggle`\n",
  "unknown-value": "## Verification\nlooks-good\n",
  "template-value": "## Verification\n<one of: live-ui-verified | unit-test-verified>\n",
  "conflicting-sections": "## Verification\nunit-test-verified\n\n## Verification\nverifier-failed\n",
  "conflicting-values": "## Verification\n- `unit-test-verified`\n- `verifier-failed`\n",
  "suspicious-heading": "## Verific\u0430tion\nunit-test-verified\n",
  "suspicious-value": "## Verification\nunit-test-\u200bverified\n",
  "heading-depth": "### Verification\nunit-test-verified\n",
  "too-large": `## Verification\nunit-test-verified\n\n${"x".repeat(1_100_000)}\n`,
};
