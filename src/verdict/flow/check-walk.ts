import { referencesIn } from "./abstract.ts";
import { findConstant } from "./check-constant.ts";
import { type Context, createReport, describe, hintForBool, quote, type Report } from "./check-context.ts";
import { inline, type Values } from "./check-inline.ts";
import { createNameFinder, type NameFinder } from "./check-declared.ts";
import { typeOf } from "./check-node.ts";
import { type Declaration, findName, type NameScope } from "./check-scope.ts";
import { type Initialiser, type Producer, type Program, type VerifyBlock } from "./program.ts";
import { listSites } from "./sites.ts";
import type { NameNode, Node } from "./syntax.ts";
import { type FlowType, isBool, type ScopeTypes } from "./types.ts";
import type { Diagnostic } from "../../lib/diagnostic.ts";

/** What a program is checked against. */
export interface ProgramContext {
  /** Names of the outermost scope, such as `input`. */
  readonly scope: ScopeTypes;
  /** Type of what a producer yields; null where a fault in it is told by the caller. */
  readonly typeOfSite: (producer: Producer) => FlowType | null;
}

/** One check of a program. */
export interface Walk {
  readonly program: Program;
  readonly context: ProgramContext;
  readonly report: Report;
  readonly warn: Report;
  readonly diagnostics: Diagnostic[];
  readonly names: NameFinder;
  readonly idOf: (producer: Producer) => string;
  /** Types of all values of lets and checks. */
  readonly types: Map<Initialiser, FlowType>;
  /** References of all expressions, such as `gate.checks.tests`, each by three words at most. */
  readonly references: Set<string>;
  readonly lets: { readonly declaration: Declaration; readonly value: Initialiser }[];
  /** Verify blocks with the names of their lets, and the checks that their `pass when` does not read. */
  readonly blocks: { readonly name: string | null; readonly unread: readonly Declaration[] }[];
}

export function openWalk(program: Program, context: ProgramContext): Walk {
  const { report, diagnostics } = createReport(program.origin);
  const { report: warn } = createReport(program.origin, "warning", diagnostics);
  const ids = new Map(listSites(program).map(({ producer, id }) => [producer, id]));
  const idOf = (producer: Producer) => ids.get(producer) ?? "";
  const names = createNameFinder(program);
  const empty = { types: new Map(), references: new Set<string>(), lets: [], blocks: [] };
  return { program, context, report, warn, diagnostics, names, idOf, ...empty };
}

/** A place in a program where an expression stands. */
export interface Place {
  readonly scope: NameScope;
  /** The verify block whose check is made here; null outside of checks. */
  readonly block: VerifyBlock | null;
}

/** Check one expression. Out: its type, null where that cannot be told because of a fault. */
export function checkNode(walk: Walk, node: Node, place: Place): FlowType | null {
  for (const path of referencesIn(node)) walk.references.add(path.slice(0, 3).join("."));
  return typeOf(contextAt(walk, place), node);
}

function contextAt(walk: Walk, place: Place): Context {
  const lookUp = (name: string) => {
    const found = findName(place.scope, name);
    if (found === null) return null;
    found.isUsed = true;
    return found.type;
  };
  const reportName = (node: NameNode) => walk.names.reportName(walk, place, node);
  return { source: walk.program, form: "program", lookUp, report: walk.report, reportName, item: null };
}

/** Check what must be a bool that depends on evidence. In: what needs it, as messages say it. Out: what it always comes to; null where
 *  that depends on evidence, or where it has a fault. */
export function checkCondition(walk: Walk, node: Node, place: Place, taker: string): boolean | null {
  const before = walk.diagnostics.length;
  const type = checkNode(walk, node, place);
  if (type !== null && !isBool(type)) {
    const context = contextAt(walk, place);
    const message = `\`${taker}\` needs a bool, but ${describe(context, node, type)}`;
    const hint = hintForVerdict(walk, node, place) ?? hintForBool(context, node, type);
    walk.report(taker === "pass when" ? "non-boolean-result" : "wrong-type", node.span, message, hint);
  }
  if (walk.diagnostics.length > before || type === null) return null;
  const always = findConstant({ root: inline(node, valuesAt(place)) });
  if (always === null) return null;
  const message = `${quote({ source: walk.program, item: null }, node)} is ${always ? "always" : "never"} true, whatever the evidence is`;
  walk.report("constant-expression", node.span, message, "make it depend on what a check finds");
  return always;
}

/** Who names a verify block means its verdict. */
function hintForVerdict({ names }: Walk, node: Node, { scope }: Place): string | null {
  const isVerdict = node.kind === "name" && names.isVerify(findName(scope, node.name));
  return isVerdict ? `write \`${node.name}.passed\`` : null;
}

/** What the names at a place stand for. */
export function valuesAt({ scope }: Pick<Place, "scope">): Values {
  return (name) => findName(scope, name)?.value ?? null;
}

/** Keep the type of a value for who runs the program. */
export function keepType(walk: Walk, value: Initialiser, type: FlowType | null): void {
  if (type !== null) walk.types.set(value, type);
}
