import type { LoadedPlan, PlanTask } from "../../plan/plan.ts";
import type { Outcome } from "../../verdict/verdict.ts";
import { clipText } from "../cut.ts";
import { showOnOneLine } from "../hidden.ts";
import type { GateReport } from "../report.ts";
import { countOf } from "./words.ts";

/** Mermaid gives up beyond 500 edges, readers far earlier. */
const MAX_NODES = 60;
const MAX_EDGES = 200;
const MAX_LABEL_CHARS = 60;

const WORST_FIRST = ["failed", "blocked", "cancelled", "passed"] as const satisfies readonly Outcome[];

const COLOURS = [
  "classDef passed fill:#1a7f37,color:#ffffff,stroke:#1a7f37",
  "classDef failed fill:#cf222e,color:#ffffff,stroke:#cf222e",
  "classDef blocked fill:#9a6700,color:#ffffff,stroke:#9a6700",
  "classDef cancelled fill:#57606a,color:#ffffff,stroke:#57606a",
];

interface Node {
  readonly id: string;
  readonly plan: LoadedPlan;
  readonly task: PlanTask;
  readonly outcome: Outcome | null;
}

/** The plans as one Mermaid graph: tasks coloured by the worst verdict on them, with the verdict in words, to their verifiers, what
 *  depends on what, and from a subplanner to its own plan. Out: a code block and a line on how to read it; empty without plans. */
export function renderGraph(plans: readonly LoadedPlan[], gates: readonly GateReport[]): string {
  const all = plans.flatMap((plan, at) =>
    plan.plan.tasks.map((task, index) => nodeOf(`p${at}t${index}`, plan, task, gates)),
  );
  if (all.length === 0) return "";
  const judged = all.filter(({ outcome }) => outcome !== null);
  const others = all.filter(({ outcome }) => outcome === null);
  const shown = new Set([...judged, ...others].slice(0, MAX_NODES));
  const nodes = all.filter((node) => shown.has(node));
  const edges = nodes.flatMap((node) => [...edgesTo(node, nodes), ...edgesToChildren(node, plans, nodes)]);
  const groups = plans.flatMap((plan, at) => groupOf(plan, at, nodes, plans.length > 1));
  const lines = ["flowchart LR", ...groups, ...edges.slice(0, MAX_EDGES), ...COLOURS];
  const missing = [
    ...(all.length > nodes.length ? [countOf(all.length - nodes.length, "task")] : []),
    ...(edges.length > MAX_EDGES ? [countOf(edges.length - MAX_EDGES, "arrow")] : []),
  ];
  const ownPlans = edges.some((edge) => edge.includes("==>")) ? ", thick ones from a subplanner to its own plan" : "";
  const note = missing.length === 0 ? "" : ` Not drawn: ${missing.join(" and ")}.`;
  return `\`\`\`mermaid\n${lines.join("\n")}\n\`\`\`\n\nSolid arrows lead from a task to its verifier, dotted ones to what depends on it${ownPlans}.${note}`;
}

function nodeOf(id: string, plan: LoadedPlan, task: PlanTask, gates: readonly GateReport[]): Node {
  const outcomes = gates.flatMap(({ gate, verdict }) => {
    const isSamePlan = gate.target?.plan.path === plan.path;
    const isAbout = gate.target?.task.name === task.name || gate.verifier?.name === task.name;
    return isSamePlan && isAbout ? [verdict.outcome] : [];
  });
  return { id, plan, task, outcome: WORST_FIRST.find((one) => outcomes.includes(one)) ?? null };
}

function groupOf(plan: LoadedPlan, at: number, nodes: readonly Node[], isOneOfMany: boolean): readonly string[] {
  const lines = nodes.filter((node) => node.plan === plan).map(renderNode);
  if (!isOneOfMany || lines.length === 0) return lines;
  return [`subgraph p${at}["${escapeLabel(plan.plan.rootSlug)}"]`, ...lines, "end"];
}

function renderNode({ id, task, outcome }: Node): string {
  const label = `"${escapeLabel(task.name)}${outcome === null ? "" : `<br/>${outcome}`}"`;
  const shape = task.type === "verifier" ? `([${label}])` : `[${label}]`;
  return `  ${id}${shape}${outcome === null ? "" : `:::${outcome}`}`;
}

function edgesTo(node: Node, nodes: readonly Node[]): readonly string[] {
  const idOf = (name: string): string | null =>
    nodes.find((one) => one.plan === node.plan && one.task.name === name)?.id ?? null;
  const target = node.task.type === "verifier" ? node.task.verifies : null;
  const dependencies = (node.task.dependsOn ?? []).filter((name) => name !== target);
  const links: readonly (readonly [string, string])[] = [
    ...(target === null ? [] : [[target, "-->"] as const]),
    ...dependencies.map((name) => [name, "-.->"] as const),
  ];
  return links.flatMap(([name, arrow]) => {
    const from = idOf(name);
    return from === null ? [] : [`  ${from} ${arrow} ${node.id}`];
  });
}

/** To the group of each plan below, where any of its tasks is drawn. */
function edgesToChildren(
  { id, plan, task }: Node,
  plans: readonly LoadedPlan[],
  nodes: readonly Node[],
): readonly string[] {
  const paths = (plan.children ?? []).filter((child) => child.task === task.name).map(({ path }) => path);
  return plans.flatMap((child, at) => {
    const isDrawn = paths.includes(child.path) && nodes.some((node) => node.plan === child);
    return isDrawn ? [`  ${id} ==> p${at}`] : [];
  });
}

/** Mermaid reads markup, quotes and its own entities inside quoted labels: only letters, digits and harmless marks pass as
 *  they are. */
function escapeLabel(text: string): string {
  return clipText(showOnOneLine(text), MAX_LABEL_CHARS).replaceAll(
    /[^\p{L}\p{N} _.,()/-]/gu,
    (character) => `#${character.codePointAt(0) ?? 0};`,
  );
}
