import { both, either, FALSE, isLiteral, NOWHERE, TRUE } from "./check-join.ts";
import { inline, type Values, valueOf, verdictOf } from "./check-inline.ts";
import { type IfStatement, type Producer, type Program, type Statement, type VerifyBlock } from "./program.ts";
import { listSites } from "./sites.ts";
import type { Expression, Node } from "./syntax.ts";

/** Facts of this name are open: which branch is taken, and whether a branch returns. No evidence can have it. */
const CHOICE = "if";

/** What is known of the branch of an `if` where both may pass: that its condition chooses it, or nothing. */
export type Branching = "by-condition" | "open";

interface Deciding {
  readonly branching: Branching;
  readonly idOf: (producer: Producer) => string;
}

/** What stands around a block. */
interface Surroundings {
  readonly values: Values;
  /** Whether something else decides, so that a block without require and verify may do so. */
  readonly isDecided: boolean;
  /** The same of what was reached before it: what comes after does not count for a block that returns. */
  readonly isDecidedBefore: boolean;
  /** Conditions of the named verify blocks around, which decide where nothing else does. */
  readonly fallback: readonly Node[];
}

type Ends = "always" | "never" | "perhaps";

interface Decision {
  readonly node: Node;
  readonly ends: Ends;
}

/** The whole of a program as one expression that is true where the program passes: all that decides, with the names of `let` and verify
 *  blocks written out; evidence is named by the id of its site. With open branching the ways through the program are all there to choose
 *  from, but where only one branch may pass its condition is demanded as by a `require`. In: a program without faults. Throws: never. */
export function decidingExpression(program: Program, branching: Branching = "by-condition"): Expression {
  const ids = new Map(listSites(program).map(({ producer, id }) => [producer, id]));
  const deciding: Deciding = { branching, idOf: (producer) => ids.get(producer) ?? "" };
  const surroundings: Surroundings = { values: () => null, isDecided: false, isDecidedBefore: false, fallback: [] };
  const { node } = decide(deciding, program.statements, surroundings);
  return { text: program.text, origin: program.origin, root: node };
}

/** A part of a block that decides, or may: what is demanded, or an `if` that is looked into later. */
type Part = Node | Fork;

interface Fork {
  readonly kind: "fork";
  readonly statement: IfStatement;
  /** Conditions of the named verify blocks before it. */
  readonly verdicts: readonly Node[];
}

interface Reading {
  readonly parts: readonly Part[];
  readonly values: Values;
  /** Conditions of its named verify blocks. */
  readonly verdicts: readonly Node[];
  readonly returns: boolean;
}

/** Read a block up to its `return`. */
function readBlock({ idOf }: Deciding, statements: readonly Statement[], outer: Values): Reading {
  const own = new Map<string, Node>();
  const values: Values = (name) => own.get(name) ?? outer(name);
  const parts: Part[] = [];
  const verdicts: Node[] = [];
  const conditionOf = (block: VerifyBlock) => verdictOf(block, values, idOf).members[0]?.value ?? FALSE;
  for (const statement of statements) {
    if (statement.kind === "return") return { parts, values, verdicts, returns: true };
    if (statement.kind === "let") {
      if (statement.value.kind === "verify") verdicts.push(conditionOf(statement.value));
      own.set(statement.name, valueOf(statement.value, values, idOf));
    } else if (statement.kind === "verify") parts.push(conditionOf(statement));
    else if (statement.kind === "require") parts.push(inline(statement.condition, values));
    else if (statement.kind === "if") parts.push({ kind: "fork", statement, verdicts: [...verdicts] });
  }
  return { parts, values, verdicts, returns: false };
}

function decide(
  deciding: Deciding,
  statements: readonly Statement[],
  { values: outer, isDecided: isDecidedAround, isDecidedBefore, fallback: fallbackAround }: Surroundings,
): Decision {
  const { parts, values, verdicts, returns } = readBlock(deciding, statements, outer);
  const forks = parts.filter((part) => part.kind === "fork");
  const deciders = forks.filter(({ statement }) => hasDecider([statement]));
  const isDecided = (returns ? isDecidedBefore : isDecidedAround) || forks.length < parts.length || deciders.length > 1;
  const ends: Ends = returns ? "always" : "never";
  if (!isDecided && forks.length === 0) return { node: both([...fallbackAround, ...verdicts]), ends };
  let whole: Decision = { node: TRUE, ends };
  for (const [at, part] of [...parts.entries()].toReversed()) {
    if (part.kind === "fork") {
      const isReached = parts.slice(0, at).some((one) => one.kind !== "fork" || deciders.includes(one));
      const isSettled = isDecided || (deciders.length === 1 && !deciders.includes(part));
      const fallbackFor = (branch: readonly Statement[]) => [
        ...fallbackAround,
        ...(hasReturn(branch) ? part.verdicts : verdicts),
      ];
      const decideBranch = (branch: readonly Statement[]) =>
        decide(deciding, branch, {
          values,
          isDecided: isSettled,
          isDecidedBefore: isDecidedBefore || isReached,
          fallback: fallbackFor(branch),
        });
      const condition = inline(part.statement.condition, values);
      whole = joinBranches(
        { isOpen: deciding.branching === "open", fork: part.statement },
        condition,
        decideBranch,
        whole,
      );
    } else whole = { node: both([part, whole.node]), ends: whole.ends };
  }
  return whole;
}

/** In: `rest` is what comes after the `if`. */
function joinBranches(
  { isOpen, fork }: { readonly isOpen: boolean; readonly fork: IfStatement },
  condition: Node,
  decideBranch: (branch: readonly Statement[]) => Decision,
  rest: Decision,
): Decision {
  const then = decideBranch(fork.then);
  const otherwise = decideBranch(fork.otherwise ?? []);
  const ends = joinEnds(then.ends, otherwise.ends, rest.ends);
  const choose = (one: Node, other: Node) =>
    chooseBranch(isOpen ? choice(`if ${fork.span.start.offset}`) : condition, condition, one, other);
  if (then.ends === "always" && otherwise.ends === "always") return { node: choose(then.node, otherwise.node), ends };
  if (then.ends === "always") return { node: choose(then.node, goOn(fork, otherwise, rest)), ends };
  if (otherwise.ends === "always") return { node: choose(goOn(fork, then, rest), otherwise.node), ends };
  const isSure = then.ends === "never" && otherwise.ends === "never";
  const after = goOn(fork, { node: TRUE, ends: isSure ? "never" : "perhaps" }, rest);
  return { node: both([choose(then.node, otherwise.node), after]), ends };
}

function joinEnds(one: Ends, other: Ends, rest: Ends): Ends {
  if (one === "always" && other === "always") return "always";
  if (rest === "always") return "always";
  return one === "never" && other === "never" ? rest : "perhaps";
}

/** A branch, and then the rest where it does not return. */
function goOn({ span }: IfStatement, { node, ends }: Decision, rest: Decision): Node {
  if (ends === "never") return both([node, rest.node]);
  return both([node, either([choice(`return ${span.start.offset}`), rest.node])]);
}

function chooseBranch(taken: Node, condition: Node, then: Node, otherwise: Node): Node {
  const not: Node = { kind: "not", operand: condition, span: condition.span };
  if (isLiteral(then, false)) return both([not, otherwise]);
  if (isLiteral(otherwise, false)) return both([condition, then]);
  if (isLiteral(then, true) && isLiteral(otherwise, true)) return TRUE;
  return either([both([taken, then]), both([{ kind: "not", operand: taken, span: NOWHERE }, otherwise])]);
}

function choice(name: string): Node {
  const object: Node = { kind: "name", name: CHOICE, span: NOWHERE };
  return { kind: "member", object, name, nameSpan: NOWHERE, span: NOWHERE };
}

function hasDecider(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.kind === "if") return hasDecider(statement.then) || hasDecider(statement.otherwise ?? []);
    return statement.kind === "require" || statement.kind === "verify";
  });
}

function hasReturn(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.kind === "if") return hasReturn(statement.then) || hasReturn(statement.otherwise ?? []);
    return statement.kind === "return";
  });
}
