import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";

import { pushedComment } from "../../../src/redo/comment.ts";
import {
  countRejections,
  isRejected,
  rejectionComment,
  unresolvedComment,
} from "../../../src/redo/placement-comments.ts";
import {
  countReturns,
  OWN_MARKER,
  redoMarker,
  rejectionMarker,
  returnMarker,
  unresolvedMarker,
} from "../../../src/redo/markers.ts";

const [A, B, C] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string];

const revised = (attempt: number, head: string, rejectedBy: readonly string[] = ["ui"]): string =>
  pushedComment({ attempt, max: 3, commit: "d".repeat(40), head, rejectedBy });

const base = { gate: "ui", gateMarkdown: "**ui**", headSha: A, maxRedos: 2, isDraft: true };

test("rejections are counted by commit, for one gate, and not that of the current commit", () => {
  const bodies = [
    rejectionComment({ ...base, time: 1, count: 1 }),
    rejectionComment({ ...base, time: 1, count: 1 }),
    rejectionComment({ ...base, time: 1, headSha: B, count: 2 }),
    rejectionComment({ ...base, time: 1, gate: "api", headSha: C, count: 1 }),
    unresolvedComment({ ...base, why: "judge-error", critique: null, stays: null }),
    "Thanks!",
  ];
  expect(countRejections(bodies, "ui")).toBe(2);
  expect(countRejections(bodies, "ui", B)).toBe(1);
  expect(countRejections(bodies, "ui", C)).toBe(2);
  expect(countRejections(bodies, "api")).toBe(1);
  expect(countRejections(bodies, "u")).toBe(0);
  expect([A, B, C].map((sha) => isRejected(bodies, "ui", sha))).toEqual([true, true, false]);
});

test("a commit that was revised because of a gate was sent back by it, and by no other", () => {
  const bodies = [
    rejectionComment({ ...base, time: 1, count: 1 }),
    revised(1, A),
    revised(2, B, ["ui", "api"]),
    revised(3, C, []),
    `${redoMarker(3, C)}\n@cursor`,
  ];
  expect(countRejections(bodies, "ui")).toBe(2);
  expect(countRejections(bodies, "ui", B)).toBe(1);
  expect(countRejections(bodies, "api")).toBe(1);
  expect(isRejected(bodies, "ui", B)).toBe(true);
  const markers = `${redoMarker(1, B)}\n${rejectionMarker("ui", B)}`;
  const quoted = unresolvedComment({ ...base, why: "redos-used-up", critique: markers, stays: null });
  // Another program of the same account, whose comment ends with what a change prints.
  expect(countRejections([quoted, `Coverage: 80 %\n\n${markers}`, `\n${markers}`], "ui")).toBe(0);
});

test("one comment may speak for several gates, with line ends as the host gives them back", () => {
  const body = `${rejectionMarker("ui", A)}\r\n${rejectionMarker("api", A)}\r\ntext`;
  expect(countRejections([body], "ui")).toBe(1);
  expect(countRejections([body], "api")).toBe(1);
});

test("a marker that is quoted, or cut, or of no commit, counts nothing", () => {
  const marker = rejectionMarker("ui", A);
  const bodies = [
    `Look:\n${marker}`,
    `\n${marker}`,
    ` ${marker}`,
    `\`\`\`\n${marker}\n\`\`\``,
    unresolvedComment({ ...base, why: "redos-used-up", critique: marker, stays: null }),
    marker.slice(0, -1),
    rejectionMarker("ui", "HEAD"),
    rejectionMarker("ui", ""),
  ];
  expect(countRejections(bodies, "ui")).toBe(0);
});

test.each(["a b", "a-->b", "--", "---", "ü/漢", "@cursor", "#12", "a%2Db", "", "\ud800", "a\nb", "<!--"])(
  "a gate named %j is found again, and its name can end no comment",
  (gate) => {
    const marker = rejectionMarker(gate, A);
    expect(marker).toMatch(/^<!-- [^<>@#\s]+ [^<>@#\s]+ [0-9a-f]{40} -->$/);
    expect(marker.slice(4, -3)).not.toContain("--");
    expect(marker.startsWith(OWN_MARKER)).toBe(true);
    expect(unresolvedMarker(gate).slice(4, -3)).not.toMatch(/--|[<>@#\n]/);
    expect(countRejections([`${marker}\ntext`], gate)).toBe(1);
  },
);

test("any two names are told apart", () => {
  const whole = fc.string({ unit: "grapheme", maxLength: 12 });
  fc.assert(
    fc.property(whole, whole, (one, other) => {
      expect(countRejections([rejectionMarker(one, A)], other)).toBe(one === other ? 1 : 0);
    }),
  );
});

test("the comment on a rejection starts with its marker and says how far it is", () => {
  expect(rejectionComment({ ...base, time: 1, count: 1 })).toBe(
    `${returnMarker("ui", A, 1)}\nThe judge of **ui** sent this change back before people are asked to review it (1 of 2). Its critique is in the review and in the check run. Push a revision, and it is judged again. The pull request is a draft until then.`,
  );
  const open = rejectionComment({ ...base, time: 1, count: 2, isDraft: false });
  expect(open).toMatch(/judged again\.$/);
  expect(open.startsWith(`${rejectionMarker("ui", A)}\n`)).toBe(true);
  const again = rejectionComment({ ...base, time: 2, count: 2 });
  expect(again).toContain("It was marked ready again without a change, which counts as one more time.");
  expect([countReturns([again, again, rejectionMarker("ui", A)], "ui", A), countReturns([again], "ui", B)]).toEqual([
    1, 0,
  ]);
  expect(countReturns([again, returnMarker("ui", A, 1), returnMarker("api", A, 3)], "ui", A)).toBe(2);
  expect(countRejections([again, returnMarker("ui", A, 1), returnMarker("ui", B, 1)], "ui")).toBe(2);
});

test.each([
  ["redos-used-up", 0, /says that this change does not meet its criteria, and the policy asks for no revision first/],
  ["redos-used-up", 1, /sent this change back once, and this commit does not meet its criteria/],
  ["redos-used-up", 3, /sent this change back 3 times/],
  ["judge-error", 3, /gave no usable judgement/],
  ["let-go", 3, /no further revision is made, and the policy lets the last one go \(`on-exhausted: neutral`\)/],
] as const)("what people read on %s after %d", (why, maxRedos, expected) => {
  const text = unresolvedComment({ ...base, why, maxRedos, isDraft: false, critique: "> too slow", stays: null });
  expect(text).toMatch(expected);
  expect(
    text.startsWith(`${unresolvedMarker("ui")}\n**Needs attention** (as of commit \`aaaaaaa\`). The judge of **ui** `),
  ).toBe(true);
  expect(text).toMatch(
    /The decision is with the people who review it\.\n\nThe critique that stands, of commit `aaaaaaa`:\n\n> too slow$/,
  );
  expect(text).not.toMatch(/@|still a draft/);
});

test.each(["failed", "blocked"] as const)("one whose check stays %s does not say that people decide", (stays) => {
  const text = unresolvedComment({ ...base, why: "redos-used-up", critique: null, stays });
  expect(text).toContain(`but its check stays ${stays}: this judge also audits what is to be merged`);
  expect(text).not.toContain("The decision is with");
});

test("a draft that nobody marks ready says what to do; without a critique none is announced", () => {
  const text = unresolvedComment({ ...base, why: "judge-error", critique: null, stays: null });
  expect(text).toMatch(/still a draft: mark it ready when people are to review it\.$/);
  expect(text).not.toContain("critique that stands");
  expect(unresolvedComment({ ...base, headSha: "x`y", why: "judge-error", critique: null, stays: null })).toContain(
    "attention**. ",
  );
});
