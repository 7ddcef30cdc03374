import picomatch from "picomatch";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { Git } from "../ports/git.ts";
import { MAX_PLAN_BYTES, parsePlan } from "./load.ts";
import { findLinkedFolder, type PlanFault, type PlanSource } from "./linked-folder.ts";
import type { LoadedPlan } from "./plan.ts";
import { parseState } from "./state.ts";

/** State files and handoffs are context, not rules: larger ones are left out and said so. */
const MAX_CONTEXT_BYTES = 1_048_576;

export interface Discovery {
  readonly plans: readonly LoadedPlan[];
  readonly diagnostics: readonly Diagnostic[];
  /** Set when a plan exists that cannot be used: nothing may pass then. */
  readonly fault: PlanFault | null;
}

/** All plans at a commit whose path matches one of the globs, with state and handoffs beside them. They are read as git stores
 *  them; symlinks are refused. Throws: `GateError` from git. */
export async function discoverPlans(git: Git, commit: string, globs: readonly string[]): Promise<Discovery> {
  const isPlan = picomatch([...globs], { dot: true });
  const prefix = commonFolder(globs);
  const paths = new Set(await git.listFiles(commit, prefix));
  const source = { git, commit, paths };
  const found = await Promise.all([...paths].filter((path) => isPlan(path)).map((path) => loadPlan(source, path)));
  const linked = await findLinkedFolder(source, globs, prefix);
  return {
    plans: found.flatMap(({ plan }) => (plan === null ? [] : [plan])),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
    fault: linked ?? found.find(({ fault }) => fault !== null)?.fault ?? null,
  };
}

interface Found {
  readonly plan: LoadedPlan | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly fault: PlanFault | null;
}

async function loadPlan(source: PlanSource, path: string): Promise<Found> {
  const { git, commit } = source;
  const file = await git.readFile(commit, path, MAX_PLAN_BYTES);
  if (file.kind !== "file") {
    return { plan: null, diagnostics: [], fault: { code: "plan-unreadable", detail: `${path}: ${describe(file)}` } };
  }
  const { value, diagnostics } = parsePlan(file.bytes, path);
  if (value === null) return { plan: null, diagnostics, fault: { code: "plan-invalid", detail: `${path} has faults` } };
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const state = await loadState(source, `${folder}state.json`);
  const names = (value.tasks ?? []).map((task) => task.name);
  const handoffs = await Promise.all(
    names.map(async (name) => [name, await readText(source, `${folder}handoffs/${name}.md`)] as const),
  );
  return {
    plan: {
      path,
      commit,
      digest: await sha256(file.bytes),
      plan: value,
      state: state.value,
      handoffs: Object.fromEntries(handoffs.filter((entry): entry is readonly [string, string] => entry[1] !== null)),
    },
    diagnostics: [...diagnostics, ...state.diagnostics],
    fault: null,
  };
}

async function loadState({ git, commit, paths }: PlanSource, path: string): Promise<ReturnType<typeof parseState>> {
  if (!paths.has(path)) return { value: null, diagnostics: [] };
  const file = await git.readFile(commit, path, MAX_CONTEXT_BYTES);
  return file.kind === "file" ? parseState(file.bytes, path) : { value: null, diagnostics: [] };
}

async function readText({ git, commit, paths }: PlanSource, path: string): Promise<string | null> {
  if (!paths.has(path)) return null;
  const file = await git.readFile(commit, path, MAX_CONTEXT_BYTES);
  return file.kind === "file" ? new TextDecoder().decode(file.bytes) : null;
}

function describe(file: { readonly kind: string; readonly sizeBytes?: number }): string {
  if (file.kind === "symlink") return "is a symbolic link, which is refused";
  if (file.kind === "too-large") return `has ${file.sizeBytes ?? "too many"} bytes, at most ${MAX_PLAN_BYTES} are read`;
  return "is not a plain file";
}

/** The folder all globs lie in, so that git need not list a large repository whole. */
function commonFolder(globs: readonly string[]): string {
  const folders = globs
    .map((glob) => picomatch.scan(glob).base)
    .map((base) => (/\.(?:json|ya?ml)$/i.test(base) ? base.slice(0, base.lastIndexOf("/") + 1) : base));
  const [first = ""] = folders;
  return folders.every((folder) => folder === first) ? first.replace(/\/$/, "") : "";
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
