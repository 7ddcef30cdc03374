import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { Critique } from "../../evidence/critique.ts";
import type { CheckEvidence, Fact } from "../../evidence/evidence.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import type { ChangedFile, Diff } from "../../ports/git.ts";
import { liesAbove, matchPaths } from "./globs.ts";
import { type Offence, type OwnedFile, shareOut } from "./owners.ts";
import { PathsParams, pathsFacts } from "./params.ts";

const MAX_LISTED = 5;

/** Compares the files of the change with the globs that allow and forbid them. Source: README beside this file. */
export const check: CheckModule<PathsParams> = { params: PathsParams, facts: pathsFacts, run };

const NO_RULES =
  "neither the check nor the plan's task names paths: give the task `pathsAllowed` or `pathsForbidden`, or take this check out of the gate";

type Facts = Record<keyof typeof pathsFacts, Fact>;

function run(params: PathsParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const { facts, critiques } = judge(params, input);
  return Promise.resolve({
    check: input.name,
    kind: "paths",
    facts,
    critiques,
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: [],
    files: [],
    startedAt,
    durationMs: clock.elapsedMs() - start,
  });
}

function judge(
  { paths: globs }: PathsParams,
  { diff, target }: CheckInput,
): { facts: Facts; critiques: readonly Critique[] } {
  const allowed = globs.allowed ?? target?.task.pathsAllowed ?? [];
  const forbidden = globs.forbidden ?? target?.task.pathsForbidden ?? [];
  if (allowed.length + forbidden.length === 0) return unknown("expression-unknown", NO_RULES);
  if (diff.isTruncated) return unknown("diff-truncated", "the diff does not list every file");
  const paths = namesOf(diff);
  const inside = matchPaths(allowed, paths);
  if (inside.kind === "unusable") return unknown("plan-invalid", `allowed paths: ${inside.detail}`);
  const banned = matchPaths(forbidden, paths);
  if (banned.kind === "unusable") return unknown("plan-invalid", `forbidden paths: ${banned.detail}`);
  const found = paths.flatMap((path, index): Offence[] => {
    const isBanned = forbidden.length > 0 && (banned.isMatched[index] === true || liesAbove(path, forbidden));
    if (isBanned) return [{ path, kind: "forbidden" }];
    return allowed.length > 0 && inside.isMatched[index] !== true ? [{ path, kind: "outside" }] : [];
  });
  // What the policy names holds whatever else is on the pull request.
  const others = (target?.carried ?? []).filter((task) => task !== target?.task);
  const shared = shareOut(found, others, {
    outside: globs.allowed === undefined,
    forbidden: globs.forbidden === undefined,
  });
  if (shared.kind === "unusable") return unknown("plan-invalid", shared.detail);
  return { facts: factsOf(shared.left, shared.owned, diff), critiques: shared.left.map(toCritique) };
}

function unknown(reason: ReasonCode, detail: string): { facts: Facts; critiques: readonly Critique[] } {
  const fact: Fact = { kind: "unknown", reason, detail };
  return { facts: { ok: fact, outside: fact, forbidden: fact }, critiques: [] };
}

/** Every name that the change touches: of a renamed file both, of a copied one only the new, because the old file stays as it was. */
function namesOf({ files }: Diff): readonly string[] {
  return [...new Set(files.flatMap(touchedNames))];
}

function touchedNames({ path, previousPath, status }: ChangedFile): readonly string[] {
  return previousPath === null || status === "copied" ? [path] : [path, previousPath];
}

function factsOf(offences: readonly Offence[], owned: readonly OwnedFile[], { files }: Diff): Facts {
  const count = (kind: Offence["kind"]): number => offences.filter((offence) => offence.kind === kind).length;
  const listed = list(offences.map(({ path, kind }) => `${path} (${kind})`));
  const fine = `${files.length} changed ${files.length === 1 ? "file" : "files"}, all where they may be`;
  const ofOthers =
    owned.length === 0 ? "" : `; of other tasks: ${list(owned.map((one) => `${one.path} (${one.task})`))}`;
  const detail = `${offences.length === 0 ? fine : listed}${ofOthers}`;
  const base = { kind: "known", provenance: "observed", detail } as const;
  return {
    ok: offences.length === 0 ? { ...base, value: true } : { ...base, value: false, reason: "paths-outside" },
    outside: { ...base, value: count("outside") },
    forbidden: { ...base, value: count("forbidden") },
  };
}

function list(all: readonly string[]): string {
  const rest = all.length - MAX_LISTED;
  const shown = all.slice(0, MAX_LISTED).join(", ");
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

function toCritique({ path, kind }: Offence): Critique {
  const text =
    kind === "forbidden"
      ? "The task must not touch this file: it is in its forbidden paths."
      : "The task must not touch this file: it is outside its allowed paths.";
  return { path, startLine: null, endLine: null, severity: "high", criterion: null, text };
}
