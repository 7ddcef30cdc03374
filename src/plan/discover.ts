import picomatch from "picomatch";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { Git } from "../ports/git.ts";
import { MAX_PLAN_BYTES, parsePlan } from "./load.ts";
import type { LoadedPlan } from "./plan.ts";
import { parseState } from "./state.ts";

/** State files and handoffs are context, not rules: larger ones are left out and said so. */
const MAX_CONTEXT_BYTES = 1_048_576;

export interface Discovery {
  readonly plans: readonly LoadedPlan[];
  readonly diagnostics: readonly Diagnostic[];
  /** Set when a plan exists that cannot be used: nothing may pass then. */
  readonly fault: { readonly code: ReasonCode; readonly detail: string } | null;
}

/** All plans at a commit whose path matches one of the globs, with state and handoffs beside them. They are read as git stores
 *  them; symlinks are refused. Throws: `GateError` from git. */
export async function discoverPlans(git: Git, commit: string, globs: readonly string[]): Promise<Discovery> {
  const isPlan = picomatch([...globs], { dot: true });
  const prefix = commonFolder(globs);
  const paths = new Set(await git.listFiles(commit, prefix));
  const source = { git, commit, paths };
  const found = await Promise.all([...paths].filter((path) => isPlan(path)).map((path) => loadPlan(source, path)));
  const linked = await findLinkedFolder(git, commit, prefix);
  return {
    plans: found.flatMap(({ plan }) => (plan === null ? [] : [plan])),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
    fault: linked ?? found.find(({ fault }) => fault !== null)?.fault ?? null,
  };
}

/** A folder of plans that is a symlink lists nothing, which must not look like having no plans. */
async function findLinkedFolder(git: Git, commit: string, prefix: string): Promise<Discovery["fault"]> {
  const parts = prefix.split("/").filter((part) => part !== "");
  for (let count = 1; count <= parts.length; count += 1) {
    const folder = parts.slice(0, count).join("/");
    const { kind } = await git.readFile(commit, folder, 0);
    if (kind === "symlink")
      return { code: "plan-unreadable", detail: `${folder} is a symbolic link, which is refused` };
  }
  return null;
}

interface Found {
  readonly plan: LoadedPlan | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly fault: Discovery["fault"];
}

/** `paths` are those that exist, so that nothing is asked for in vain. */
interface Source {
  readonly git: Git;
  readonly commit: string;
  readonly paths: ReadonlySet<string>;
}

async function loadPlan(source: Source, path: string): Promise<Found> {
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

async function loadState({ git, commit, paths }: Source, path: string): Promise<ReturnType<typeof parseState>> {
  if (!paths.has(path)) return { value: null, diagnostics: [] };
  const file = await git.readFile(commit, path, MAX_CONTEXT_BYTES);
  return file.kind === "file" ? parseState(file.bytes, path) : { value: null, diagnostics: [] };
}

async function readText({ git, commit, paths }: Source, path: string): Promise<string | null> {
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
    .map((base) => (base.endsWith(".json") ? base.slice(0, base.lastIndexOf("/") + 1) : base));
  const [first = ""] = folders;
  return folders.every((folder) => folder === first) ? first.replace(/\/$/, "") : "";
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
