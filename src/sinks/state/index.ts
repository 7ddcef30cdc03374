import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import type { LoadedPlan } from "../../plan/plan.ts";
import { toWorldError } from "../../lib/error.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import type { Sink } from "../../publish/sink.ts";
import { attentionOf } from "./attention.ts";
import { failureFileOf } from "./failure-file.ts";
import { handoffFilesOf } from "./handoff-file.ts";
import { safeName } from "./safe-name.ts";
import { toState } from "./to-state.ts";

export interface StateOptions {
  /** Absolute path of the output folder; it gets `state.json`, `handoffs/` and, where there is something to see, `attention.log`. */
  readonly outputDir: string;
}

/** The run as Orchestrate keeps it: `state.json`, `handoffs/*.md` and `attention.log`. With several plans each has its folder below
 *  `plans/`: a subplanner's plan that of its task, as in a repository, so that it is found from its parent; others that of their slug. */
export function createStateSink({ outputDir }: StateOptions): Sink {
  return {
    name: "state",
    closes: "first",
    open: async ({ runKey }) => ({
      close: async (report) => {
        try {
          for (const [path, text] of filesOf(report, runKey)) {
            const target = join(outputDir, path);
            await mkdir(dirname(target), { recursive: true });
            await writeFileAtomic(target, text);
          }
        } catch (error) {
          throw toWorldError("the state of the plan could not be written", error);
        }
      },
      abandon: async () => {},
    }),
  };
}

function filesOf(report: Report, runId: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const folders = foldersOf(report.plans);
  for (const plan of report.plans) {
    const folder = folders.get(plan.path) ?? "";
    files.set(`${folder}state.json`, `${JSON.stringify(toState(plan, report), null, 2)}\n`);
    const attention = attentionOf(plan, report).map((line) => `[${report.finishedAt}] ${line}\n`);
    if (attention.length > 0) files.set(`${folder}attention.log`, attention.join(""));
  }
  for (const gate of report.gates) {
    const folder = folders.get(gate.gate.target?.plan.path ?? "") ?? "";
    addHandoffs(files, folder, gate, { runId, finishedAt: report.finishedAt });
  }
  return files;
}

function addHandoffs(
  files: Map<string, string>,
  folder: string,
  gate: GateReport,
  { runId, finishedAt }: { readonly runId: string; readonly finishedAt: string },
): void {
  const failure = failureFileOf(gate, { runId, terminatedAt: finishedAt });
  for (const { path, text } of [...handoffFilesOf(gate, runId, finishedAt), ...(failure === null ? [] : [failure])]) {
    let free = `${folder}${path}`;
    for (let count = 2; files.has(free); count += 1) free = `${folder}${path.replace(/\.md$/, `-${count}.md`)}`;
    files.set(free, text);
  }
}

/** Folder of each plan by its path; two plans may have one slug. */
function foldersOf(plans: readonly LoadedPlan[]): ReadonlyMap<string, string> {
  if (plans.length < 2) return new Map(plans.map(({ path }) => [path, ""]));
  const folders = new Map<string, string>();
  const taken = new Set<string>();
  const children = new Map(plans.flatMap((plan) => (plan.children ?? []).map(({ path, task }) => [path, task])));
  const childrenFirst = plans.toSorted(
    (one, other) => Number(children.has(other.path)) - Number(children.has(one.path)),
  );
  for (const { path, plan } of childrenFirst) {
    const name = safeName(children.get(path) ?? plan.rootSlug);
    let folder = name;
    for (let count = 2; taken.has(folder); count += 1) folder = `${name}-${count}`;
    taken.add(folder);
    folders.set(path, `plans/${folder}/`);
  }
  return folders;
}
