import type { AgentResult, Expectation } from "../../evidence/agent.ts";
import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { Critique } from "../../evidence/critique.ts";
import type { CheckEvidence, EvidenceFile, Fact, KeepFile, Provenance } from "../../evidence/evidence.ts";
import type { Handoff } from "../../evidence/handoff/handoff.ts";
import { isPassing } from "../../evidence/handoff/floor.ts";
import { parseHandoff } from "../../evidence/handoff/parse.ts";
import { isDeeperThan } from "../../evidence/nesting.ts";
import { unknownEvidence } from "../../evidence/typed-evidence.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";
import { toJsonSchema } from "../../policy/types/schema.ts";
import { critiquesOf } from "./critiques.ts";
import { factsOfEvidence, factsOfText } from "./evidence.ts";
import { type AgentFacts, factsOfHandoff, type HandoffRules, unknownFacts } from "./facts.ts";
import { AgentCheckParams, agentFacts } from "./params.ts";

const MAX_KEPT_LEVELS = 1000;
const TOO_DEEP = JSON.stringify(`not kept: nested deeper than ${MAX_KEPT_LEVELS} levels`);

/** Lets an agent verify the target and reads its handoff. Source: README beside this file, "The default gate". */
export const check: CheckModule<AgentCheckParams> = { params: AgentCheckParams, facts: agentFacts, run };

async function run({ agent, task }: AgentCheckParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const evidence = await gather(agent, task !== undefined || input.gateInput !== null, input);
  return { check: input.name, kind: "agent", ...evidence, startedAt, durationMs: clock.elapsedMs() - start };
}

type Gathered = Omit<CheckEvidence, "check" | "kind" | "startedAt" | "durationMs">;

async function gather(name: string, isAsked: boolean, input: CheckInput): Promise<Gathered> {
  const { target, verifier, expect, keep, openTranscript, timeoutMs } = input;
  if ((target === null || verifier === null) && !isAsked) return refuseWithoutTask(input);
  const { agent, provenance } = input.agent(name);
  const prompt = input.prompt();
  const promptFile = await keep("prompt.md", "Verifier prompt", prompt);
  const workingCopy = await input.checkOut(input.head);
  const result = await agent.verify(
    { verifier, target, expect: toExpectation(expect), prompt, workingCopy, keep, openTranscript, timeoutMs },
    input.context,
  );
  const { facts, handoff, critiques } = read(result, input, provenance);
  return {
    facts,
    critiques,
    handoff,
    handoffMarkdown: result.handoff,
    // A chain of agents says itself which of them did the work.
    run: result.run === null ? null : { agent: name, attempts: [], ...result.run },
    commands: result.commands,
    files: [promptFile, ...(await saveWhatCame(result, keep)), ...result.files],
  };
}

function refuseWithoutTask({ expect }: CheckInput): Gathered {
  const fault = {
    reason: "policy-invalid",
    detail: "without a verifier of a plan an agent check needs a task",
  } as const;
  const facts = expect === null ? unknownFacts(fault) : unknownEvidence(expect, fault);
  return { facts, critiques: [], handoff: null, handoffMarkdown: null, run: null, commands: [], files: [] };
}

function toExpectation(expect: ExpectedEvidence | null): Expectation | null {
  return expect === null ? null : { name: expect.name, schema: toJsonSchema(expect.type) };
}

interface Reading {
  readonly facts: Readonly<Record<string, Fact>>;
  readonly handoff: Handoff | null;
  readonly critiques: readonly Critique[];
}

/** A typed handoff beside a failure is passed on only when it claims no pass: nobody downstream can then count it by mistake. */
function read(result: AgentResult, input: CheckInput, provenance: Provenance): Reading {
  const { handoff: markdown, failure } = result;
  const parsed = markdown === null ? null : parseHandoff(markdown, "handoff.md").handoff;
  const facts = factsOf(result, parsed, input, provenance);
  if (parsed === null) return { facts, handoff: null, critiques: [] };
  if (failure === null) return { facts, handoff: parsed, critiques: critiquesOf(parsed) };
  return { facts, handoff: isPassing(parsed.verification) ? null : parsed, critiques: [] };
}

function factsOf(result: AgentResult, handoff: Handoff | null, input: CheckInput, provenance: Provenance) {
  const { floor, expect, wantsText } = input;
  if (wantsText) return factsOfText(result, handoff, provenance);
  if (expect !== null) return factsOfEvidence(expect, result, { handoff, provenance });
  return readHandoff(handoff, result.failure, { floor, provenance, mustBeMet: mustBeMetOf(input) });
}

function readHandoff(handoff: Handoff | null, failure: AgentResult["failure"], rules: HandoffRules): AgentFacts {
  if (handoff !== null) return factsOfHandoff(handoff, failure, rules);
  return unknownFacts(failure ?? { reason: "handoff-missing", detail: "the agent left no handoff" });
}

function mustBeMetOf({ criteria, target, verifier }: CheckInput): readonly string[] {
  return criteria === "all" ? [...(target?.task.acceptance ?? []), ...(verifier?.acceptance ?? [])] : [];
}

async function saveWhatCame({ handoff, structured }: AgentResult, keep: KeepFile): Promise<readonly EvidenceFile[]> {
  const files: EvidenceFile[] = [];
  if (handoff !== null) files.push(await keep("handoff.md", "Handoff, as the agent left it", handoff));
  if (structured !== null)
    files.push(await keep("evidence.json", "Structured evidence, as handed in", toJsonLines(structured)));
  return files;
}

/** One line for each time that something was handed in. */
function toJsonLines(structured: readonly unknown[]): string {
  return structured.map((one) => `${isDeeperThan(one, MAX_KEPT_LEVELS) ? TOO_DEEP : JSON.stringify(one)}\n`).join("");
}
