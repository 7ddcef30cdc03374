import type { AgentResult } from "../../evidence/agent.ts";
import type { EvidenceValue, Fact, Provenance } from "../../evidence/evidence.ts";
import type { Handoff } from "../../evidence/handoff/handoff.ts";
import { checkShape, formatPath } from "../../lib/fault.ts";
import { isDeeperThan } from "../../evidence/nesting.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";
import { toZod } from "../../policy/types/schema.ts";
import type { EvidenceType } from "../../policy/types/type.ts";

const MAX_DETAIL_CHARS = 300;
const MAX_SHOWN_FAULTS = 3;
/** As much as the runtime's own tool takes. */
const MAX_EVIDENCE_CHARS = 1024 * 1024;
/** What is a little too deep is told where it does not fit. */
const SPARE_LEVELS = 20;

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
  const { data, faults } = checkShape(toZod(expect.type), result.structured?.[0]);
  if (faults.length > 0) return unknownEvidence(expect, { reason: "evidence-invalid", detail: describeFaults(faults) });
  return toFacts(expect, data, provenance);
}

/** Every field of the type, unknown for one reason. */
export function unknownEvidence({ type }: ExpectedEvidence, { reason, detail }: Obstacle): Facts {
  return Object.fromEntries(Object.keys(type.fields).map((name) => [name, { kind: "unknown", reason, detail }]));
}

function obstacleOf(handoff: Handoff | null): Obstacle | null {
  const verification = handoff?.verification;
  if (verification !== "verifier-blocked" && verification !== "not-verified") return null;
  return { reason: verification, detail: `evidence beside a handoff that says ${verification}` };
}

function countObstacle(structured: AgentResult["structured"], { name, type }: ExpectedEvidence): Obstacle | null {
  const count = structured?.length ?? 0;
  if (count === 0) return { reason: "evidence-missing", detail: `the agent handed in no ${name}` };
  if (count > 1) return { reason: "evidence-invalid", detail: `handed in ${count} times, and only once is clear` };
  // Nothing here may walk what has no end: it is deeper than the type at least where it does not fit.
  if (isDeeperThan(structured?.[0], levelsOf(type) + SPARE_LEVELS))
    return { reason: "evidence-invalid", detail: `nested deeper than ${name} is` };
  return JSON.stringify(structured?.[0] ?? null).length <= MAX_EVIDENCE_CHARS
    ? null
    : { reason: "evidence-invalid", detail: `larger than ${MAX_EVIDENCE_CHARS} characters` };
}

function levelsOf(type: EvidenceType): number {
  if (type.kind === "optional") return levelsOf(type.inner);
  if (type.kind === "list") return 1 + levelsOf(type.item);
  if (type.kind === "record") return 1 + Math.max(0, ...Object.values(type.fields).map(levelsOf));
  return 0;
}

function describeFaults(faults: ReturnType<typeof checkShape>["faults"]): string {
  const shown = faults.slice(0, MAX_SHOWN_FAULTS).map(({ path, message }) => {
    const place = formatPath(path);
    return place === null ? inWordsOfTypes(message) : `${place}: ${inWordsOfTypes(message)}`;
  });
  const rest = faults.length - shown.length;
  return cut([...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; "));
}

/** What the policy calls a text, the schema calls a string. */
function inWordsOfTypes(message: string): string {
  return message
    .replace(/^((?:is missing; )?expected )a string/, "$1text")
    .replace(/^((?:is missing; )?expected )`true` or `false`/, "$1a bool")
    .replace(/^((?:is missing; )?expected )an object/, "$1a record");
}

function toFacts({ type }: ExpectedEvidence, data: unknown, provenance: Provenance): Facts {
  const given = typeof data === "object" && data !== null ? new Map<string, unknown>(Object.entries(data)) : new Map();
  return Object.fromEntries(
    Object.keys(type.fields).map((name): [string, Fact] => {
      const value = toValue(given.get(name));
      if (value !== null) return [name, { kind: "known", value, provenance, detail: describeValue(value) }];
      return [name, { kind: "unknown", reason: "evidence-missing", detail: "the agent left this field out" }];
    }),
  );
}

/** JSON as evidence, without the fields that are null. */
function toValue(value: unknown): EvidenceValue | null {
  if (typeof value === "boolean" || typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(toValue).filter((item) => item !== null);
  if (typeof value !== "object" || value === null) return null;
  const entries = Object.entries(value).map(([name, inner]): [string, EvidenceValue | null] => [name, toValue(inner)]);
  return Object.fromEntries(entries.filter((entry): entry is [string, EvidenceValue] => entry[1] !== null));
}

/** On one line, cut; untrusted plain text. */
function describeValue(value: EvidenceValue): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return cut(
    text
      .slice(0, MAX_EVIDENCE_CHARS)
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );
}

function cut(text: string): string {
  return text.length > MAX_DETAIL_CHARS ? `${text.slice(0, MAX_DETAIL_CHARS)}…` : text;
}
