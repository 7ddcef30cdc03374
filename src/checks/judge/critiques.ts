import type { Critique } from "../../evidence/critique.ts";
import type { Judgement } from "./judgement.ts";
import type { Decision } from "./votes.ts";

const SEVERITIES = { low: "low", medium: "med", high: "high" } as const;
const MAX_PATH_CHARS = 4_096;

/** What the author must change, by the judges' word: single criticisms at their places, then the critique itself. What a judge who was
 *  not followed says, and what one who lets the change pass would like better, is shown with the lowest severity: it asks for nothing.
 *  Out: in the order of the votes, none dropped. */
export function critiquesOf({ isPass, judgements, others }: Decision): readonly Critique[] {
  const carrying = isPass === false ? judgements.flatMap(toCritiques) : judgements.flatMap(toRemarks);
  return [...carrying, ...others.flatMap(toRemarks)];
}

function toCritiques(judgement: Judgement): readonly Critique[] {
  const critique = withoutPlace(judgement.critique, "high");
  return [...placed(judgement), ...(judgement.critique.trim() === "" ? [] : [critique])];
}

function toRemarks(judgement: Judgement): readonly Critique[] {
  // A passing judge's critique is praise as often as not; it stays in the fact.
  const all = judgement.pass ? placed(judgement) : toCritiques(judgement);
  return all.map((critique) => ({ ...critique, severity: "low" }));
}

function placed({ criticisms }: Judgement): readonly Critique[] {
  return (criticisms ?? [])
    .filter(({ text }) => text.trim() !== "")
    .map(({ path, line, severity, text }) => {
      const file = toPath(path ?? "");
      const at = file === null || line === null || line === undefined || line < 1 ? null : line;
      return { ...withoutPlace(text, SEVERITIES[severity]), path: file, startLine: at, endLine: at };
    });
}

function withoutPlace(text: string, severity: Critique["severity"]): Critique {
  return { path: null, startLine: null, endLine: null, severity, criterion: null, text };
}

/** Judges write paths as the diff did or as a shell would; what is no path at all is no place. */
function toPath(path: string): string | null {
  const plain = path.trim().replace(/^\.\//, "");
  return plain === "" || plain.length > MAX_PATH_CHARS || /\p{Cc}/u.test(plain) ? null : plain;
}
