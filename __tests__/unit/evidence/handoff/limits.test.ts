import { expect, test } from "vitest";
import { MAX_HANDOFF_BYTES, parseHandoff } from "../../../../src/evidence/handoff/parse.ts";

const VALUE = "## Verification\nverifier-failed\n\n";

/** Fills the text up to exactly this many bytes of UTF-8. */
function fill(text: string, unit: string, bytes: number): string {
  const unitBytes = Buffer.byteLength(unit);
  const missing = bytes - Buffer.byteLength(text);
  return text + unit.repeat(Math.floor(missing / unitBytes)) + "x".repeat(missing % unitBytes);
}

test("the limit is in bytes, and exactly the limit is read", () => {
  for (const unit of ["x", "é", "→"]) {
    const most = fill(`${VALUE}\`\`\`\n`, unit, MAX_HANDOFF_BYTES);
    expect(Buffer.byteLength(most)).toBe(MAX_HANDOFF_BYTES);
    expect(parseHandoff(most, "a.md").handoff.verification).toBe("verifier-failed");
    const { handoff, diagnostics } = parseHandoff(`${most}x`, "a.md");
    expect([handoff.verification, handoff.reason]).toEqual([null, "too-large"]);
    expect(diagnostics.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([["too-large", "error"]]);
  }
});

const MEBIBYTE = MAX_HANDOFF_BYTES - 100;
const LARGE = 300_000;
const TYPICAL = `${VALUE}## Execution\n${"- `npm test -- toggle` -> 14 passed, 0 failed\n".repeat(12)}
## Findings\n${"- [x] Toggle renders in Settings: seen in the **DOM** snapshot (met)\n".repeat(12)}
## Notes\n${"- Flaky test in src/foo.test.ts, retried twice, see the log above.\n".repeat(5)}\n`;

test.for([
  ["typical handoffs in a row", TYPICAL],
  ["items of a list", "- `npm test` -> 14 passed in the focused suite, [x] 0 failed\n"],
  ["nested items", "- a thing that was done\n  - a thing that was seen\n    - a third with `code`\n"],
  ["hard-wrapped prose", "Lorem ipsum dolor sit amet, consectetur adipiscing elit sed do.\n"],
  ["indented output", "    PASS src/a.test.ts [x] **b** _c_ ~d~\n"],
  ["HTML", "<!-- PASS src/a.test.ts [x] **b** _c_ ~d~\n-->\n"],
  ["rows of a table", "| toggle renders in settings | seen in the snapshot (met) |\n"],
] as const)("a large handoff made of %s is read", ([name, unit]) => {
  const head = name === "rows of a table" ? `${VALUE}| a | b |\n|---|---|\n` : VALUE;
  const text = head + unit.repeat(Math.floor(LARGE / unit.length));
  const { handoff } = parseHandoff(text, "a.md");
  expect([handoff.verification, handoff.reason]).toEqual(["verifier-failed", null]);
});

test("a fenced log of any content is read, and what follows it", () => {
  const log = "PASS >>>> [x] **b** _c_ ~d~ - - - 1. # ## Verification\n";
  const text = `${fill("```\n", log, MEBIBYTE - 100).replace(/x*$/, "")}\`\`\`\n\n${VALUE}`;
  expect(parseHandoff(text, "a.md").handoff.verification).toBe("verifier-failed");
});

test.for([
  ["quotes", ">"],
  ["bullets", "- "],
  ["numbers", "1. "],
  ["quotes and bullets", "> - "],
  ["stars", "*"],
  ["stars and underscores", "*a_b"],
  ["tildes", "~~a"],
  ["closing brackets", "]"],
  ["references", "[a][b]"],
  ["underlined headings", "a\n-\n"],
  ["tiny items", "- a\n"],
  ["lazy lines", "b\n"],
] as const)("1 MiB of %s is refused with a reason instead of being read for minutes", ([, unit]) => {
  const { handoff, diagnostics } = parseHandoff(fill(`${VALUE}> a\n`, unit, MEBIBYTE), "a.md");
  expect([handoff.verification, handoff.reason]).toEqual([null, "too-large"]);
  expect(diagnostics[0]?.hint).toBe("put pasted output into code fences");
});

test.for([
  ["stars", "*"],
  ["stars and underscores", "*a_b"],
  ["closing brackets", "]"],
  ["references", "[a][b]"],
] as const)("60 KB of %s in one paragraph are refused too: they cost the square of their number", ([, unit]) => {
  expect(parseHandoff(fill(VALUE, unit, 60_000), "a.md").handoff.reason).toBe("too-large");
});

test("deep nesting does not overflow the stack", () => {
  const stairs = Array.from({ length: 700 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join("");
  expect(parseHandoff(`${stairs}\n${VALUE}`, "a.md").handoff.reason).toBe("too-large");
  const bold = `${"*".repeat(2030)}a${"*".repeat(2030)}\n\n`;
  expect(parseHandoff(`${bold}${VALUE}`, "a.md").handoff.reason).toBe("too-large");
  for (const text of ["> ".repeat(199), "- ".repeat(199), `${"*".repeat(2000)}a${"*".repeat(2000)}`, "[".repeat(4000)])
    expect(() => parseHandoff(`${text}x\n\n${VALUE}`, "a.md")).not.toThrow();
});
