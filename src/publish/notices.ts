import picomatch from "picomatch";
import { GATE_FILES_GLOB } from "../policy/gate-files.ts";
import type { Diff } from "../ports/git.ts";
import type { Target } from "../target/target.ts";
import { findUnverified } from "../target/unverified.ts";
import type { Notice } from "./report.ts";

interface NoticeSources {
  readonly diff: Diff;
  readonly targets: readonly Target[];
  readonly planGlobs: readonly string[];
  readonly policyPath: string;
  /** Names of the tasks that a judge has a gate for. */
  readonly judged: readonly string[];
  /** Files of judges that the policy names. */
  readonly judgePaths: readonly string[];
  readonly isIsolated: boolean;
  /** Gates of verifiers that the pull request does not carry, and that would be on the change as a whole without those. */
  readonly unasked: readonly string[];
  /** Gates on the change as a whole that a plan for something else, or from elsewhere, has a verifier for. */
  readonly askedAnyway: readonly string[];
  /** Agent for each model that plans name, from the policy. */
  readonly models: Readonly<Record<string, string>>;
}

/** What the reader must know that is no verdict. Throws: never. */
export function noticesOf(sources: NoticeSources): readonly Notice[] {
  return [
    ...changedRules(sources),
    ...uncoveredTasks(sources),
    ...hiddenChanges(sources),
    ...weakIsolation(sources),
    ...unmappedModels(sources),
    ...unjudgedUpstream(sources),
    ...unaskedGates(sources),
  ];
}

/** Whoever wrote such a gate for every change would not learn that a plan took its name. */
function unaskedGates({ unasked, askedAnyway }: NoticeSources): readonly Notice[] {
  const anyway = `Asked on the change as a whole: ${askedAnyway.join(", ")}. A plan for another base branch or from \`plan-ref\` has a verifier of this name, and such a plan takes no gate off a change. A gate that is for a verifier alone asks for \`handoff.verified\`.`;
  const told: readonly Notice[] = askedAnyway.length === 0 ? [] : [{ level: "info", text: anyway }];
  if (unasked.length === 0) return told;
  const text = `Not asked: ${unasked.join(", ")}. A plan has a verifier of this name, or a task with one, which this pull request does not carry. A gate that is for every change needs another name, or \`paths: ["**"]\`.`;
  return [...told, { level: "info", text }];
}

/** Rules are read from the base: a pull request that changes them is not judged by its own version. */
function changedRules({ diff, planGlobs, policyPath, judgePaths }: NoticeSources): readonly Notice[] {
  const isGlobbed = picomatch([...planGlobs, policyPath, GATE_FILES_GLOB], { dot: true });
  const isRule = (path: string): boolean => isGlobbed(path) || judgePaths.includes(path);
  const changed = diff.files
    .flatMap(({ path, previousPath }) => [path, previousPath ?? path])
    .filter((path) => isRule(path));
  return [...new Set(changed)].map((path) => ({
    level: "warning",
    text: `This pull request changes ${path}. It was judged by the version on the base branch; the new one counts once merged.`,
  }));
}

/** The plan's author wanted this model, and the policy's may not know. Only where the policy speaks of models at all. */
function unmappedModels({ targets, models }: NoticeSources): readonly Notice[] {
  if (Object.keys(models).length === 0) return [];
  const verifiers = targets.flatMap((target) => target.verifiers);
  return verifiers.flatMap(({ name, model }): readonly Notice[] => {
    if (model === undefined || models[model] !== undefined) return [];
    const text = `The plan asks for model ${model} for ${name}, and the policy's \`models\` names no agent for it: the gate's own agent verified.`;
    return [{ level: "info", text }];
  });
}

/** What a verifier depends on may be carried by another pull request: then nobody waited for it here. */
function unjudgedUpstream({ targets }: NoticeSources): readonly Notice[] {
  return targets.flatMap((target) => {
    const { tasks } = target.plan.plan;
    const here = targets.filter(({ plan }) => plan.path === target.plan.path).flatMap(({ verifiers }) => verifiers);
    const verifiersOf = (name: string): readonly string[] =>
      tasks.flatMap((task) =>
        task.type === "verifier" && [task.name, task.verifies].includes(name) ? [task.name] : [],
      );
    return target.verifiers.flatMap((verifier): readonly Notice[] => {
      const named = (verifier.dependsOn ?? []).filter((name) => name !== target.task.name);
      const missing = [...new Set(named.flatMap(verifiersOf))].filter((name) => !here.some((one) => one.name === name));
      if (missing.length === 0) return [];
      const text = `${verifier.name} depends on what ${missing.join(", ")} verifies; this pull request does not carry that, so it was not waited for.`;
      return [{ level: "info", text }];
    });
  });
}

function weakIsolation({ isIsolated }: NoticeSources): readonly Notice[] {
  if (isIsolated) return [];
  const text =
    "What ran for this verdict could not be shut off, which takes `unshare`, `mount` and `setpriv` of util-linux and a kernel that allows user, process and mount namespaces: it could see this process and other processes of its user, and write to what other checks are judged by. Use a runner without other secrets; see the README.";
  return [{ level: "warning", text }];
}

/** A judge is no verifier, but it did look at the task. */
function uncoveredTasks({ targets, judged }: NoticeSources): readonly Notice[] {
  return findUnverified(targets)
    .filter((target) => !judged.includes(target.task.name))
    .map(({ task, plan }) => ({
      level: "warning",
      text: `No verifier in ${plan.path} names task ${task.name}: nothing was checked for it.`,
    }));
}

/** Attributes can hide a change from reviewers on the web page; our own diff ignores them. */
function hiddenChanges({ diff }: NoticeSources): readonly Notice[] {
  const isTruncated = diff.isTruncated
    ? [
        {
          level: "warning",
          text: "The change is too large to be compared whole; lines could not be used for placing.",
        } as const,
      ]
    : [];
  const attributes = diff.files.filter(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
  return [
    ...isTruncated,
    ...attributes.map(({ path }): Notice => ({
      level: "warning",
      text: `This pull request changes ${path}, which can hide files from the diff that reviewers see.`,
    })),
  ];
}
