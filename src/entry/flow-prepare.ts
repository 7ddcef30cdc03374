import type { GateCheck } from "../evidence/gate.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import { parseProgram } from "../verdict/flow/parse.ts";
import { listSites, type Program } from "../verdict/flow/program.ts";
import type { Origin } from "../verdict/flow/syntax.ts";
import type { ScopeTypes } from "../verdict/flow/types.ts";
import { prepareSite, type SiteSources } from "../verdict/prepare-sites.ts";

export interface PreparedProgram {
  readonly program: Program | null;
  readonly checks: readonly GateCheck[];
  readonly diagnostics: readonly Diagnostic[];
}

// TODO: gives way to `src/verdict/prepare-flow.ts`.
export function prepareProgram(
  text: string,
  origin: Origin,
  sources: SiteSources & { readonly scope: ScopeTypes },
): PreparedProgram {
  const { value: program, diagnostics } = parseProgram(text, origin);
  if (program === null) return { program: null, checks: [], diagnostics };
  const prepared = listSites(program).map((site) => prepareSite(site, origin, sources));
  const all = [...diagnostics, ...prepared.flatMap((one) => one.diagnostics)];
  const checks = prepared.flatMap(({ check }) => check ?? []);
  return { program: hasErrors(all) ? null : program, checks, diagnostics: all };
}
