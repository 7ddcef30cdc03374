import type { AgentResult } from "../../evidence/agent.ts";
import type { Fact, Provenance } from "../../evidence/evidence.ts";
import type { Handoff } from "../../evidence/handoff/handoff.ts";
import { isDeeperThan } from "../../evidence/nesting.ts";
import { describeValue, factsOfTyped, MAX_EVIDENCE_CHARS, unknownEvidence } from "../../evidence/typed-evidence.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";

/** No type is deeper. */
const MAX_MEASURED_LEVELS = 100;

type Obstacle = NonNullable<AgentResult["failure"]>;
type Facts = Readonly<Record<string, Fact>>;

/** What an agent handed in, as facts: the fields of the type. Evidence counts only whole: beside a failure of the agent, beside a
 *  handoff that says nothing could be verified, when it does not fit or came twice, every fact is unknown. In: the type, the agent's
 *  result, its parsed handoff. Throws: never. Source: README beside this file. */
export function factsOfEvidence(
  expect: ExpectedEvidence,
  result: Pick<AgentResult, "failure" | "structured">,
  { handoff, provenance }: { readonly handoff: Handoff | null; readonly provenance: Provenance },
): Facts {
  const obstacle = result.failure ?? obstacleOf(handoff) ?? countObstacle(result.structured, expect);
  if (obstacle !== null) return unknownEvidence(expect, obstacle);
  return factsOfTyped(expect, result.structured?.[0], { provenance, leftOut: "the agent left this field out" });
}

/** An agent's final message as it stands, as the one fact `value`: unknown beside a failure, and beside a handoff that says nothing could be
 *  verified. Throws: never. */
export function factsOfText(
  { failure, handoff: markdown }: Pick<AgentResult, "failure" | "handoff">,
  handoff: Handoff | null,
  provenance: Provenance,
): Facts {
  const missing: Obstacle = { reason: "handoff-missing", detail: "the agent left no final message" };
  const obstacle = failure ?? obstacleOf(handoff) ?? (markdown === null ? missing : null);
  if (obstacle !== null || markdown === null) return { value: { kind: "unknown", ...(obstacle ?? missing) } };
  return { value: { kind: "known", value: markdown, provenance, detail: describeValue(markdown) } };
}

function obstacleOf(handoff: Handoff | null): Obstacle | null {
  const verification = handoff?.verification;
  if (verification !== "verifier-blocked" && verification !== "not-verified") return null;
  return { reason: verification, detail: `evidence beside a handoff that says ${verification}` };
}

function countObstacle(structured: AgentResult["structured"], { name }: ExpectedEvidence): Obstacle | null {
  const count = structured?.length ?? 0;
  if (count === 0) return { reason: "evidence-missing", detail: `the agent handed in no ${name}` };
  if (count > 1) return { reason: "evidence-invalid", detail: `handed in ${count} times, and only once is clear` };
  return isTooLarge(structured?.[0])
    ? { reason: "evidence-invalid", detail: `larger than ${MAX_EVIDENCE_CHARS} characters` }
    : null;
}

/** What is nested without end cannot be measured, and does not fit any type either. */
function isTooLarge(data: unknown): boolean {
  return !isDeeperThan(data, MAX_MEASURED_LEVELS) && JSON.stringify(data ?? null).length > MAX_EVIDENCE_CHARS;
}
