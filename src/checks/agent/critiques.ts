import type { Critique } from "../../evidence/critique.ts";
import type { Handoff } from "../../evidence/handoff/handoff.ts";

/** What the author must change, by the verifier's word: its critiques, then criteria that are not met and high findings that no
 *  critique speaks of. Out: in the handoff's order, none dropped. */
export function critiquesOf({ critiques, criteria, findings }: Handoff): readonly Critique[] {
  const notMet = criteria.filter(({ answer }) => answer === "not-met");
  const placed = critiques.map((critique) => {
    const belonging = notMet.find(({ criterion }) => mentions(critique.text, criterion));
    return critique.criterion === null && belonging !== undefined
      ? { ...critique, criterion: belonging.criterion }
      : critique;
  });
  const isCovered = (text: string): boolean =>
    placed.some(
      (critique) => mentions(critique.text, text) || mentions(text, critique.text) || critique.criterion === text,
    );
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

function withoutPlace(text: string, criterion: string | null): Critique {
  return { path: null, startLine: null, endLine: null, severity: "high", criterion, text };
}

function mentions(text: string, part: string): boolean {
  return toPlain(part) !== "" && toPlain(text).includes(toPlain(part));
}

/** Agents quote criteria with other marks, spaces and capitals. */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s`*_.]+/g, " ")
    .trim();
}
