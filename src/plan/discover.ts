import picomatch from "picomatch";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { Fault } from "../lib/fault.ts";
import type { Git } from "../ports/git.ts";
import { faultAt, findLinkedFolder, type PlanFault, type PlanSource } from "./linked-folder.ts";
import { MAX_PLAN_BYTES, parsePlan, placeInPlan } from "./load.ts";
import type { LoadedPlan } from "./plan.ts";
import { parseState } from "./state.ts";
import { type FamilyFaults, followSubplanners } from "./subplanners.ts";

/** State files and handoffs are context, not rules: larger ones are left out and said so. */
const MAX_CONTEXT_BYTES = 1_048_576;

export interface Discovery {
  readonly plans: readonly LoadedPlan[];
  readonly diagnostics: readonly Diagnostic[];
  /** Set when a plan exists that cannot be used: nothing may pass then. */
  readonly fault: PlanFault | null;
}

/** All plans at a commit whose path matches one of the globs, then the plans of their subplanners, with state and handoffs beside
 *  them. They are read as git stores them; symlinks are refused. Throws: `GateError` from git. */
export async function discoverPlans(git: Git, commit: string, globs: readonly string[]): Promise<Discovery> {
  const isPlan = picomatch([...globs], { dot: true });
  const prefix = commonFolder(globs);
  const paths = new Set(await git.listFiles(commit, prefix));
  const source = { git, commit, paths };
  const linked = await findLinkedFolder(source, globs, prefix);
  const read = new Map<string, Found>();
  const load = async (wanted: readonly string[]): Promise<readonly LoadedPlan[]> => {
    const found = await Promise.all(wanted.map((path) => loadPlan(source, path)));
    for (const one of found) read.set(one.path, one);
    return found.flatMap(({ plan }) => (plan === null ? [] : [plan]));
  };
  const list = listOnce(source, prefix);
  const family = await followSubplanners(await load([...paths].filter((path) => isPlan(path))), {
    load,
    findFiles: async (folder, files) => {
      for (const path of await list(folder.slice(0, Math.max(0, folder.lastIndexOf("/"))))) paths.add(path);
      // A link is in the list under its own name, and what is behind it is not.
      const fault = paths.has(folder) ? await faultAt(source, folder) : null;
      if (fault !== null) read.set(folder, { ...NOTHING, path: folder, fault });
      return files.filter((path) => paths.has(path));
    },
  });
  const between = family.faults.map((faults) => tellFamilyFaults(faults, read.get(faults.path)?.bytes ?? null));
  const all = [...read.values(), ...between];
  return {
    plans: family.plans,
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    fault: linked ?? all.find(({ fault }) => fault !== null)?.fault ?? null,
  };
}

/** Lists each folder once, and none that lies in the folder listed first: a plan may have thousands of subplanners. */
function listOnce({ git, commit }: PlanSource, first: string): (folder: string) => Promise<readonly string[]> {
  const listings = new Map<string, Promise<readonly string[]>>();
  return (folder) => {
    if (first === "" || folder === first || folder.startsWith(`${first}/`)) return Promise.resolve([]);
    const listing = listings.get(folder) ?? git.listFiles(commit, folder);
    listings.set(folder, listing);
    return listing;
  };
}

interface Found {
  readonly path: string;
  readonly plan: LoadedPlan | null;
  /** What was read, for placing what is found later; null for what could not be read. */
  readonly bytes: Uint8Array | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly fault: PlanFault | null;
}

const NOTHING = { plan: null, bytes: null, diagnostics: [] } as const;

function tellFamilyFaults({ path, errors, warnings }: FamilyFaults, bytes: Uint8Array | null): Found {
  const place = (faults: readonly Fault[], severity: Diagnostic["severity"]): readonly Diagnostic[] =>
    placeInPlan(bytes ?? new Uint8Array(), path, faults).map((one) => ({ ...one, severity }));
  const diagnostics = [...place(errors, "error"), ...place(warnings, "warning")];
  return { ...NOTHING, path, diagnostics, fault: errors.length === 0 ? null : faultOf(path) };
}

function faultOf(path: string): PlanFault {
  return { code: "plan-invalid", detail: `${path} has faults` };
}

async function loadPlan(source: PlanSource, path: string): Promise<Found> {
  const { git, commit } = source;
  const file = await git.readFile(commit, path, MAX_PLAN_BYTES);
  if (file.kind !== "file") {
    return { ...NOTHING, path, fault: { code: "plan-unreadable", detail: `${path}: ${describe(file)}` } };
  }
  const { value, diagnostics } = parsePlan(file.bytes, path);
  if (value === null) return { ...NOTHING, path, diagnostics, fault: faultOf(path) };
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const state = await loadState(source, `${folder}state.json`);
  const names = (value.tasks ?? []).map((task) => task.name);
  const handoffs = await Promise.all(
    names.map(async (name) => [name, await readText(source, `${folder}handoffs/${name}.md`)] as const),
  );
  return {
    path,
    bytes: file.bytes,
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
