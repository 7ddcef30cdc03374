import type { GateCheck } from "../evidence/gate.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import { createReport } from "./flow/check-context.ts";
import { decidingExpression } from "./flow/check-deciding.ts";
import { reportOutvoted } from "./flow/check-outvoted.ts";
import { checkProgram } from "./flow/check-program.ts";
import { parseProgram } from "./flow/parse.ts";
import type { Producer, Program } from "./flow/program.ts";
import { listSites, type Site } from "./flow/sites.ts";
import type { Origin } from "./flow/syntax.ts";
import type { FlowType, ScopeTypes } from "./flow/types.ts";
import { prepareSite, type SiteSources, typeOfCheck, yieldsJudgement } from "./prepare-sites.ts";

/** What a program is checked against. */
export interface ProgramSources extends SiteSources {
  /** Names of the outermost scope, such as `input`. */
  readonly scope: ScopeTypes;
}

export interface PreparedProgram {
  /** Null with a fault. */
  readonly program: Program | null;
  /** The checks of its sites, by the sites' ids; those without a fault. */
  readonly checks: readonly GateCheck[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Parse and check a gate in the gate language. Out: all faults at once; a fault of syntax comes alone. Throws: never. */
export function prepareProgram(text: string, origin: Origin, sources: ProgramSources): PreparedProgram {
  const { value: program, diagnostics } = parseProgram(text, origin);
  if (program === null) return { program: null, checks: [], diagnostics };
  const sites = listSites(program).map((site) => ({ site, ...prepareSite(site, origin, sources) }));
  const types = new Map<Producer, FlowType>();
  for (const { site, check } of sites) if (check !== null) types.set(site.producer, typeOfCheck(check));
  const found = checkProgram(program, {
    scope: sources.scope,
    typeOfSite: (producer) => types.get(producer) ?? null,
  });
  const faults = [...diagnostics, ...sites.flatMap((site) => site.diagnostics), ...found.diagnostics];
  const isSound = !hasErrors(faults);
  return {
    program: isSound ? program : null,
    checks: sites.flatMap(({ check }) => check ?? []),
    diagnostics: inOrder([...faults, ...(isSound ? findOutvoted(program, sites) : [])]),
  };
}

/** In: a program without faults, and the checks of its sites. */
function findOutvoted(
  program: Program,
  sites: readonly { readonly site: Site; readonly check: GateCheck | null }[],
): readonly Diagnostic[] {
  const judges = sites.flatMap(({ site, check }) => (check !== null && yieldsJudgement(check) ? [site] : []));
  const { report, diagnostics } = createReport(program.origin, "warning");
  if (judges.length > 0) reportOutvoted(decidingExpression(program), judges, report);
  return diagnostics;
}

function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ range }: Diagnostic): number {
  return range === null ? 0 : range.start.line * 1e6 + range.start.column;
}
