import { GateError } from "../../lib/error.ts";
import type { CodeHost, OwnComment, ReviewComment } from "../../ports/code-host.ts";
import { renderReviewBody, renderReviewComment } from "../../publish/render/review.ts";
import type { PlacedCritique, Report } from "../../publish/report.ts";
import type { Sink } from "../../publish/sink.ts";
import { type Fingerprint, fingerprintBody, fingerprintCritique, MARKER, readMarker, renderMarker } from "./marker.ts";
import { isOutdated, type StandingComment } from "./outdated.ts";

export interface ReviewOptions {
  readonly host: CodeHost;
}

/** One review with the critiques on their lines, always a mere comment: the required check is what blocks. Running again posts
 *  nothing twice and folds away what no longer holds. */
export function createReviewSink({ host }: ReviewOptions): Sink {
  return {
    name: "review",
    open: async () => ({
      close: async (report) => {
        const { number } = report.subject;
        if (number !== null && isWorthPosting(report)) await publishReview(host, number, report);
      },
      abandon: async () => {},
    }),
  };
}

/** A review about another commit than the newest would mislead, and a cancelled run has nothing to say. */
function isWorthPosting({ outcome, reasons }: Report): boolean {
  return outcome !== "cancelled" && !reasons.some(({ code }) => code === "head-moved");
}

async function publishReview(host: CodeHost, number: number, report: Report): Promise<void> {
  const standing = (await host.listOwnComments(number, MARKER)).flatMap(readStanding);
  const all = report.gates.flatMap(({ critiques }) => critiques);
  const isPassed = report.outcome === "passed";
  const isPosted = !isPassed && (await postNews(host, number, report, standing));
  const current = new Set(all.map(keyOf));
  const bodies = new Set(isPassed || isPosted ? [] : bodyKeysOf(report));
  for (const comment of standing)
    if (isOutdated(comment, { report, current, bodies })) await host.minimize(comment.nodeId);
}

function readStanding({ nodeId, kind, body, isMinimized }: OwnComment): readonly StandingComment[] {
  const fingerprint = readMarker(body);
  return fingerprint === null || isMinimized ? [] : [{ nodeId, kind, fingerprint }];
}

/** Posts what does not stand yet. Out: whether a review was posted. */
async function postNews(
  host: CodeHost,
  number: number,
  report: Report,
  standing: readonly StandingComment[],
): Promise<boolean> {
  const { inline, unplaced, everything } = sortOut(report);
  const threads = keysOf(standing, "review-comment");
  const bodies = keysOf(standing, "review");
  const isAllInBody = bodies.has(bodyFingerprint(report, everything).content);
  const news = isAllInBody ? [] : inline.filter((one) => !threads.has(keyOf(one)));
  const fingerprint = bodyFingerprint(report, unplaced);
  if (news.length === 0 && (isAllInBody || bodies.has(fingerprint.content))) return false;
  const { headSha } = report.subject;
  const body = `${renderMarker(fingerprint, headSha)}\n${renderReviewBody(report, unplaced)}`;
  try {
    await host.createReview({ number, headSha, body, comments: news.map((one) => commentOf(one, headSha)) });
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== "host-rejected" || news.length === 0) throw error;
    await postWithoutLines(host, number, report, everything);
  }
  return true;
}

/** The critiques that have a line, those that have none, and both. */
function sortOut({ gates }: Report) {
  const everything = gates.flatMap(({ critiques }) => critiques);
  const inline = everything.filter(({ placement }) => placement.kind === "inline");
  const unplaced = everything.filter(({ placement }) => placement.kind === "body");
  return { inline, unplaced, everything };
}

/** What a body that says the same as this run's would carry: with the critiques on their lines, or with all in the body. */
function bodyKeysOf(report: Report): readonly string[] {
  const { unplaced, everything } = sortOut(report);
  return [unplaced, everything].map((one) => bodyFingerprint(report, one).content);
}

function keysOf(standing: readonly StandingComment[], kind: StandingComment["kind"]): ReadonlySet<string> {
  return new Set(standing.filter((one) => one.kind === kind).map(({ fingerprint }) => fingerprint.content));
}

/** GitHub refuses a review as a whole for one line that it does not take, and does not say which. */
async function postWithoutLines(
  host: CodeHost,
  number: number,
  report: Report,
  everything: readonly PlacedCritique[],
): Promise<void> {
  const { headSha } = report.subject;
  const marker = renderMarker(bodyFingerprint(report, everything), headSha);
  const body = renderReviewBody(report, everything, "GitHub did not take the lines");
  await host.createReview({ number, headSha, body: `${marker}\n${body}`, comments: [] });
}

function commentOf(placed: PlacedCritique, headSha: string): ReviewComment {
  const { placement, gate, critique } = placed;
  if (placement.kind !== "inline") throw new Error("assertion failed: only placed critiques become comments");
  const { path, line, startLine, side } = placement;
  const marker = renderMarker(fingerprintCritique(gate, critique), headSha);
  return { path, line, startLine, side, body: `${marker}\n${renderReviewComment(placed)}` };
}

function bodyFingerprint(report: Report, unplaced: readonly PlacedCritique[]): Fingerprint {
  return fingerprintBody(
    report,
    unplaced.map(({ gate, critique }) => fingerprintCritique(gate, critique)),
  );
}

function keyOf({ gate, critique }: PlacedCritique): string {
  return fingerprintCritique(gate, critique).content;
}
