import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import type { Program } from "../../../../../src/verdict/flow/program.ts";
import type { Site } from "../../../../../src/verdict/flow/sites.ts";
import { type FlowEvent, type FlowRun, runProgram } from "../../../../../src/verdict/flow/run.ts";
import {
  type FlowValue,
  type Holding,
  holdFacts,
  type Leaf,
  type Scope,
  unknownBecause,
} from "../../../../../src/verdict/flow/value.ts";

const fixturesDir = fileURLToPath(new URL("../../../../fixtures/flow-run", import.meta.url));

/** A code sample of the language's description, as it stands there. */
export function sample(name: string): string {
  return readFileSync(`${fixturesDir}/${name}.flow`, "utf8");
}

/** Parse what is known to be right. */
export function program(text: string): Program {
  const { value, diagnostics } = parseProgram(text, { file: "gate.flow", start: { line: 1, column: 1 } });
  if (value === null) throw new Error(`${text}: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return value;
}

export type Answer = Holding | Readonly<Record<string, FlowValue>>;

export interface Played {
  readonly run: FlowRun;
  readonly asked: readonly { readonly site: Site; readonly input: FlowValue | null }[];
  readonly events: readonly FlowEvent[];
}

/** Run a program on a world that answers at once. In: the answer of each site by its id, facts of a check or a holding. */
export async function play(
  text: string,
  answers: Readonly<Record<string, Answer>> = {},
  scope: Scope = {},
): Promise<Played> {
  const asked: Played["asked"][number][] = [];
  const events: FlowEvent[] = [];
  const run = await runProgram(program(text), scope, {
    perform: async (site, input) => {
      asked.push({ site, input });
      const answer = answers[site.id];
      if (answer === undefined) return unknownBecause(site.id, "agent-crashed", "nobody answered");
      return isHolding(answer) ? answer : seen(site.id, answer);
    },
    onEvent: (event) => void events.push(event),
  });
  return { run, asked, events };
}

function isHolding(answer: Answer): answer is Holding {
  return "provenance" in answer && "value" in answer && "detail" in answer;
}

/** Facts that the runtime saw. */
export function seen(name: string, facts: Readonly<Record<string, FlowValue>>): Holding {
  const leaves = Object.entries(facts).map(([fact, value]): [string, Leaf] => [
    fact,
    { kind: "known", value, provenance: "observed", detail: "seen" },
  ]);
  return holdFacts(name, Object.fromEntries(leaves));
}

/** What nobody knows. */
export function missing(name: string): Holding {
  return unknownBecause(name, "verifier-blocked", "it could not be looked at");
}
