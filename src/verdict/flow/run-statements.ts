import { assert, assertNever } from "../../lib/assert.ts";
import { toPlain } from "./plain.ts";
import type { EmitStatement, IfStatement, LetStatement, RequireStatement, Statement } from "./program.ts";
import { type Ending, evaluateNode, holdingOfNode, type Journal } from "./run-journal.ts";
import { produce } from "./run-produce.ts";
import { runVerify } from "./run-verify.ts";
import { type Holding, type Scope } from "./value.ts";

/** Statements under way: those of the program, or of a branch of an `if` in what lies below it in the stack. */
interface Frame {
  readonly statements: readonly Statement[];
  next: number;
  scope: Scope;
}

/** Run the statements of a program in order, one after another, up to the first that ends it. Branches go onto a stack of our own, so that
 *  no chain of `else if` is too long. Throws: what the host throws. */
export async function runStatements(journal: Journal, scope: Scope): Promise<Ending> {
  const frames: Frame[] = [{ statements: journal.program.statements, next: 0, scope }];
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const statement = frame.statements[frame.next];
    frame.next += 1;
    if (statement === undefined) {
      frames.pop();
      continue;
    }
    const step = await runStatement(journal, statement, frame.scope);
    if (step.kind === "ended") return step.ending;
    if (step.kind === "named") frame.scope = { ...frame.scope, [step.name]: step.holding };
    if (step.kind === "entered") frames.push({ statements: step.branch, next: 0, scope: frame.scope });
  }
  return { kind: "finished", output: null };
}

type Step =
  | { readonly kind: "done" }
  | { readonly kind: "named"; readonly name: string; readonly holding: Holding }
  | { readonly kind: "entered"; readonly branch: readonly Statement[] }
  | { readonly kind: "ended"; readonly ending: Ending };

const DONE: Step = { kind: "done" };

async function runStatement(journal: Journal, statement: Statement, scope: Scope): Promise<Step> {
  switch (statement.kind) {
    case "let":
      return { kind: "named", name: statement.name, holding: await initialise(journal, statement, scope) };
    case "verify":
      await runVerify(journal, { block: statement, name: null }, scope);
      return DONE;
    case "require":
      return runRequire(journal, statement, scope);
    case "emit":
      runEmit(journal, statement, scope);
      return DONE;
    case "if":
      return runIf(journal, statement, scope);
    case "return":
      return end({ kind: "finished", output: holdingOfNode(journal, statement.value, scope) });
    default:
      return assertNever(statement, "statement");
  }
}

async function initialise(journal: Journal, { name, value }: LetStatement, scope: Scope): Promise<Holding> {
  if (value.kind === "verify") return runVerify(journal, { block: value, name }, scope);
  return produce(journal, value, scope);
}

function runRequire(journal: Journal, statement: RequireStatement, scope: Scope): Step {
  const evaluation = evaluateNode(journal, statement.condition, scope);
  journal.verdicts.push({ statement, evaluation });
  const { result } = evaluation;
  if (result === "true") return DONE;
  const message = statement.message.value;
  journal.host.onEvent({ kind: "require.failed", message, result });
  return end(result === "false" ? { kind: "refused", message } : { kind: "stuck", at: "require", evaluation });
}

function runEmit(journal: Journal, { event, payload }: EmitStatement, scope: Scope): void {
  assert(event.name === "progress", "a checked program emits nothing else");
  const holding = payload === null ? null : holdingOfNode(journal, payload, scope);
  journal.host.onEvent({ kind: "progress", payload: holding === null ? {} : (toPlain(holding) ?? {}) });
}

function runIf(journal: Journal, statement: IfStatement, scope: Scope): Step {
  const evaluation = evaluateNode(journal, statement.condition, scope);
  journal.conditions.push({ statement, evaluation });
  if (evaluation.result === "unknown") return end({ kind: "stuck", at: "if", evaluation });
  const branch = evaluation.result === "true" ? statement.then : statement.otherwise;
  return branch === null ? DONE : { kind: "entered", branch };
}

function end(ending: Ending): Step {
  return { kind: "ended", ending };
}
