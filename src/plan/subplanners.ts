import { type DataPath, type Fault, quote } from "../lib/fault.ts";
import type { ChildPlan, LoadedPlan } from "./plan.ts";
import { repositoryNameOf } from "./repository.ts";

/** So many plans may lie below one another, the first one not counted. */
const MAX_DEPTH = 8;
/** So many plans are read because a subplanner names them. */
const MAX_CHILD_PLANS = 200;

/** Where the plan of a task without a folder beside it is looked for: the convention of Orchestrate. */
const DEFAULT_FOLDER = ".orchestrate";
const FILE_NAMES = ["plan.json", "plan.yml", "plan.yaml"];

/** What is asked of the commit that the plans are read at. */
interface ChildSource {
  /** Which of these files exist; `folder` holds them all. Throws: `GateError`. */
  readonly findFiles: (folder: string, paths: readonly string[]) => Promise<readonly string[]>;
  /** Reads these plans; what has faults is left out and told by the caller. */
  readonly load: (paths: readonly string[]) => Promise<readonly LoadedPlan[]>;
}

/** What a plan's subplanners led to. */
export interface FamilyFaults {
  readonly path: string;
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

interface Link extends ChildPlan {
  readonly parent: string;
  /** Place of the subplanner's name in the parent's plan. */
  readonly place: DataPath;
}

/** Follows the subplanners of plans to the plans that they committed, and on. A subplanner keeps its plan in the folder of its task's
 *  name, beside the folder of the plan above; where nothing is there, below `.orchestrate`. Out: all plans, each once, the given ones first, with their `children`; and what is wrong
 *  between them: circles, too many levels or plans, and as warnings plans that are missing or name another repository. Throws:
 *  `GateError`. Source: Orchestrate's prompt for subplanners. */
export async function followSubplanners(
  given: readonly LoadedPlan[],
  source: ChildSource,
): Promise<{ readonly plans: readonly LoadedPlan[]; readonly faults: readonly FamilyFaults[] }> {
  const plans = new Map(given.map((plan) => [plan.path, plan]));
  const asked = new Set(plans.keys());
  const links: Link[] = [];
  const errors: Found[] = [];
  const warnings: Found[] = [];
  for (let level: readonly LoadedPlan[] = given; level.length > 0;) {
    const wanted = await Promise.all(level.flatMap((plan) => wantedBy(plan, source)));
    warnings.push(...wanted.filter(({ found }) => found.length === 0).map(missing));
    const fresh: string[] = [];
    for (const link of wanted.flatMap(({ found }) => found)) {
      links.push(link);
      if (asked.has(link.path)) continue;
      if (asked.size - given.length >= MAX_CHILD_PLANS) errors.push(tooMany(link));
      else fresh.push(link.path);
      asked.add(link.path);
    }
    level = await source.load(fresh);
    for (const plan of level) plans.set(plan.path, plan);
  }
  errors.push(...findCircles(given, links));
  warnings.push(...links.flatMap((link) => elsewhere(link, plans)));
  return {
    plans: [...plans.values()].map((plan) => withChildren(plan, links, plans)),
    faults: group(errors, warnings),
  };
}

interface Found {
  readonly parent: string;
  readonly fault: Fault;
}

interface Wanted {
  readonly parent: string;
  readonly task: string;
  readonly place: DataPath;
  /** Where it was looked for, in this order. */
  readonly folders: readonly string[];
  readonly found: readonly Link[];
}

function wantedBy({ path, plan }: LoadedPlan, { findFiles }: ChildSource): readonly Promise<Wanted>[] {
  return plan.tasks.flatMap(({ type, name }, index) => {
    if (type !== "subplanner") return [];
    const folders = foldersOf(path, name);
    const link = { parent: path, task: name, place: ["tasks", index, "name"] };
    const found = findFirst(folders, findFiles).then((paths) => paths.map((child) => ({ ...link, path: child })));
    return [found.then((links) => ({ ...link, folders, found: links }))];
  });
}

async function findFirst(folders: readonly string[], findFiles: ChildSource["findFiles"]): Promise<readonly string[]> {
  for (const folder of folders) {
    const paths = await findFiles(
      folder,
      FILE_NAMES.map((file) => `${folder}/${file}`),
    );
    if (paths.length > 0) return paths;
  }
  return [];
}

/** A plan that lies alone, `plans/dark-mode.json`, has no folder of its own: then its subplanners' plans may lie beside the file. */
function foldersOf(path: string, task: string): readonly string[] {
  const parts = path.split("/");
  const isInOwnFolder = FILE_NAMES.includes(parts.at(-1) ?? "");
  const beside = path.includes("/") ? [[...parts.slice(0, -2), task].join("/")] : [];
  const below = isInOwnFolder ? [] : [[...parts.slice(0, -1), task].join("/")];
  return [...new Set([...beside, ...below, `${DEFAULT_FOLDER}/${task}`])];
}

function withChildren(plan: LoadedPlan, links: readonly Link[], plans: ReadonlyMap<string, LoadedPlan>): LoadedPlan {
  const children = links
    .filter(({ parent, path }) => parent === plan.path && plans.has(path))
    .map(({ task, path }) => ({ task, path }));
  return { ...plan, children };
}

/** Subplanners that lead back to a plan above them, or too far down. Each plan is visited again only where it lies deeper than before,
 *  so that plans with many ways to one another cost no more than their arrows. */
function findCircles(given: readonly LoadedPlan[], links: readonly Link[]): readonly Found[] {
  const below = new Map<string, Link[]>();
  for (const link of links) below.set(link.parent, [...(below.get(link.parent) ?? []), link]);
  const deepest = new Map<string, number>();
  const found = new Map<Link, Found>();
  const visit = (path: string, above: readonly string[]): void => {
    if ((deepest.get(path) ?? -1) >= above.length) return;
    deepest.set(path, above.length);
    const chain = [...above, path];
    for (const link of below.get(path) ?? []) {
      if (chain.includes(link.path)) found.set(link, circle(link, chain.slice(chain.indexOf(link.path))));
      else if (chain.length > MAX_DEPTH) found.set(link, tooDeep(link));
      else visit(link.path, chain);
    }
  };
  for (const { path } of given) visit(path, []);
  return [...found.values()];
}

function circle({ parent, place, path }: Link, chain: readonly string[]): Found {
  const way = [...chain, path].map(quote).join(" → ");
  const message = `the plan of this subplanner is one that it is part of: ${way}`;
  const hint = "Rename the task, and the folder of its plan with it.";
  return { parent, fault: { ruleId: "plan-circle", message, hint, path: place, mark: "value" } };
}

function tooDeep({ parent, place }: Link): Found {
  const message = `this subplanner's plan lies more than ${MAX_DEPTH} plans deep`;
  const hint = "Give its work to the plan above.";
  return { parent, fault: { ruleId: "plan-too-deep", message, hint, path: place, mark: "value" } };
}

function tooMany({ parent, place }: Link): Found {
  const message = `more than ${MAX_CHILD_PLANS} plans of subplanners are named, this one is not read`;
  return { parent, fault: { ruleId: "too-many-plans", message, hint: null, path: place, mark: "value" } };
}

function missing({ parent, place, folders }: Wanted): Found {
  const message = `the subplanner has no plan in ${folders.map(quote).join(" or ")} at this commit, so nothing of its own plan is checked`;
  const hint = `Merge ${quote(`${folders[0]}/plan.json`)}, or read the plans where it is, with \`plan-ref\`.`;
  return { parent, fault: { ruleId: "child-plan-missing", message, hint, path: place, mark: "value" } };
}

function elsewhere({ parent, place, path }: Link, plans: ReadonlyMap<string, LoadedPlan>): readonly Found[] {
  const [own, above] = [path, parent].map((one) => plans.get(one)?.plan.repoUrl);
  if (own === undefined || above === undefined || repositoryNameOf(own) === repositoryNameOf(above)) return [];
  const message = `the plan of this subplanner, ${quote(path)}, is for another repository`;
  const hint = "It counts like any other plan of that repository, not because of this task.";
  return [{ parent, fault: { ruleId: "child-plan-elsewhere", message, hint, path: place, mark: "value" } }];
}

function group(errors: readonly Found[], warnings: readonly Found[]): readonly FamilyFaults[] {
  const of = (path: string, list: readonly Found[]): readonly Fault[] =>
    list.filter(({ parent }) => parent === path).map(({ fault }) => fault);
  const paths = new Set([...errors, ...warnings].map(({ parent }) => parent));
  return [...paths].map((path) => ({ path, errors: of(path, errors), warnings: of(path, warnings) }));
}
