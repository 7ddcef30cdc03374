import type { Critique } from "../../evidence/critique.ts";
import type { CriterionFinding, Handoff } from "../../evidence/handoff/handoff.ts";

/** A handoff of 1 MiB has room for so many items that comparing each with each would not end; beyond these they are all told. */
const MAX_COMPARED = 100;

/** What the author must change, by the verifier's word: its critiques, then criteria that are not met and high findings that no
 *  critique speaks of. Out: in the handoff's order, none dropped. */
export function critiquesOf({ critiques, criteria, findings }: Handoff): readonly Critique[] {
  const notMet = criteria.filter(({ answer }) => answer === "not-met");
  const placed = critiques.map((critique, index) =>
    index < MAX_COMPARED ? withCriterion(critique, notMet) : critique,
  );
  const compared = placed.slice(0, MAX_COMPARED).map(({ text, criterion }) => ({ text: toPlain(text), criterion }));
  const isCovered = (text: string): boolean => {
    const plain = toPlain(text);
    return compared.some((one) => one.criterion === text || mentions(one.text, plain) || mentions(plain, one.text));
  };
  return [
    ...placed,
    ...notMet
      .filter(({ criterion }) => !isCovered(criterion))
      .map(({ criterion, evidence }) => withoutPlace(evidence === "" ? "not met" : evidence, criterion)),
    ...findings
      .filter(({ severity, text }) => severity === "high" && !isCovered(text))
      .map(({ text }) => withoutPlace(text, null)),
  ];
}

/** The critique with the broken criterion that it quotes. */
function withCriterion(critique: Critique, notMet: readonly CriterionFinding[]): Critique {
  if (critique.criterion !== null) return critique;
  const plain = toPlain(critique.text);
  const quoted = notMet.slice(0, MAX_COMPARED).find(({ criterion }) => mentions(plain, toPlain(criterion)));
  return quoted === undefined ? critique : { ...critique, criterion: quoted.criterion };
}

function withoutPlace(text: string, criterion: string | null): Critique {
  return { path: null, startLine: null, endLine: null, severity: "high", criterion, text };
}

function mentions(plain: string, part: string): boolean {
  return part !== "" && plain.includes(part);
}

/** Agents quote criteria with other marks, spaces and capitals. */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s`*_.]+/g, " ")
    .trim();
}
