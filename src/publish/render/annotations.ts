import { formatDiagnostic, type Diagnostic } from "../../lib/diagnostic.ts";
import type { CheckAnnotation } from "../../ports/code-host.ts";
import { clipText } from "../cut.ts";
import { showHidden } from "../hidden.ts";
import type { GateReport } from "../report.ts";

/** GitHub takes titles up to 255 characters and messages up to 64 KB; nobody reads that much at the side of a line. */
const MAX_MESSAGE_CHARS = 4_000;

const LEVELS = { high: "failure", med: "warning", low: "notice" } as const;

/** The critiques that have a place in the diff, as annotations. GitHub shows their texts as plain text, so only what cannot be
 *  seen is made visible. On a gate that did not fail none of them is shown as a failure. */
export function annotateCritiques({ gate, verdict, critiques }: GateReport): readonly CheckAnnotation[] {
  return critiques.flatMap(({ critique, placement }) => {
    if (placement.kind !== "inline") return [];
    const level = LEVELS[critique.severity];
    return {
      path: placement.path,
      startLine: placement.startLine ?? placement.line,
      endLine: placement.line,
      level: level === "failure" && verdict.outcome !== "failed" ? "warning" : level,
      title: showHidden(clipText(`passwhen / ${gate.name}`, 200)),
      message: showHidden(clipText(critique.text, MAX_MESSAGE_CHARS)) || "(no text)",
    };
  });
}

/** Faults of policy and plans as annotations on their lines; those of files outside the repository are left to the text. */
export function annotateDiagnostics(diagnostics: readonly Diagnostic[]): readonly CheckAnnotation[] {
  return diagnostics.filter(isInRepository).map((diagnostic) => ({
    path: diagnostic.file,
    startLine: diagnostic.range?.start.line ?? 1,
    endLine: diagnostic.range?.start.line ?? 1,
    level: diagnostic.severity === "error" ? "failure" : "warning",
    title: diagnostic.ruleId,
    message: showHidden(clipText(formatDiagnostic(diagnostic), MAX_MESSAGE_CHARS)),
  }));
}

/** GitHub refuses all annotations for one path that it cannot resolve. */
function isInRepository({ file }: Diagnostic): boolean {
  return file !== "" && !file.startsWith("/") && !file.startsWith("(") && !file.split("/").includes("..");
}
