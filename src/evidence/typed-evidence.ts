import { checkShape, formatPath } from "../lib/fault.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { ExpectedEvidence } from "../policy/policy.ts";
import { toZod } from "../policy/types/schema.ts";
import type { EvidenceType } from "../policy/types/type.ts";
import type { EvidenceValue, Fact, Provenance } from "./evidence.ts";
import { isDeeperThan } from "./nesting.ts";

const MAX_DETAIL_CHARS = 300;
const MAX_SHOWN_FAULTS = 3;
/** As much as any way of handing in takes. */
export const MAX_EVIDENCE_CHARS = 1024 * 1024;
/** What is a little too deep is told where it does not fit. */
const SPARE_LEVELS = 20;

interface Words {
  readonly provenance: Provenance;
  readonly leftOut: string;
}

type Facts = Readonly<Record<string, Fact>>;

/** Evidence of a type, as facts: the fields of the type. It counts only whole: when a part does not fit, every fact is unknown and says
 *  which part. In: the record as handed in, not circular; who says so, the words for an optional field that is not there,
 *  and whether the record was made around a value, so that places are told within that. Throws: never. Source: `checks/agent/README.md`, "Structured evidence". */
export function factsOfTyped(
  expect: ExpectedEvidence,
  data: unknown,
  { isBare = false, ...words }: Words & { readonly isBare?: boolean },
): Facts {
  // Nothing here may walk what has no end: it is deeper than the type at least where it does not fit.
  if (isDeeperThan(data, levelsOf(expect.type) + SPARE_LEVELS))
    return unknownEvidence(expect, { reason: "evidence-invalid", detail: `nested deeper than ${expect.name} is` });
  const { data: fitting, faults } = checkShape(toZod(expect.type), data);
  if (faults.length === 0) return toFacts(expect, fitting, words);
  const placed = isBare ? faults.map((fault) => ({ ...fault, path: fault.path.slice(1) })) : faults;
  return unknownEvidence(expect, { reason: "evidence-invalid", detail: describeFaults(placed) });
}

/** Every field of the type, unknown for one reason. */
export function unknownEvidence(
  { type }: ExpectedEvidence,
  { reason, detail }: { readonly reason: ReasonCode; readonly detail: string },
): Facts {
  return Object.fromEntries(Object.keys(type.fields).map((name) => [name, { kind: "unknown", reason, detail }]));
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

function toFacts({ type }: ExpectedEvidence, data: unknown, { provenance, leftOut }: Words): Facts {
  const given = typeof data === "object" && data !== null ? new Map<string, unknown>(Object.entries(data)) : new Map();
  return Object.fromEntries(
    Object.keys(type.fields).map((name): [string, Fact] => {
      const value = toValue(given.get(name));
      if (value !== null) return [name, { kind: "known", value, provenance, detail: describeValue(value) }];
      return [name, { kind: "unknown", reason: "evidence-missing", detail: leftOut }];
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

/** A value as the detail of its fact: on one line, cut; untrusted plain text. */
export function describeValue(value: EvidenceValue): string {
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
