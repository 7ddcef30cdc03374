import type { MatchPaths } from "../evidence/match-paths.ts";
import type { ChangedEntry } from "../ports/git.ts";
import { foldParts, foldText, hasShortName, whyUnsafe } from "./fold-path.ts";
import { whyGuarded } from "./guarded-names.ts";

/** Paths that one task may change; an empty list of allowed ones allows all. */
export interface TaskPaths {
  readonly pathsAllowed: readonly string[];
  readonly pathsForbidden: readonly string[];
}

/** What a revision may not change. Globs are trusted: they come from the base commit. */
export interface GuardRules {
  readonly planGlobs: readonly string[];
  readonly policyPath: string;
  readonly gatesFolder: string;
  /** Globs of tests, runner settings, judges and whatever else the policy guards. */
  readonly guarded: readonly string[];
  /** Names by which a checkout configures agents, in lower case, at any depth unless `isRootOnly`. */
  readonly agentConfig: readonly { readonly path: string; readonly isRootOnly?: true }[];
  /** The tasks on the pull request: a path must be fine for one of them. None: no limit. */
  readonly tasks: readonly TaskPaths[];
  /** Of `restoredPaths`: to take a change back that a task did not allow is what the critique asks for. */
  readonly restored: ReadonlySet<string>;
  readonly matchPaths: MatchPaths;
}

/** A change that keeps a revision from being pushed. The path is untrusted; `why` is ours. */
export interface RefusedChange {
  readonly path: string;
  readonly why: string;
}

/** One path in both spellings. */
interface Candidate {
  readonly entry: ChangedEntry;
  readonly path: string;
  readonly parts: readonly string[];
  readonly folded: string;
}

type Judge = (candidate: Candidate, at: number) => string | null;

/** The changes of a revision that are not allowed, in any spelling that a file system may take for a guarded path; deletions count like
 *  any other change. In: all changes, a rename as a deletion and an addition. Out: in the same order, each with its first reason;
 *  empty when all are fine. Globs that cannot be matched refuse everything. Throws: never. */
export function refuseChanges(changes: readonly ChangedEntry[], rules: GuardRules): readonly RefusedChange[] {
  const candidates = changes.map(toCandidate);
  const configNames = rules.agentConfig.map(({ path, isRootOnly }) => ({
    parts: foldParts(path),
    isRootOnly: isRootOnly === true,
  }));
  const judges: readonly Judge[] = [
    ({ path, parts }) => (parts.length === 0 ? "its name cannot be seen" : whyUnsafe(path)),
    ({ entry }) => whyMode(entry),
    ({ parts }) => whyGuarded(parts),
    ({ parts }) => (hasShortName(parts) ? "it may be the short name of another file on Windows" : null),
    ({ parts }) => whyAgentConfig(parts, configNames),
    ({ folded }) => (touches(folded, rules.policyPath) ? "it is the policy" : null),
    ({ folded }) => (touches(folded, rules.gatesFolder) ? "it is part of a gate" : null),
    guardGlobs(candidates, rules.planGlobs, rules.matchPaths, "it is part of a plan"),
    guardGlobs(candidates, rules.guarded, rules.matchPaths, "the policy guards it"),
    guardTasks(candidates, rules),
  ];
  return candidates.flatMap((candidate, at) => {
    const why = judges.reduce<string | null>((found, judge) => found ?? judge(candidate, at), null);
    return why === null ? [] : [{ path: candidate.path, why }];
  });
}

function toCandidate(entry: ChangedEntry): Candidate {
  const parts = foldParts(entry.path);
  return { entry, path: entry.path, parts, folded: parts.join("/") };
}

const PLAIN_MODES: ReadonlySet<string | null> = new Set([null, "100644", "100755", "100664"]);

function whyMode({ oldMode, newMode }: ChangedEntry): string | null {
  if (oldMode === "160000" || newMode === "160000") return "it is a submodule";
  // To take a link away is no trick; to turn one into a file changes what other paths lead to.
  if (newMode === "120000" || (oldMode === "120000" && newMode !== null)) return "it is a symlink";
  if (!PLAIN_MODES.has(newMode) || (oldMode !== "120000" && !PLAIN_MODES.has(oldMode))) return "it is no plain file";
  return null;
}

interface ConfigName {
  readonly parts: readonly string[];
  readonly isRootOnly: boolean;
}

function whyAgentConfig(parts: readonly string[], names: readonly ConfigName[]): string | null {
  const isAt = (name: ConfigName, at: number): boolean =>
    name.parts.every((part, offset) => parts[at + offset] === part);
  const isConfig = names.some((name) => (name.isRootOnly ? isAt(name, 0) : parts.some((_, at) => isAt(name, at))));
  return isConfig ? "it configures or instructs agents" : null;
}

/** Whether a folded path is a place, lies below it, or lies above it and so takes the place of its folder. */
function touches(folded: string, place: string): boolean {
  const wanted = foldParts(place).join("/");
  if (wanted === "") return false;
  return folded === wanted || folded.startsWith(`${wanted}/`) || wanted.startsWith(`${folded}/`);
}

function guardGlobs(
  candidates: readonly Candidate[],
  globs: readonly string[],
  matchPaths: MatchPaths,
  why: string,
): Judge {
  if (globs.length === 0) return () => null;
  const hits = matchAnySpelling(candidates, globs, matchPaths);
  if (hits === null) return () => "the globs that guard files cannot be matched";
  const above = globs.filter((glob) => !glob.startsWith("!")).map(fixedFolder);
  return ({ folded }, at) =>
    hits[at] !== false || above.some((folder) => folder.startsWith(`${folded}/`)) ? why : null;
}

function guardTasks(candidates: readonly Candidate[], { tasks, restored, matchPaths }: GuardRules): Judge {
  if (tasks.length === 0) return () => null;
  const verdicts = tasks.map(({ pathsAllowed, pathsForbidden }) => {
    const none = candidates.map(() => false);
    const inside = pathsAllowed.length === 0 ? candidates.map(() => true) : match(candidates, pathsAllowed, matchPaths);
    const banned = pathsForbidden.length === 0 ? none : matchAnySpelling(candidates, pathsForbidden, matchPaths);
    return inside === null || banned === null ? null : { inside, banned };
  });
  return ({ path }, at) => {
    if (restored.has(path)) return null;
    if (verdicts.some((verdict) => verdict?.inside[at] === true && verdict.banned[at] === false)) return null;
    if (verdicts.includes(null)) return "the globs of a task cannot be matched";
    const isBanned = verdicts.some((verdict) => verdict?.banned[at] !== false);
    return isBanned ? "its task forbids it" : "it lies outside of what its task may change";
  };
}

function match(
  candidates: readonly Candidate[],
  globs: readonly string[],
  matchPaths: MatchPaths,
): readonly boolean[] | null {
  const result = matchPaths(
    globs,
    candidates.map(({ path }) => path),
  );
  return result.kind === "matched" ? result.isMatched : null;
}

/** As written, or with paths and globs both folded: a glob may have capitals, and one that takes paths out again may only do so for the
 *  spelling that it has. */
function matchAnySpelling(
  candidates: readonly Candidate[],
  globs: readonly string[],
  matchPaths: MatchPaths,
): readonly boolean[] | null {
  const asWritten = match(candidates, globs, matchPaths);
  const folded = matchPaths(
    globs.map(foldGlob),
    candidates.map((candidate) => candidate.folded),
  );
  if (asWritten === null || folded.kind === "unusable") return null;
  return candidates.map((_, at) => asWritten[at] !== false || folded.isMatched[at] !== false);
}

function foldGlob(glob: string): string {
  return foldText(glob).replaceAll(/\[:(?:upper|lower):\]/g, "[:alpha:]");
}

/** The part of a glob that no wildcard is in, folded. */
function fixedFolder(glob: string): string {
  const parts = foldText(glob)
    .replace(/^(?:\.?\/)+/, "")
    .split("/");
  const wild = parts.findIndex((part) => /[*?[\](){}!+@\\]/.test(part));
  return parts.slice(0, wild === -1 ? parts.length : wild + 1).join("/");
}
