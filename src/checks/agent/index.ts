import type { AgentResult } from "../../evidence/agent.ts";
import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { Critique } from "../../evidence/critique.ts";
import type { CheckEvidence, EvidenceFile, KeepFile, Provenance } from "../../evidence/evidence.ts";
import type { Handoff } from "../../evidence/handoff/handoff.ts";
import { isPassing } from "../../evidence/handoff/floor.ts";
import { parseHandoff } from "../../evidence/handoff/parse.ts";
import { critiquesOf } from "./critiques.ts";
import { type AgentFacts, factsOfHandoff, unknownFacts } from "./facts.ts";
import { AgentCheckParams, agentFacts } from "./params.ts";

/** Lets an agent verify the target and reads its handoff. Source: README beside this file, "The default gate". */
export const check: CheckModule<AgentCheckParams> = { params: AgentCheckParams, facts: agentFacts, run };

async function run(name: AgentCheckParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const evidence = await gather(name, input);
  return { check: input.name, kind: "agent", ...evidence, startedAt, durationMs: clock.elapsedMs() - start };
}

type Gathered = Omit<CheckEvidence, "check" | "kind" | "startedAt" | "durationMs">;

async function gather(name: string, input: CheckInput): Promise<Gathered> {
  const { target, verifier, keep, timeoutMs } = input;
  if (target === null || verifier === null) {
    const facts = unknownFacts({ reason: "policy-invalid", detail: "an agent check needs a verifier of a plan" });
    return { facts, critiques: [], handoff: null, handoffMarkdown: null, commands: [], files: [] };
  }
  const { agent, provenance } = await input.agent(name);
  const prompt = input.prompt();
  const promptFile = await keep("prompt.md", "Verifier prompt", prompt);
  const workingCopy = await input.checkOut(input.head);
  const task = { verifier, target, prompt, workingCopy, keep, timeoutMs };
  const result = await agent.verify(task, input.context);
  const { facts, handoff, critiques } = read(result, input, provenance);
  return {
    facts,
    critiques,
    handoff,
    handoffMarkdown: result.handoff,
    commands: result.commands,
    files: [promptFile, ...(await saveHandoff(result.handoff, keep)), ...result.files],
  };
}

interface Reading {
  readonly facts: AgentFacts;
  readonly handoff: Handoff | null;
  readonly critiques: readonly Critique[];
}

/** A typed handoff beside a failure is passed on only when it claims no pass: nobody downstream can then count it by mistake. */
function read({ handoff: markdown, failure }: AgentResult, { floor }: CheckInput, provenance: Provenance): Reading {
  if (markdown === null) {
    const missing = failure ?? { reason: "handoff-missing", detail: "the agent left no handoff" };
    return { facts: unknownFacts(missing), handoff: null, critiques: [] };
  }
  const { handoff } = parseHandoff(markdown, "handoff.md");
  const facts = factsOfHandoff(handoff, failure, { floor, provenance });
  if (failure === null) return { facts, handoff, critiques: critiquesOf(handoff) };
  return { facts, handoff: isPassing(handoff.verification) ? null : handoff, critiques: [] };
}

async function saveHandoff(markdown: string | null, keep: KeepFile): Promise<readonly EvidenceFile[]> {
  return markdown === null ? [] : [await keep("handoff.md", "Handoff, as the agent left it", markdown)];
}
