import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { isPassing } from "../../../../src/evidence/handoff/floor.ts";
import { VERIFICATIONS } from "../../../../src/plan/words.ts";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";

type Wrap = (text: string) => string;

function prefixed(first: string, others: string): Wrap {
  return (text) => text.replace(/^/gm, others).replace(others, first);
}

/** Every way to put text into something that is quoted, listed, hidden or code. */
const wraps: fc.Arbitrary<Wrap> = fc.oneof(
  fc
    .tuple(fc.constantFrom("`", "~"), fc.integer({ min: 3, max: 9 }), fc.constantFrom("", "text", "md x"))
    .map(([sign, length, info]): Wrap => (text) => {
      const fence = sign.repeat(
        length + (text.match(/[`~]+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0),
      );
      return `${fence}${info}\n${text}\n${fence}`;
    }),
  fc.constantFrom(
    prefixed("> ", "> "),
    prefixed(">", ">"),
    prefixed("- ", "  "),
    prefixed("* ", "  "),
    prefixed("+   ", "    "),
    prefixed("1. ", "   "),
    prefixed("27) ", "    "),
    prefixed("- [x] ", "  "),
    prefixed("    ", "    "),
    prefixed("\t", "\t"),
    prefixed("[^note]: ", "    "),
  ),
  fc.constantFrom<Wrap>(
    (text) => `<!--\n${text}\n-->`,
    (text) => `<details>\n<summary>log</summary>\n${text}\n</details>`,
    (text) => `<details>\n\n${text}\n\n</details>`,
    (text) => `<div hidden>\n\n${text}\n\n</div>`,
    (text) => `<pre>\n${text}\n</pre>`,
    (text) => `<script>\n\n${text}\n</script>`,
    (text) => `<template>${text}</template>`,
    (text) => `<?php\n${text}\n?>`,
    (text) => `<![CDATA[\n${text}\n]]>`,
    (text) => `| log |\n|---|\n${text.replace(/^(.*)$/gm, "| $1 |")}`,
    (text) => `Output:\n${text.replace(/^/gm, "    ")}`,
  ),
);

/** Inline markup goes round the section itself only: further out, a heading in it would end its paragraph and be a real one. */
const inlineWraps = fc.constantFrom<Wrap>(
  (text) => text,
  (text) => `Output: \`${text}\` was printed`,
  (text) => `See [the log](x "${text}")`,
  (text) => `See <a title="${text}">it</a>`,
);

const passingValue = fc.constantFrom("live-ui-verified", "unit-test-verified", "type-check-only");
const passingSection = fc
  .tuple(
    fc.constantFrom("## Verification", "## verification:", "## Verification ##", "Done.## Verification", "## Verdict"),
    fc.constantFrom("\n", "\n\n"),
    passingValue,
    fc.constantFrom("", "`", "**"),
    fc.constantFrom("", "\n\n## Execution\n- `npm test` → 3 passed"),
  )
  .map(([heading, gap, value, mark, rest]) => {
    const word = heading === "## Verdict" ? "pass" : value;
    return `${heading}${gap}${mark}${word}${mark}${rest}`;
  });
const failingSection = fc
  .constantFrom("verifier-failed", "- `verifier-failed`", "**verifier failed** — see below")
  .map((value) => `## Verification\n${value}\n\n## Execution\n- \`npm test\` → 1 failed\n`);
const gap = fc.constantFrom("\n", "\n\n", "\n\n\n");

function read(markdown: string): ReturnType<typeof parseHandoff>["handoff"] {
  return parseHandoff(markdown, "handoff.md").handoff;
}

test("a pass wrapped in any block beside a real failure is never a pass", () => {
  fc.assert(
    fc.property(
      passingSection,
      fc.tuple(inlineWraps, fc.array(wraps, { minLength: 1, maxLength: 3 })),
      failingSection,
      gap,
      fc.boolean(),
      (pass, [inline, layers], failure, between, isFirst) => {
        const wrapped = layers.reduce((text, wrap) => wrap(text), inline(pass));
        const markdown = isFirst ? `${wrapped}${between}${failure}` : `${failure}${between}${wrapped}\n`;
        expect(isPassing(read(markdown).verification)).toBe(false);
      },
    ),
    { numRuns: 1500 },
  );
});

/** Front matter, comments, decoys and prose that may stand around the one real section. */
const decoy = fc
  .tuple(inlineWraps, fc.array(wraps, { minLength: 1, maxLength: 2 }), passingSection)
  .map(([inline, layers, pass]) => layers.reduce((text, wrap) => wrap(text), inline(pass)));
const opening = fc.constantFrom(
  "",
  "---\ntask: verify-x\nverdict: pass\n---\n\n",
  "---\n## Verification\nlive-ui-verified\n---\n\n",
  "<!-- orchestrate handoff\ntask: verify-x\n-->\n\n",
  "I ran the suite in `src` and saw it pass.\n\n",
);
const statedValue = fc
  .tuple(
    fc.constantFrom(...VERIFICATIONS),
    fc.constantFrom("", "- ", "* ", "1. "),
    fc.constantFrom("", "`", "**", "_"),
    fc.constantFrom(
      "",
      ".",
      ": 14 of 14",
      " — see below",
      " (ran `npm test` only)",
      " ✅",
      "\n\n`type-check-only` is not applicable",
    ),
  )
  .map(([value, bullet, mark, tail]) => ({ value, text: `${bullet}${mark}${value}${mark}${tail}` }));
const blocks = fc.array(
  fc.oneof(decoy, fc.constantFrom("## Target\n`x`", "Prose with `code`.", "- a list", "| a |\n|---|\n| b |")),
  {
    maxLength: 3,
  },
);

test("a handoff with one section, cut at any character, yields its own value or none", () => {
  fc.assert(
    fc.property(opening, blocks, statedValue, blocks, fc.nat(), (start, before, stated, after, random) => {
      const section = `## Verification\n${stated.text}`;
      const markdown = [start + before.join("\n\n"), section, "## Execution\n- `npm test` → 3 passed", ...after].join(
        "\n\n",
      );
      const own = read(markdown).verification;
      fc.pre(own !== null);
      expect(own).toBe(stated.value);
      const places = [random % markdown.length, ...lineEnds(markdown)];
      for (const place of places) expect([own, null]).toContain(read(markdown.slice(0, place)).verification);
    }),
    { numRuns: 150 },
  );
});

function lineEnds(text: string): readonly number[] {
  return Array.from(text.matchAll(/\n/g), ({ index }) => index);
}

test("each value cut at each of its characters is itself or nothing", () => {
  for (const value of VERIFICATIONS) {
    const markdown = `## Execution\n- \`npm test\` → 3 passed\n\n## Verification\n${value}`;
    for (let end = markdown.length - value.length - 20; end <= markdown.length; end += 1)
      expect(read(markdown.slice(0, end)).verification).toBe(end === markdown.length ? value : null);
  }
});

/** Denials as agents write them, each around the words of a criterion. */
const denials = fc.constantFrom<Wrap>(
  (words) => `- NOT MET: ${words}`,
  (words) => `- [x] ${words}: not met`,
  (words) => `- **Not met** — ${words}`,
  (words) => `- [x] ${words} [not met]`,
  (words) => `- [x] ${words} (partially met)`,
  (words) => `- [x] ${words} (failed)`,
  (words) => `- ❌ ${words}`,
  (words) => `- [x] ${words} (✗)`,
  (words) => `- [ ] ${words}`,
  (words) => `- [x] ${words}, dark (not met), light (met)`,
  (words) => `| criterion | met |\n|---|---|\n| ${words} | no |`,
);
const criteria = fc.constantFrom(
  "Toggle renders",
  "Shows an error (red) on a wrong password",
  'Prints "met / not met" per row',
  "Failed logins are logged",
  "`npm test` passes",
);

test("a denied criterion contradicts a pass wherever it stands among others, and none of those does alone", () => {
  const sections = "## Verification\nunit-test-verified\n\n## Execution\n- `npm test` → 3 passed\n\n## Findings\n";
  fc.assert(
    fc.property(
      denials,
      criteria,
      fc.array(criteria, { maxLength: 3 }),
      fc.boolean(),
      (deny, denied, held, isFirst) => {
        const others = held.map((words) => `- [x] ${words}: seen (met)`).join("\n");
        const parts = isFirst ? [deny(denied), others] : [others, deny(denied)];
        expect(read(`${sections}${parts.join("\n\n")}\n`).contradiction).toBe("criterion-not-met");
        expect(read(`${sections}${others}\n`).contradiction).toBeNull();
      },
    ),
    { numRuns: 300 },
  );
});

const pieces = fc.constantFrom(
  ..."## Verification|## Verdict|## Execution|## Findings|## Critique|## Measurements|## Branch|## Notes|### |# |live-ui-verified|unit-test-verified|verifier-failed|pass|(not met)|(met)|(failed)|❌|[not met]|NOT MET: |Verification: |, but really |: no|1 failed, exit 1|(high)|src/a.ts:3-1|a: 1 → 2|`|``|```|~~~|**|_|~~|[|]|(|)|![|<|>|<!--|-->|<details>|</details>|- |1. |> |[ ] |[x] |    |\t|\n|\n\n|\r\n|\r|---|===|\\||\\|&#97;|&|:|—|\u0000|\u200B|\uFEFF|\u2028|\uD800|а|😀|[^a]: |[^a]|[a]: b|{{x}}|www.a.b|https://github.com/o/r/pull/1".split(
    "|",
  ),
);
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.array(pieces, { maxLength: 50 }).map((parts) => parts.join("")),
);

test("any text at all gives a handoff that keeps its promises and diagnostics with real places", () => {
  fc.assert(
    fc.property(anything, (markdown) => {
      const { handoff, diagnostics } = parseHandoff(markdown, "any.md");
      expect(handoff.reason === null).toBe(handoff.verification !== null);
      expect(handoff.contradiction === null || isPassing(handoff.verification)).toBe(true);
      expect(diagnostics.some(({ ruleId }) => ruleId === handoff.reason)).toBe(handoff.reason !== null);
      const lines = markdown.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
      for (const { range, file } of diagnostics) {
        expect(file).toBe("any.md");
        for (const point of range === null ? [] : [range.start, range.end]) {
          expect(point.line).toBeGreaterThanOrEqual(1);
          expect(point.line).toBeLessThanOrEqual(lines.length);
          expect(point.column).toBeGreaterThanOrEqual(1);
          expect(point.column).toBeLessThanOrEqual((lines[point.line - 1] ?? "").length + 1);
        }
      }
    }),
    { numRuns: 1500 },
  );
});
