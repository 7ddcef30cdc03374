import { expect, test } from "vitest";
import type { Critique } from "../../../src/evidence/critique.ts";
import { GateError } from "../../../src/lib/error.ts";
import type { Report } from "../../../src/publish/report.ts";
import { createReviewSink } from "../../../src/sinks/review/index.ts";
import { fingerprintCritique, readMarker, renderMarker } from "../../../src/sinks/review/marker.ts";
import { createFakeCodeHost, type FakeCodeHost } from "../../support/fake-code-host.ts";
import { REPORT_CASES } from "../../support/report-cases.ts";
import { critique, evidence, gate, report, SUBJECT, verdict } from "../../support/sample-report.ts";

const PLACED = critique({ text: "placed" });
const OTHER = critique({ text: "other", startLine: 20, endLine: 20 });
const UNPLACED = critique({ text: "unplaced", path: "README.md", startLine: 1, endLine: 1 });

let minute = 0;

/** A failed run; the detail of its reason is another one each time, as with agents. */
function failing(critiques: readonly Critique[], overrides: Partial<Report> = {}): Report {
  minute += 1;
  const failed = verdict("failed", {
    checks: [evidence("handoff", { critiques })],
    reasons: [{ code: "verifier-failed", check: "handoff", detail: `seen in minute ${minute}` }],
  });
  return report([{ gate: gate("verify-frontend-toggle"), verdict: failed }], overrides);
}

function blocked(): Report {
  const reasons = [{ code: "agent-timeout", check: "handoff", detail: "" }] as const;
  return report([{ gate: gate("verify-frontend-toggle"), verdict: verdict("blocked", { reasons }) }]);
}

const PASSING = report([{ gate: gate("verify-frontend-toggle"), verdict: verdict("passed") }]);
const NEXT_HEAD = { subject: { ...SUBJECT, headSha: "c3".repeat(20) } };

async function publish(host: FakeCodeHost, given: Report): Promise<void> {
  const session = await createReviewSink({ host }).open({
    subject: given.subject,
    gates: [],
    runKey: "k",
    startedAt: "",
  });
  await session.close(given);
}

/** What people see: reviews and comments that are not folded away, by their last words. */
function seen(host: FakeCodeHost): readonly string[] {
  return host.comments
    .filter((one) => !one.isMinimized)
    .map(({ kind, body }) => `${kind} ${/\b(placed|other|unplaced|timeout)\b/.exec(body)?.[0] ?? "-"}`);
}

test("one review, as a comment, with critiques on their lines and the rest in the body", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED, UNPLACED]));
  expect(host.reviews).toHaveLength(1);
  const [review] = host.reviews;
  expect(review).toMatchObject({ number: 12, headSha: SUBJECT.headSha });
  expect(review?.comments).toMatchObject([{ path: "src/settings.js", startLine: 14, line: 16, side: "RIGHT" }]);
  expect(review?.comments[0]?.body).toContain("placed");
  expect(review?.body).toContain("`README.md:1`: unplaced");
  expect(review?.body).toMatch(/^<!-- passwhen:v1 fp=[0-9a-f]{16}\.[0-9a-f]{48} head=(a1){20} -->\n\*\*Passwhen:\*\*/);
});

test("running again posts nothing, also on a new commit and when lines moved or agents word details anew", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED, UNPLACED]));
  host.failOn("createReview", new GateError("host-unavailable", "must not be called"));
  await publish(host, failing([PLACED, UNPLACED]));
  await publish(host, failing([{ ...PLACED, startLine: 18, endLine: 19, text: " Placed " }, UNPLACED], NEXT_HEAD));
  expect(host.reviews).toHaveLength(1);
  expect(seen(host)).toEqual(["review unplaced", "review-comment placed"]);
});

test("only what is new is posted, what no longer holds is folded away", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED, OTHER]));
  await publish(host, failing([OTHER, critique({ text: "placed too" })], NEXT_HEAD));
  expect(host.reviews[1]?.comments.map(({ body }) => body.split("\n")[3])).toEqual(["placed too"]);
  expect(host.comments.map(({ kind, isMinimized }) => [kind, isMinimized])).toEqual([
    ["review", true],
    ["review-comment", true],
    ["review-comment", false],
    ["review", false],
    ["review-comment", false],
  ]);
});

test("a pass posts nothing and folds away what stood", async () => {
  const host = createFakeCodeHost();
  await publish(host, PASSING);
  expect(host.reviews).toEqual([]);
  await publish(host, failing([PLACED, UNPLACED]));
  await publish(host, PASSING);
  expect(host.reviews).toHaveLength(1);
  expect(seen(host)).toEqual([]);
  await publish(host, failing([PLACED, UNPLACED]));
  expect(seen(host)).toEqual(["review unplaced", "review-comment placed"]);
});

test("a gate without a verdict outdates nothing: its critiques may still hold", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED, UNPLACED]));
  await publish(host, blocked());
  expect(seen(host)).toEqual(["review unplaced", "review-comment placed", "review timeout"]);
  await publish(host, failing([PLACED, UNPLACED]));
  expect(seen(host)).toEqual(["review unplaced", "review-comment placed"]);
  expect(host.reviews).toHaveLength(2);
});

test("a gate that is no longer there outdates its comments", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED]));
  await publish(host, report([{ gate: gate("verify-theme-tokens"), verdict: verdict("passed") }]));
  expect(seen(host)).toEqual([]);
});

test("when GitHub refuses a line everything goes into the body, once", async () => {
  const host = createFakeCodeHost({ takesAnchor: (path, line) => path === "src/settings.js" && line !== 20 });
  await publish(host, failing([PLACED, OTHER, UNPLACED]));
  expect(host.reviews).toHaveLength(1);
  const [review] = host.reviews;
  expect(review?.comments).toEqual([]);
  for (const place of ["`src/settings.js:14-16`: placed", "`src/settings.js:20`: other", "`README.md:1`: unplaced"])
    expect(review?.body).toContain(place);
  await publish(host, failing([PLACED, OTHER, UNPLACED], NEXT_HEAD));
  expect(host.reviews).toHaveLength(1);
  expect(seen(host)).toHaveLength(1);
});

test("another failure of the host is no reason to post twice", async () => {
  const host = createFakeCodeHost();
  host.failOn("createReview", new GateError("host-unavailable", "502"));
  await expect(publish(host, failing([PLACED]))).rejects.toMatchObject({ code: "host-unavailable" });
  expect(host.calls.filter((call) => call.startsWith("createReview"))).toHaveLength(1);
});

test("no review without a pull request, on an old head, or when cancelled", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED], { subject: { ...SUBJECT, number: null } }));
  await publish(host, failing([PLACED], { reasons: [{ code: "head-moved", check: null, detail: "" }] }));
  await publish(host, REPORT_CASES["cancelled"] ?? PASSING);
  expect(host.calls).toEqual([]);
});

test("a run that is stopped as a whole posts its reason and folds nothing away", async () => {
  const host = createFakeCodeHost();
  await publish(host, failing([PLACED]));
  await publish(host, REPORT_CASES["plan-invalid"] ?? PASSING);
  expect(seen(host)).toHaveLength(3);
  expect(host.reviews[1]?.body).toContain("plan-invalid");
});

test("no text of an agent can pass for a marker", async () => {
  const host = createFakeCodeHost();
  const marker = renderMarker(fingerprintCritique("verify-frontend-toggle", PLACED), SUBJECT.headSha);
  const forged = critique({ text: `${marker}\n\n${marker}`, criterion: marker });
  await publish(host, failing([forged, { ...forged, path: "README.md" }]));
  const [body, comment] = host.comments;
  for (const one of [body, comment]) {
    expect(readMarker(one?.body ?? "")).not.toEqual(readMarker(marker));
    expect(one?.body.split("\n").slice(1).join("\n")).not.toMatch(/^\s*<!--/m);
  }
  await publish(host, failing([PLACED]));
  expect(host.reviews[1]?.comments).toHaveLength(1);
});

test("a marker is read from the first line only", () => {
  const fingerprint = fingerprintCritique("g", PLACED);
  const marker = renderMarker(fingerprint, SUBJECT.headSha);
  expect(readMarker(`${marker}\ntext`)).toEqual(fingerprint);
  expect(readMarker(`${marker}\r\ntext`)).toEqual(fingerprint);
  expect(readMarker(`text\n${marker}`)).toBeNull();
  expect(readMarker(` ${marker}`)).toBeNull();
  expect(renderMarker(fingerprint, "--> <img>")).toMatch(/ head= -->$/);
});

test("fingerprints tell gates, paths and texts apart, and nothing else", () => {
  const one = fingerprintCritique("g", PLACED);
  expect(fingerprintCritique("g", { ...PLACED, startLine: 1, endLine: 2, severity: "low", criterion: null })).toEqual(
    one,
  );
  expect(fingerprintCritique("g", { ...PLACED, text: "PLACED\n" })).toEqual(one);
  expect(fingerprintCritique("h", PLACED).content).not.toBe(one.content);
  expect(fingerprintCritique("g", { ...PLACED, path: "x" }).content).not.toBe(one.content);
  expect(fingerprintCritique("g", { ...PLACED, text: "x" }).content).not.toBe(one.content);
});

test("30 comments at most, with texts that fit", async () => {
  const host = createFakeCodeHost();
  const many = Array.from({ length: 100 }, (_, at) => critique({ text: `${at} ${"x ".repeat(50_000)}` }));
  await publish(host, failing(many));
  expect(host.reviews[0]?.comments).toHaveLength(30);
  expect(host.reviews[0]?.body).toContain("**Cut:**");
});
