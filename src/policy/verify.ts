import type { Diagnostic } from "../lib/diagnostic.ts";
import { checkShape, type DataPath, type Fault, quote, show, suggest, valueAt } from "../lib/fault.ts";
import { makeFileJudge } from "./file-judge.ts";
import { type FoundJudgeFile, type JudgeFile, readJudgeFile } from "./judge-file.ts";
import { resolveJudgePath } from "./judge-path.ts";
import { findUnableJudges, findUsualJudge, JUDGE_KIND, type Judges, makeOfModel, useOf } from "./judges.ts";
import type { VerifyPolicy } from "./policy.ts";
import { explainNoRubric } from "./rubric-text.ts";
import { type GateFile, flowPathOf } from "./text-gates.ts";
import { withHint } from "./verify-hints.ts";
import { VerifyMapping } from "./verify-schema.ts";

/** All judgements that a policy asks for; whole only when there are neither faults nor errors among the diagnostics. */
export interface Verifications {
  readonly whole: VerifyPolicy | null;
  readonly gates: ReadonlyMap<string, VerifyPolicy | "off">;
  /** Of the policy. */
  readonly faults: readonly Fault[];
  /** Of judge files, each once. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Reading {
  readonly judges: Judges;
  readonly files: readonly FoundJudgeFile[];
  readonly read: Map<string, NamedFile>;
  readonly faults: Fault[];
  readonly diagnostics: Diagnostic[];
}

/** A judge file, once for all that name it. */
interface NamedFile {
  readonly file: JudgeFile | null;
  readonly agent: string | null;
  readonly unreadable: Pick<Fault, "ruleId" | "message" | "hint"> | null;
}

/** Reads `verify` of a policy and of its gates, with the agents that judge. In: the gates beside the policy, and what was found at the
 *  paths of judge files. Out: entries for agents that have none are added to the judges. Throws: never. Source: AgentUse, "Verify". */
export function readVerifications(
  judges: Judges,
  gateFiles: readonly GateFile[],
  files: readonly FoundJudgeFile[],
): Verifications {
  const reading: Reading = { judges, files, read: new Map(), faults: [], diagnostics: [] };
  const { data } = judges;
  const whole = readVerify(reading, null);
  const gates = new Map<string, VerifyPolicy | "off">();
  for (const gate of gateNames(data)) {
    if (valueAt(data, ["gates", gate, "verify"]) === undefined) continue;
    if (flowPathOf(data, gate) !== null || gateFiles.some(({ name }) => name === gate)) {
      reading.faults.push({ ...IN_TEXT_GATE, path: ["gates", gate, "verify"], mark: "key" });
      continue;
    }
    const verify = readVerify(reading, gate);
    if (verify !== null) gates.set(gate, verify);
  }
  if (whole === "off") return { ...reading, whole: null, gates };
  return { ...reading, whole, gates };
}

const IN_TEXT_GATE = {
  ruleId: "two-forms",
  message: "cannot stand beside a gate in the gate language: the text says itself who judges",
  hint: 'Write it into the text, such as `check review = agent(judge) { task "…" expect … }`, or the gate as a mapping.',
} as const;

const EXAMPLES =
  'Write `true` for the generic standard, or the standard itself, such as `"Every public function has a test"`.';

function readVerify(reading: Reading, gate: string | null): VerifyPolicy | "off" | null {
  const path = pathOf(gate);
  const value = valueAt(reading.judges.data, path);
  if (value === undefined) return null;
  const refuse = (ruleId: string, message: string, hint: string | null): null => {
    reading.faults.push({ ruleId, message, hint, path, mark: "value" });
    return null;
  };
  if (value === true) return readMapping(reading, gate, {});
  if (value === false) {
    if (gate !== null) return "off";
    return refuse("invalid-value", "switches nothing off: nobody judges unless the policy says so", "Remove it.");
  }
  if (typeof value === "string" && value.trim() === "") return refuse("invalid-value", "must not be empty", EXAMPLES);
  if (typeof value === "string") {
    const fault = explainNoRubric(value, gate === null ? "policy" : "gate");
    if (fault !== null) return refuse(fault.ruleId, fault.message, fault.hint);
    return readMapping(reading, gate, { criteria: value });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refuse("wrong-type", `expected \`true\`, a text or an object, found ${show(value)}`, EXAMPLES);
  const { data, faults } = checkShape(VerifyMapping, value, { at: path });
  reading.faults.push(...faults.map((fault) => withHint(fault, "verify", valueAt(reading.judges.data, fault.path))));
  return data === null ? null : readMapping(reading, gate, data);
}

function readMapping(reading: Reading, gate: string | null, mapping: VerifyMapping): VerifyPolicy | null {
  const { faults, judges } = reading;
  const clashes = findClashes(mapping, pathOf(gate));
  faults.push(...clashes, ...findNoRubric(mapping.criteria, [...pathOf(gate), "criteria"]));
  const file = mapping.judge === undefined ? null : readFile(reading, gate, mapping.judge);
  if (clashes.length > 0) return null;
  const agent = mapping.judge === undefined ? findAgent(reading, gate, mapping) : (file?.agent ?? null);
  if (agent === null) return null;
  const hasApproval = valueAt(judges.data, ["approval"]) !== undefined;
  return {
    criteria: mapping.criteria ?? null,
    rubricFile: file === null || file.file === null ? null : { path: file.file.path, body: file.file.body },
    agent,
    at: mapping.at ?? (hasApproval ? "gate" : "output"),
    maxRedos: mapping["max-redos"] ?? mapping.maxRedos ?? 1,
    votes: mapping.votes ?? 1,
    maxInput: mapping["max-input"] ?? null,
    allowTruncated: mapping["allow-truncated"] ?? false,
    include: [...new Set(mapping.include ?? [])],
  };
}

/** Keys that say the same thing twice, or against one another. */
const CLASHES = [
  ["criteria", "judge", "the body of the judge's file is the standard", "Keep one of the two."],
  ["model", "judge", "the judge's file says which model it has", "Write `model` into the front matter of the file."],
  ["agent", "judge", "the judge's file says which agent it is", "Write `agent` into the front matter of the file."],
  ["model", "agent", "the agent has its own model", "Keep one of the two."],
  ["maxRedos", "max-redos", "both say the same", "Keep `max-redos`."],
] as const;

function findClashes(mapping: VerifyMapping, path: DataPath): readonly Fault[] {
  return CLASHES.filter(([key, other]) => mapping[key] !== undefined && mapping[other] !== undefined).map(
    ([key, other, why, hint]): Fault => {
      const message = `cannot stand beside \`${other}\`: ${why}`;
      return { ruleId: "two-judges", message, hint, path: [...path, key], mark: "key" };
    },
  );
}

function findNoRubric(criteria: string | undefined, path: DataPath): readonly Fault[] {
  const fault = criteria === undefined ? null : explainNoRubric(criteria, "criteria");
  return fault === null ? [] : [{ ...fault, path, mark: "value" }];
}

function findAgent({ judges, faults }: Reading, gate: string | null, mapping: VerifyMapping): string | null {
  const path = pathOf(gate);
  if (mapping.model !== undefined) return makeOfModel(judges, gate, mapping.model, [...path, "model"], faults);
  if (mapping.agent === undefined) return findUsualJudge(judges, gate, { path, mark: "key" }, faults);
  return checkNamed(judges, mapping.agent, [...path, "agent"], faults);
}

/** Other kinds are judges by a file, which says by what standard. */
function checkNamed(judges: Judges, agent: string, path: DataPath, faults: Fault[]): string | null {
  const { data } = judges;
  const names = ["default", ...keysAt(data, ["agents"])];
  const use = useOf(data, agent);
  if (!names.includes(agent)) {
    const hint = suggest(agent, names) ?? "Define it under `agents`, with `use: judge`.";
    faults.push({ ruleId: "unknown-agent", message: `no agent is named ${quote(agent)}`, hint, path, mark: "value" });
    return null;
  }
  if (use === JUDGE_KIND) {
    faults.push(...findUnableJudges(judges, agent, path));
    return agent;
  }
  if (use === null) return null;
  const message = `${quote(agent)} is of the kind ${quote(use)}, and here only one of the kind \`judge\` can stand`;
  const hint = `To have another agent judge, write a file for it, with \`agent: ${agent}\` in its front matter, and name the file as \`judge\`.`;
  faults.push({ ruleId: "judge-unsupported", message, hint, path, mark: "value" });
  return null;
}

function readFile(reading: Reading, gate: string | null, written: string): NamedFile | null {
  const at = { path: [...pathOf(gate), "judge"], mark: "value" } as const;
  const place = resolveJudgePath(written);
  if ("fault" in place) {
    reading.faults.push({ ...place.fault, ...at });
    return null;
  }
  const known = reading.read.get(place.path) ?? readFirst(reading, place.path);
  if (known.unreadable !== null) reading.faults.push({ ...known.unreadable, ...at });
  return known;
}

function readFirst(reading: Reading, path: string): NamedFile {
  const { file, diagnostics, unreadable } = readJudgeFile(path, reading.files.find((one) => one.path === path)?.file);
  const made = file === null ? { name: null, diagnostics: [] } : makeFileJudge(reading.judges, file);
  reading.diagnostics.push(...diagnostics, ...made.diagnostics);
  const read = { file, agent: made.name, unreadable };
  reading.read.set(path, read);
  return read;
}

function pathOf(gate: string | null): DataPath {
  return gate === null ? ["verify"] : ["gates", gate, "verify"];
}

function gateNames(data: unknown): readonly string[] {
  return keysAt(data, ["gates"]);
}

function keysAt(data: unknown, path: DataPath): readonly string[] {
  const value = valueAt(data, path);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
