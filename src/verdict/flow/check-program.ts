import { assertNever } from "../../lib/assert.ts";
import type { Diagnostic } from "../../lib/diagnostic.ts";
import { sortByPlace } from "./check-context.ts";
import { valueOf } from "./check-inline.ts";
import { checkProducer, requireText } from "./check-producer.ts";
import { findName, type NameScope, openScope } from "./check-scope.ts";
import { reportUnused } from "./check-unused.ts";
import { checkVerify } from "./check-verify.ts";
import {
  checkCondition,
  checkNode,
  keepType,
  openWalk,
  type ProgramContext,
  valuesAt,
  type Walk,
} from "./check-walk.ts";
import {
  type EmitStatement,
  type IfStatement,
  type Initialiser,
  isProducer,
  type LetStatement,
  type Program,
  type Statement,
} from "./program.ts";
import { createLocator } from "./source.ts";
import { suggest } from "./suggest.ts";
import type { Node } from "./syntax.ts";
import { type FlowType, NOTHING } from "./types.ts";

export type { ProgramContext } from "./check-walk.ts";

const EVENTS = ["progress"];

/** What is known of a program before it runs. */
export interface CheckedProgram {
  readonly diagnostics: readonly Diagnostic[];
  /** Types of the values of lets and checks, verify blocks among them; without those whose faults hide their type. */
  readonly types: ReadonlyMap<Initialiser, FlowType>;
  /** Type of what it returns; null where it returns nothing, or has a fault there. */
  readonly output: FlowType | null;
}

/** Check a program before anything runs. In: what its outermost names and its sites are. Out: all faults and warnings, in the order of
 *  the text; the rules are those of `checkExpression` and of the language reference. Throws: never. */
export function checkProgram(program: Program, context: ProgramContext): CheckedProgram {
  const walk = openWalk(program, context);
  const given = openScope(null);
  for (const [name, type] of Object.entries(context.scope))
    given.names.set(name, { name, what: "given", type, value: null, span: null, isUsed: true });
  const outputs: FlowType[] = [];
  checkBlock(walk, program.statements, given, outputs);
  if (!hasVerdict(program.statements)) reportNoVerdict(walk);
  reportUnused(walk);
  return { diagnostics: sortByPlace(walk.diagnostics), types: walk.types, output: outputs[0] ?? null };
}

/** Check statements in a scope of their own. Out: whether what comes after them is never reached. */
function checkBlock(walk: Walk, statements: readonly Statement[], outer: NameScope, outputs: FlowType[]): boolean {
  const scope = openScope(outer);
  let end: string | null = null;
  for (const statement of statements) {
    if (end !== null) {
      walk.report("unreachable", statement.span, `this is never reached: ${end}`, "remove it");
      return true;
    }
    end = checkStatement(walk, statement, scope, outputs);
  }
  return end !== null;
}

/** Out: why nothing after the statement is reached, as messages say it; null where it is. */
function checkStatement(walk: Walk, statement: Statement, scope: NameScope, outputs: FlowType[]): string | null {
  const place = { scope, block: null };
  switch (statement.kind) {
    case "let":
      checkLet(walk, statement, scope);
      return null;
    case "require": {
      requireText(walk, statement.message, "the message");
      const always = checkCondition(walk, statement.condition, place, "require");
      return always === false ? "the `require` before it never holds" : null;
    }
    case "emit":
      checkEmit(walk, statement, scope);
      return null;
    case "if":
      return checkIf(walk, statement, scope, outputs);
    case "return": {
      const type = checkNode(walk, statement.value, place);
      if (type !== null) outputs.push(type);
      return "the program returns before it";
    }
    case "verify":
      keepType(walk, statement, checkVerify(walk, statement, scope, null));
      return null;
    default:
      return assertNever(statement, "statement");
  }
}

function checkLet(walk: Walk, { name, nameSpan, value }: LetStatement, scope: NameScope): void {
  const type = checkValue(walk, name, value, scope) ?? NOTHING;
  keepType(walk, value, type);
  const taken = findName(scope, name);
  if (taken !== null) {
    const place = taken.span === null ? "is given to the gate" : `is made in line ${taken.span.start.line}`;
    walk.report("duplicate-name", nameSpan, `\`${name}\` has a meaning already: it ${place}`, "choose another name");
    return;
  }
  const written = valueOf(value, valuesAt({ scope }), walk.idOf);
  const declaration = { name, what: "let" as const, type, value: written, span: nameSpan, isUsed: false };
  scope.names.set(name, declaration);
  walk.lets.push({ declaration, value });
}

function checkValue(walk: Walk, name: string, value: Initialiser, scope: NameScope): FlowType | null {
  const place = { scope, block: null };
  if (isProducer(value)) return checkProducer(walk, value, place);
  return value.kind === "verify" ? checkVerify(walk, value, scope, name) : checkNode(walk, value, place);
}

function checkEmit(walk: Walk, { event, payload }: EmitStatement, scope: NameScope): void {
  if (!EVENTS.includes(event.name)) {
    const hint = suggest(event.name, EVENTS, "the only event is");
    walk.report("unknown-event", event.nameSpan, `no event is named \`${event.name}\``, hint);
  }
  if (payload !== null) checkNode(walk, payload, { scope, block: null });
}

function checkIf(walk: Walk, statement: IfStatement, scope: NameScope, outputs: FlowType[]): string | null {
  const always = checkCondition(walk, statement.condition, { scope, block: null }, "if");
  const then = checkBlock(walk, statement.then, scope, outputs);
  const otherwise = checkBlock(walk, statement.otherwise ?? [], scope, outputs);
  if (always !== null) reportDead(walk, always ? (statement.otherwise ?? []) : statement.then, statement.condition);
  return then && otherwise ? "both branches of the `if` before it end the program" : null;
}

/** What would decide, in a branch that is never taken. */
function reportDead(walk: Walk, branch: readonly Statement[], { span }: Node): void {
  const dead = branch.find(({ kind }) => kind === "require" || kind === "verify");
  if (dead === undefined) return;
  const message = `this is never reached: the condition in line ${span.start.line} never leads here`;
  walk.report("unreachable", dead.span, message, null);
}

function hasVerdict(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.kind === "if") return hasVerdict(statement.then) || hasVerdict(statement.otherwise ?? []);
    if (statement.kind === "let") return statement.value.kind === "verify";
    return statement.kind === "require" || statement.kind === "verify";
  });
}

function reportNoVerdict({ program, report }: Walk): void {
  const locate = createLocator(program.text, program.origin);
  const [first] = program.statements;
  const span = {
    start: first?.span.start ?? locate(0),
    end: first?.span.end ?? locate(Math.min(1, program.text.length)),
  };
  report(
    "no-verdict",
    span,
    "nothing decides: the gate has neither a verify block nor a `require`",
    "add `verify { … }` with checks and a `pass when`",
  );
}
