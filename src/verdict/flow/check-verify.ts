import type { Report } from "./check-context.ts";
import { valueOf } from "./check-inline.ts";
import { checkProducer } from "./check-producer.ts";
import { findName, type NameScope, openScope } from "./check-scope.ts";
import { checkCondition, checkNode, keepType, type Walk, valuesAt } from "./check-walk.ts";
import { type CheckItem, type Initialiser, isProducer, type VerifyBlock } from "./program.ts";
import { checksOf } from "./sites.ts";
import type { Span } from "./syntax.ts";
import { BOOL, type FlowType, NOTHING } from "./types.ts";

/** Check a verify block. In: what can be used around it, and the name of its `let`. Out: the type of its verdict. */
export function checkVerify(walk: Walk, block: VerifyBlock, outer: NameScope, name: string | null): FlowType {
  countParts(walk.report, block);
  const inner = openScope(outer);
  for (const check of checksOf(block)) checkCheck(walk, check, block, inner);
  for (const item of block.items)
    if (item.kind === "pass-when") checkCondition(walk, item.condition, { scope: inner, block: null }, "pass when");
  const declared = [...inner.names.values()];
  const hasCondition = block.items.some(({ kind }) => kind === "pass-when");
  walk.blocks.push({ name, unread: hasCondition ? declared.filter(({ isUsed }) => !isUsed) : [] });
  const types = declared.map((check) => [check.name, check.type] as const);
  const checks: FlowType = { kind: "record", fields: Object.fromEntries(types) };
  return { kind: "record", fields: { passed: BOOL, failed: BOOL, checks } };
}

function countParts(report: Report, { items, span }: VerifyBlock): void {
  if (items.length === 0) {
    report("empty-verify", span, "this verify block is empty", "it needs checks and one `pass when`");
    return;
  }
  const conditions = items.filter(({ kind }) => kind === "pass-when");
  const groups = items.filter(({ kind }) => kind === "parallel");
  if (conditions.length === 0)
    report(
      "missing-pass-when",
      wordOf(span, "verify"),
      "this verify block has no `pass when`",
      "say what must be true for it to pass",
    );
  for (const { span: again } of conditions.slice(1))
    report("duplicate-pass-when", again, "a verify block has one `pass when` only", "join the two with `and`");
  for (const { span: again } of groups.slice(1))
    report(
      "two-parallel-groups",
      wordOf(again, "parallel"),
      "a verify block has one parallel group only",
      "put all checks that run at once into one group",
    );
  for (const group of groups)
    if (group.kind === "parallel" && group.checks.length === 0)
      report("empty-parallel", group.span, "this parallel group is empty", "remove it");
}

/** Of the word that begins a block. */
function wordOf({ start }: Span, word: string): Span {
  const { line, column, offset } = start;
  return { start, end: { line, column: column + word.length, offset: offset + word.length } };
}

/** A check is made from what is around its block and sees no other check. */
function checkCheck(walk: Walk, check: CheckItem, block: VerifyBlock, inner: NameScope): void {
  const { name, nameSpan, value } = check;
  const outer = inner.outer ?? inner;
  const type = checkValue(walk, value, block, outer) ?? NOTHING;
  keepType(walk, value, type);
  if (inner.names.has(name)) {
    walk.report(
      "duplicate-check",
      nameSpan,
      `this verify block has a check \`${name}\` already`,
      "choose another name",
    );
    return;
  }
  const shadowed = findName(outer, name);
  if (shadowed !== null) {
    const place = shadowed.span === null ? "is given to the gate" : `is made in line ${shadowed.span.start.line}`;
    walk.report(
      "shadowed-name",
      nameSpan,
      `\`${name}\` has a meaning already: it ${place}`,
      "choose another name for the check",
    );
  }
  const written = value.kind === "verify" ? null : valueOf(value, valuesAt({ scope: outer }), walk.idOf);
  inner.names.set(name, { name, what: "check", type, value: written, span: nameSpan, isUsed: false });
}

function checkValue(walk: Walk, value: Initialiser, block: VerifyBlock, outer: NameScope): FlowType | null {
  if (isProducer(value)) return checkProducer(walk, value, { scope: outer, block });
  if (value.kind !== "verify") return checkNode(walk, value, { scope: outer, block });
  const hint = "make a `let` of it before the block, and name its `passed`";
  walk.report("nested-verify", wordOf(value.span, "verify"), "a check cannot be a verify block", hint);
  return null;
}
