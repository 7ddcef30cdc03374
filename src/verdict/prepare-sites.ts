import type { GateCheck } from "../evidence/gate.ts";
import type { FactType } from "../evidence/check.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import { listAlternatives, quote, suggest } from "../lib/fault.ts";
import type { ExpectedEvidence, Policy, PolicyKinds } from "../policy/policy.ts";
import { isHandoff, isJudgement, readExpect } from "../policy/types/expect.ts";
import type { AgentProducer, ProducerOption } from "./flow/program.ts";
import type { Site } from "./flow/sites.ts";
import type { FlowType } from "./flow/types.ts";
import type { Origin, Span } from "./flow/syntax.ts";

/** What the sites of a program are made into checks with. */
export interface SiteSources {
  readonly policy: Policy;
  readonly kinds: PolicyKinds;
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  /** Whether the gate has a verifier of a plan, whose task says what to do, and a target with paths and measurements. */
  readonly hasTarget: boolean;
  /** An agent that replaces the one that is named; null for none. */
  readonly agentOverride: string | null;
  /** The gate's own time limit; null for the defaults. */
  readonly timeoutMs: number | null;
}

interface PreparedSite {
  /** Null with a fault. */
  readonly check: GateCheck | null;
  readonly diagnostics: readonly Diagnostic[];
}

type Report = (ruleId: string, span: Span, message: string, hint: string | null) => null;

const NO_AGENT = { agent: null, expect: null, task: null, wantsText: false, shape: "record" } as const;

const NO_PLAN =
  "No plan has a verifier, or a task with one, of this gate's name: it is on the pull request as a whole.";

/** The check that a site asks for, or every fault of it that rests on the policy. Throws: never. */
export function prepareSite({ id, producer }: Site, origin: Origin, sources: SiteSources): PreparedSite {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (ruleId, range, message, hint) => {
    const { file, path = null } = origin;
    diagnostics.push({ ruleId, severity: "error", message, file, range, path, hint });
    return null;
  };
  const build = () => {
    if (producer.kind === "agent") return agentCheck(id, producer, sources, report);
    if (producer.kind === "run") {
      const expect = expectOf(producer.options, sources, report);
      if (expect === "faulty") return null;
      const params = { run: producer.command.value, ...(expect === null ? {} : { expect: expect.name }) };
      const facts = expect?.type.fields ?? sources.checkFacts["run"] ?? {};
      const shape = expect?.shape ?? "record";
      return {
        ...NO_AGENT,
        name: id,
        kind: "run",
        params,
        facts,
        expect,
        shape,
        timeoutMs: timeoutOf(producer.options, sources),
      };
    }
    const { name } = producer;
    if (!sources.hasTarget)
      return report(
        "no-target",
        producer.span,
        `\`${name}\` is about a task of a plan, and this gate has none`,
        NO_PLAN,
      );
    const params = name === "paths" ? { paths: {} } : { measurements: true };
    const facts = sources.checkFacts[name] ?? {};
    return { ...NO_AGENT, name: id, kind: name, params, facts, timeoutMs: timeoutOf(producer.options, sources) };
  };
  const check = build();
  return { check: diagnostics.length > 0 ? null : check, diagnostics };
}

/** The type that a check's name has in expressions. */
export function typeOfCheck({ facts, shape }: Pick<GateCheck, "facts" | "shape">): FlowType {
  return shape === "value" ? (facts["value"] ?? { kind: "record", fields: {} }) : { kind: "record", fields: facts };
}

/** Whether a check yields what a judge says of the change. Throws: never. */
export function yieldsJudgement({ kind, expect }: Pick<GateCheck, "kind" | "expect">): boolean {
  return expect === null ? kind === "judge" : isJudgement(expect);
}

function agentCheck(id: string, producer: AgentProducer, sources: SiteSources, report: Report): GateCheck | null {
  const { policy, checkFacts, agentOverride, hasTarget } = sources;
  const { options } = producer;
  const named = Object.hasOwn(policy.agents, producer.name);
  if (!named) reportUnknownAgent(producer, policy, report);
  const agent = agentOverride ?? producer.name;
  const task = options.find((option) => option.kind === "task")?.value.value ?? null;
  const hasInput = options.some(({ kind }) => kind === "input");
  if (!hasTarget && task === null && !hasInput)
    report("missing-task", producer.span, "nothing says what this agent is asked", `Add \`task "…"\`. ${NO_PLAN}`);
  const wantsText = options.some((option) => option.kind === "expect" && option.value.text === "text");
  const read = wantsText ? null : expectOf(options, sources, report);
  if (read === "faulty") return null;
  const expect = read === null || isHandoff(read) ? null : read;
  if (expect !== null && named) reportUnable(producer, sources, report);
  // The built-in judge reads no checkout: it is shown the change.
  if (policy.agents[agent]?.use === "judge" && expect !== null) {
    const params = { judge: task ?? "Answer from the input.", agent };
    const { shape, type } = expect;
    const timeoutMs = timeoutOf(options, sources, policy.agents[agent]?.timeoutMs);
    return {
      name: id,
      kind: "judge",
      params,
      facts: type.fields,
      agent,
      expect,
      task,
      wantsText: false,
      shape,
      timeoutMs,
    };
  }
  const params = {
    agent,
    ...(expect === null ? {} : { expect: expect.name }),
    ...(task === null ? {} : { task }),
  };
  const facts = wantsText ? { value: { kind: "text" } as const } : (expect?.type.fields ?? checkFacts["agent"] ?? {});
  return {
    name: id,
    kind: "agent",
    params,
    facts,
    agent,
    expect,
    task,
    wantsText,
    shape: wantsText ? "value" : (expect?.shape ?? "record"),
    timeoutMs: timeoutOf(options, sources, policy.agents[agent]?.timeoutMs),
  };
}

function reportUnknownAgent({ name, nameSpan }: AgentProducer, { agents }: Policy, report: Report): null {
  const known = Object.keys(agents);
  const hint = suggest(name, known) ?? `Define it under \`agents\`, or use ${listAlternatives(known)}.`;
  return report("unknown-agent", nameSpan, `no agent is named ${quote(name)}`, hint);
}

/** The agent and all that may stand in for it must have a way to hand in what is expected. */
function reportUnable({ name, nameSpan }: AgentProducer, { policy, kinds }: SiteSources, report: Report): void {
  for (const one of [name, ...(policy.agents[name]?.fallback ?? [])]) {
    const use = policy.agents[one]?.use ?? "";
    if (kinds.agents[use] === undefined || kinds.agents[use].structured !== null) continue;
    const who = one === name ? quote(one) : `${quote(one)}, which stands in for ${quote(name)},`;
    const message = `${who} is of the kind ${quote(use)}, which cannot hand in structured evidence`;
    report("expect-unsupported", nameSpan, message, "Name another agent, or remove `expect`.");
  }
}

function expectOf(
  options: readonly ProducerOption[],
  { policy }: SiteSources,
  report: Report,
): ExpectedEvidence | "faulty" | null {
  const option = options.find((one) => one.kind === "expect");
  if (option === undefined) return null;
  const types = new Map(Object.entries(policy.types));
  const { expect, faults } = readExpect(option.value.text, [], { types, names: new Set(types.keys()) });
  for (const { ruleId, message, hint } of faults) report(ruleId, option.value.span, message, hint);
  return expect ?? "faulty";
}

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** The site's own limit counts before the gate's, that before the agent's, that before the default. */
function timeoutOf(
  options: readonly ProducerOption[],
  { policy, timeoutMs }: SiteSources,
  ofAgent: number | null = null,
): number {
  const text = options.find((option) => option.kind === "timeout")?.value.text;
  if (text === undefined) return timeoutMs ?? ofAgent ?? policy.defaults.timeoutMs;
  return Number.parseInt(text, 10) * (UNITS_MS[text.replace(/^\d+/, "")] ?? Number.NaN);
}
