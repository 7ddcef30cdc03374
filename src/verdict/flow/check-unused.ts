import type { Walk } from "./check-walk.ts";
import type { Statement } from "./program.ts";

/** With one of these a name may seem unused that is not. */
const NAME_FAULTS = ["unknown-name", "duplicate-name", "duplicate-check", "shadowed-name", "check-reads-check"];

/** Warn of what nothing uses: lets, verdicts that decide nothing, and checks that cannot fail their gate. */
export function reportUnused(walk: Walk): void {
  if (walk.diagnostics.some(({ ruleId }) => NAME_FAULTS.includes(ruleId))) return;
  const isDecided = hasDecider(walk.program.statements);
  for (const { declaration, value } of walk.lets) {
    const { name, span, isUsed } = declaration;
    if (isUsed || span === null || (value.kind === "verify" && !isDecided)) continue;
    const message =
      value.kind === "verify" ? `nothing depends on the verdict \`${name}\`` : `\`${name}\` is never used`;
    const hint = value.kind === "verify" ? `write \`require ${name}.passed else fail "…"\`` : "remove it";
    walk.warn("unused-name", span, message, hint);
  }
  for (const { name: block, unread } of walk.blocks) {
    for (const { name, span } of unread) {
      if (span === null || isReadOutside(walk, block, name)) continue;
      const message = `\`pass when\` does not read \`${name}\`, so that it cannot fail the gate`;
      walk.warn("unused-name", span, message, "name it there, or remove it");
    }
  }
}

function isReadOutside({ references }: Walk, block: string | null, check: string): boolean {
  return [block ?? "", `${block ?? ""}.checks`, `${block ?? ""}.checks.${check}`].some((path) => references.has(path));
}

function hasDecider(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.kind === "if") return hasDecider(statement.then) || hasDecider(statement.otherwise ?? []);
    return statement.kind === "require" || statement.kind === "verify";
  });
}
