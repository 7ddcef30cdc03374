import { hintForName } from "./check-name.ts";
import type { Report } from "./check-context.ts";
import { listNames, type Declaration, type NameScope } from "./check-scope.ts";
import { findNearest } from "./suggest.ts";
import { type Program, type Statement, type VerifyBlock } from "./program.ts";
import { checksOf } from "./sites.ts";
import type { NameNode, Span } from "./syntax.ts";

/** A name that is made somewhere in a program. */
interface Declared {
  readonly span: Span;
  /** With its value. */
  readonly whole: Span;
  /** Of a check, its block and the name of that; null for a `let`. */
  readonly check: { readonly block: VerifyBlock; readonly blockName: string | null } | null;
  readonly isVerify: boolean;
}

/** Says why a name that exists elsewhere in the program cannot be used here. */
export interface NameFinder {
  readonly reportName: (
    to: { readonly report: Report },
    at: { readonly scope: NameScope; readonly block: VerifyBlock | null },
    node: NameNode,
  ) => void;
  /** Whether a name stands for a verify block. */
  readonly isVerify: (declaration: Declaration | null) => boolean;
}

export function createNameFinder({ statements }: Program): NameFinder {
  const declared = new Map<string, Declared[]>();
  collect(statements, (name, one) => declared.set(name, [...(declared.get(name) ?? []), one]));
  return {
    isVerify: (declaration) =>
      declaration !== null &&
      (declared.get(declaration.name) ?? []).some(({ span, isVerify }) => isVerify && span === declaration.span),
    reportName: ({ report }, { scope, block }, node) => {
      const elsewhere = declared.get(node.name) ?? [];
      const sibling = elsewhere.find(({ check }) => check !== null && check.block === block);
      if (sibling !== undefined) reportSibling(report, node);
      else {
        const { message, hint } = explainElsewhere(node, elsewhere) ?? explainUnknown(node, scope);
        report("unknown-name", node.span, message, hint);
      }
    },
  };
}

function collect(statements: readonly Statement[], add: (name: string, declared: Declared) => void): void {
  const addBlock = (block: VerifyBlock, blockName: string | null) => {
    for (const { name, nameSpan, span } of checksOf(block))
      add(name, { span: nameSpan, whole: span, check: { block, blockName }, isVerify: false });
  };
  for (const statement of statements) {
    if (statement.kind === "if") {
      collect(statement.then, add);
      collect(statement.otherwise ?? [], add);
    } else if (statement.kind === "verify") addBlock(statement, null);
    else if (statement.kind === "let") {
      const { name, nameSpan, value } = statement;
      add(name, { span: nameSpan, whole: statement.span, check: null, isVerify: value.kind === "verify" });
      if (value.kind === "verify") addBlock(value, name);
    }
  }
}

function reportSibling(report: Report, { name, span }: NameNode): void {
  const message = `\`${name}\` is a check of this block, and a check cannot read another check`;
  report(
    "check-reads-check",
    span,
    message,
    "only `pass when` sees the checks: move this there, or make a `let` of it before the block",
  );
}

interface Explained {
  readonly message: string;
  readonly hint: string | null;
}

function explainElsewhere({ name, span }: NameNode, elsewhere: readonly Declared[]): Explained | null {
  const lets = elsewhere.filter(({ check }) => check === null);
  const here = span.start.offset;
  if (lets.some(({ whole }) => whole.start.offset <= here && here < whole.end.offset))
    return { message: `\`${name}\` cannot be used in its own value`, hint: null };
  const before = lets.find((one) => one.span.start.offset < here);
  if (before !== undefined) {
    const message = `\`${name}\` is made in line ${before.span.start.line}, in a branch of an \`if\`, and lives there only`;
    return { message, hint: "make it before the `if`" };
  }
  const [later] = lets;
  if (later !== undefined)
    return { message: `\`${name}\` is only made in line ${later.span.start.line}`, hint: "move that up" };
  const check = elsewhere[0]?.check ?? null;
  if (check === null) return null;
  const message = `\`${name}\` is a check of a verify block, which only that block sees`;
  const hint =
    check.blockName === null ? "give that block a name with `let`" : `write \`${check.blockName}.checks.${name}\``;
  return { message, hint };
}

function explainUnknown({ name }: NameNode, scope: NameScope): Explained {
  const known = listNames(scope);
  const isStock = (name === "paths" || name === "measurements") && findNearest(name, known) === null;
  const hint = isStock
    ? `make it a check first: \`check ${name} = ${name}\``
    : hintForName(name, known, "the names here are", "program");
  return { message: `nothing is named \`${name}\` here`, hint };
}
