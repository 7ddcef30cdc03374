import { type DataPath, type Fault, quote, valueAt } from "../lib/fault.ts";
import { fallbackOf } from "./fallback.ts";
import { JUDGE_KIND, useOf } from "./judges.ts";
import { flowPathOf, type GateFile } from "./text-gates.ts";

/** Agents of the kind `judge`, and those that one stands in for, where a policy has them verify. They answer by a type and nothing else,
 *  so that no handoff would ever come. In: the data of a policy of any shape, the gates beside it, in whose texts every agent may be
 *  asked for a type. Throws: never. */
export function findJudgesThatVerify(data: unknown, gateFiles: readonly GateFile[]): readonly Fault[] {
  const gates = keysAt(data, ["gates"]).filter(
    (gate) => flowPathOf(data, gate) === null && gateFiles.every(({ name }) => name !== gate),
  );
  const places: readonly DataPath[] = [
    ["defaults", "agent"],
    ...keysAt(data, ["models"]).map((model) => ["models", model]),
    ...gates.map((gate) => ["gates", gate, "agent"]),
  ];
  const named = places.flatMap((path) => {
    const agent = valueAt(data, path);
    return typeof agent === "string" ? findJudges(data, agent).map((judge) => explain(agent, judge, path)) : [];
  });
  return [...named, ...findStandInsOfDefault(data)];
}

/** The same of a check of the kind `agent` that asks for a handoff or a text. In: the path of the check. Throws: never. */
export function findJudgesInCheck(data: unknown, agent: string, path: DataPath): readonly Fault[] {
  return findJudges(data, agent).map((judge): Fault => {
    const hint = `Add \`expect\` with one of your \`types\`, or have it judge: \`{ judge: "the standard in words", agent: ${judge} }\`.`;
    return { ...explain(agent, judge, [...path, "agent"]), hint };
  });
}

/** An agent named `default` of the kind `judge` is left alone: it is how a policy may say who judges. */
function findStandInsOfDefault(data: unknown): readonly Fault[] {
  if (useOf(data, "default") === JUDGE_KIND) return [];
  return fallbackOf(data, "default").flatMap((judge, index): readonly Fault[] => {
    const path = ["agents", "default", "fallback", index];
    return useOf(data, judge) === JUDGE_KIND ? [explain("default", judge, path)] : [];
  });
}

function findJudges(data: unknown, agent: string): readonly string[] {
  return [agent, ...fallbackOf(data, agent)].filter((name) => useOf(data, name) === JUDGE_KIND);
}

function explain(agent: string, judge: string, path: DataPath): Fault {
  const who = agent === judge ? quote(judge) : `${quote(judge)}, which stands in for ${quote(agent)},`;
  const message = `${who} is of the kind \`judge\`, which cannot verify: it answers only where a check says what to \`expect\``;
  const hint = `Name an agent that hands in handoffs. To have the change judged, write \`verify: { agent: ${judge} }\`.`;
  return { ruleId: "judge-needs-expect", message, hint, path, mark: "value" };
}

function keysAt(data: unknown, path: DataPath): readonly string[] {
  const value = valueAt(data, path);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
