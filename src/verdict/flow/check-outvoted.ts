import type { FactPart } from "./abstract.ts";
import type { Report } from "./check-context.ts";
import { inline } from "./check-inline.ts";
import { FALSE, NOWHERE } from "./check-join.ts";
import { canForceTrue } from "./force.ts";
import { childrenOf, type Expression, type Node, pathOf } from "./syntax.ts";

/** A judge that an expression may look at: as the expression calls it, and as its author does. */
interface JudgeName {
  readonly id: string;
  readonly name: string;
}

/** A judge that says that the change fails. */
const FAILED: Node = {
  kind: "record",
  members: [{ name: "pass", nameSpan: NOWHERE, value: FALSE }],
  span: NOWHERE,
};

/** Warn of an expression that looks at a judge and can be true although that says that the change fails: because nothing reads `pass`, or
 *  because something else that the judge says, such as `agreed`, can stand in for it. Not where `pass` is weighed against what others
 *  found, and not where the whole of what the judge says is taken. In: an expression without faults. */
export function reportOutvoted(expression: Expression, judges: readonly JudgeName[], warn: Report): void {
  for (const { id, name } of judges) {
    const read = readingsOf(expression.root, id);
    if (read.length === 0 || read.some(({ member }) => member === null)) continue;
    const isPassRead = read.some(({ member }) => member === "pass");
    const [node] = read.filter(({ member }) => member !== "pass").map((one) => one.node);
    const root = inline(expression.root, (other) => (other === id ? FAILED : null));
    if (node === undefined || canForceTrue({ root }, () => true) === false) continue;
    if (isPassRead && canForceTrue({ root }, (fact) => !isSaidBy(id, fact)) !== false) continue;
    const why = isPassRead ? "what else it says can stand in for" : "nothing reads";
    const message = `can hold although the judge says that the change fails: ${why} \`${name}.pass\``;
    warn("judge-pass-unread", node.span, message, `Write \`${name}.pass and …\`.`);
  }
}

/** Whether the judge was shown all says nothing for the change. */
function isSaidBy(id: string, { paths }: FactPart): boolean {
  return paths.some(([name, member]) => name === id && member !== "truncated");
}

interface Reading {
  readonly node: Node;
  /** What is read of the judge; null for all of it. */
  readonly member: string | null;
}

function readingsOf(node: Node, id: string): readonly Reading[] {
  const path = pathOf(node);
  if (path === null) return childrenOf(node).flatMap((child) => readingsOf(child, id));
  return path[0] === id ? [{ node, member: path[1] ?? null }] : [];
}
