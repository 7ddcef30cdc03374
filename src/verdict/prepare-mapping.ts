import { isJudging } from "../evidence/upstream.ts";
import type { Gate } from "../evidence/gate.ts";
import { assert } from "../lib/assert.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import type { PolicyText } from "../policy/policy.ts";
import { checkExpression, inferExpression } from "./flow/check.ts";
import { createReport } from "./flow/check-context.ts";
import { reportOutvoted } from "./flow/check-outvoted.ts";
import { parseAssembled, parseExpression } from "./flow/parse.ts";
import type { Program } from "./flow/program.ts";
import { childrenOf, type Expression, type Origin } from "./flow/syntax.ts";
import type { FlowType, ScopeTypes } from "./flow/types.ts";
import { typeOfCheck, yieldsJudgement } from "./prepare-sites.ts";

interface PreparedMapping {
  /** Null with a fault. */
  readonly program: Program | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The program that a gate of named checks and one expression stands for: all its checks at once, a judge's after them. In: the types of
 *  the outermost scope; what the policy's gate says of handoffs, by key. Throws: never. */
export function prepareMapping(
  { name, checks, computed, rule }: Gate,
  scope: ScopeTypes,
  saidOfHandoffs: readonly string[] = [],
): PreparedMapping {
  const diagnostics: Diagnostic[] = [];
  const types: Record<string, FlowType> = {
    ...scope,
    ...Object.fromEntries(checks.map((check) => [check.name, typeOfCheck(check)])),
  };
  const beside = new Set([...checks, ...computed].map((check) => check.name));
  for (const check of computed) {
    const expression = parse(check.source, `gates.${name}.checks.${check.name}.expression`, diagnostics);
    if (expression === null) continue;
    const { type, diagnostics: found } = inferExpression(expression, scope, null, beside);
    diagnostics.push(...placedIn(check.source, found));
    if (type !== null) types[check.name] = type;
  }
  const isComputedFaulty = hasErrors(diagnostics);
  const passWhen = parse(rule.source, `gates.${name}.pass-when`, diagnostics);
  if (passWhen !== null && !isComputedFaulty) {
    diagnostics.push(...placedIn(rule.source, checkExpression(passWhen, types)));
    if (!hasErrors(diagnostics))
      diagnostics.push(
        ...findUnread(passWhen, { name, checks, computed, rule }, saidOfHandoffs),
        ...placedIn(rule.source, findOutvoted(passWhen, checks)),
      );
  }
  return { program: hasErrors(diagnostics) ? null : toProgram({ checks, computed, rule }), diagnostics };
}

function parse(source: PolicyText, path: string, diagnostics: Diagnostic[]): Expression | null {
  const { text, file, range } = source;
  const { value, diagnostics: found } = parseExpression(text, { file, start: range.start, path });
  diagnostics.push(...placedIn(source, found), ...findFoldedComment(source, path));
  return value;
}

/** A line comment in a text whose lines YAML joins goes on to the end of it, and silently takes conditions with it. */
export function findFoldedComment({ text, file, range, isExact }: PolicyText, path: string): readonly Diagnostic[] {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\//gs, "");
  if (isExact || !/--|\/\//.test(bare)) return [];
  const message = "YAML joins the lines of this text, so that a comment in it goes on to its end";
  const hint = "Write the text after `|`, which keeps lines, or put the comment between `/*` and `*/`.";
  return [{ ruleId: "folded-comment", severity: "error", message, file, range, path, hint }];
}

/** Faults of a text that does not stand in the file as it is read are told where the text is. */
export function placedIn({ isExact, range }: PolicyText, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return isExact ? diagnostics : diagnostics.map((one) => ({ ...one, range }));
}

/** Checks that the expression does not name cannot fail the gate. That of the verifier can: by its veto. */
function findUnread(
  { root }: Expression,
  { name, checks, computed, rule }: Pick<Gate, "name" | "checks" | "computed" | "rule">,
  saidOfHandoffs: readonly string[],
): readonly Diagnostic[] {
  const read = new Set<string>();
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === "name") read.add(node.name);
    open.push(...childrenOf(node));
  }
  const unread = [...checks, ...computed].filter((check) => check.name !== "handoff" && !read.has(check.name));
  const { file, range } = rule.source;
  const place = { severity: "warning", file, range, path: `gates.${name}.pass-when` } as const;
  const isHandoffRead = checks.some((check) => check.kind === "agent" && read.has(check.name));
  return [
    ...unread.map((check) => ({
      ...place,
      ruleId: "unused-name",
      message: `\`pass-when\` does not name the check \`${check.name}\`, so that it cannot fail the gate`,
      hint: null,
    })),
    ...(isHandoffRead ? [] : explainUnreadHandoffs(saidOfHandoffs, place)),
  ];
}

/** That what a gate says of handoffs counts for nothing, since it asks for none. In: the keys; none for nothing said. */
export function explainUnreadHandoffs(
  said: readonly string[],
  place: Pick<Diagnostic, "file" | "range" | "path">,
): readonly Diagnostic[] {
  if (said.length === 0) return [];
  const keys = said.map((key) => `\`${key}\``).join(" and ");
  const message = `no handoff decides this gate, so that ${keys} of it ${said.length === 1 ? "counts" : "count"} for nothing`;
  const hint = "Ask for `handoff.verified` as well, or remove what counts for nothing.";
  return [{ ...place, ruleId: "unused-name", severity: "warning", message, hint }];
}

function findOutvoted(passWhen: Expression, checks: Gate["checks"]): readonly Diagnostic[] {
  const judges = checks.filter(yieldsJudgement).map(({ name }) => ({ id: name, name }));
  const { report, diagnostics } = createReport(passWhen.origin, "warning");
  reportOutvoted(passWhen, judges, report);
  return diagnostics;
}

/** A name of a site is all that matters of what stands for its producer here. */
function toProgram({ checks, computed, rule }: Pick<Gate, "checks" | "computed" | "rule">): Program {
  const text = [
    "verify {\nparallel {\n",
    linesOf(checks.filter((check) => !isJudging(check))),
    "}\n",
    ...computed.map(({ name, source }) => `check ${name} = ${source.text}\n`),
    linesOf(checks.filter(isJudging)),
    `pass when ${rule.source.text}\n}\n`,
  ].join("");
  const origin: Origin = { file: rule.source.file, start: { line: 1, column: 1 } };
  const { value } = parseAssembled(text, origin);
  assert(value, "expressions that parse alone parse together");
  return value;
}

function linesOf(checks: Gate["checks"]): string {
  return checks.map(({ name }) => `check ${name} = paths\n`).join("");
}
