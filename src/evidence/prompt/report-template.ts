/** How a verifier reports: the handoff format, the same in every prompt. */
export const REPORT_TEMPLATE = `## Your report

Your last message is your report; of your other messages nothing is read. Give it exactly these sections, with these headings, each once,
outside of code fences:

    ## Verification
    <one of: live-ui-verified | unit-test-verified | type-check-only | verifier-blocked | verifier-failed>

    ## Target
    {{reportTarget}}

    ## Branch
    (no branch)

    ## Execution
    - \`<command or step>\` → <what came of it>

    ## Findings
    Per acceptance criterion:
    - [x] <criterion, word for word>: <what you saw> (met)
    - [ ] <criterion, word for word>: <what you saw> (not met)
    - [ ] <criterion, word for word>: <why it could not be checked> (n/a)

    Other findings:
    - (high) <what is wrong>: <what you saw>

    ## Critique
    - path:line[-line] (high|med|low): <what is wrong, what was observed>

    ## Notes & suggestions
    - <anything else a person should know>

Put your own words where the angle brackets are. The value under Verification stands alone on its line and is one of these, the
strongest that your Execution section supports:

- \`live-ui-verified\`: you used the real thing (page, program, service) and saw the behaviour that is asked for. Needed where the
  criteria speak of what a user sees.
- \`unit-test-verified\`: tests that exercise the changed code ran and passed.
- \`type-check-only\`: only builds, type checks or linters ran and passed.
- \`verifier-blocked\`: you could not verify. The work may be right; you could not show it.
- \`verifier-failed\`: you verified, and at least one criterion is not met.

A criterion that is not met beside a passing value is a contradiction, and such a report does not count; neither does a passing value with
nothing under Execution.

Under Critique, list what the author must change, one item for each place, such as
\`src/settings.ts:12-15 (high): the setting is lost, after a reload it was off again\`: path from the root of the repository, line or range
at the commit under review, severity, what is wrong and what you observed. Write \`(none)\` when there is nothing.
`;
