import Table from "cli-table3";
import { REASONS } from "../lib/reason.ts";
import { POLICY_PATH } from "../policy/read.ts";
import type { AgentView } from "./agents-look.ts";
import { print } from "./terminal.ts";

interface Listing {
  readonly check: boolean;
  readonly hasPolicy: boolean;
}

/** Prints a table of agents, and below it what a cell has no room for. */
export function printAgents(agents: readonly AgentView[], { check, hasPolicy }: Listing): void {
  if (!hasPolicy) print(`There is no ${POLICY_PATH} here; these are the kinds of agents that a policy can name.`);
  const head = [
    "agent",
    ...(hasPolicy ? ["kind", "model"] : []),
    "program",
    "version",
    "key",
    ...(check ? ["check"] : []),
  ];
  const table = new Table({ head, style: { head: [], border: [] } });
  for (const agent of agents) {
    const { name, use, model, program, key } = agent;
    table.push([
      name,
      ...(hasPolicy ? [use, model ?? "-"] : []),
      describeProgram(program),
      describeVersion(program),
      key === null ? "-" : `${key.name} ${key.isSet ? "set" : "not set"}`,
      ...(check ? [describeCheck(agent)] : []),
    ]);
  }
  print(table.toString());
  for (const agent of agents) for (const line of explain(agent)) print(line);
}

/** The path of an installation is long and nobody types it; it is in the JSON document. */
function describeProgram(program: AgentView["program"]): string {
  if (program === null) return "-";
  return program.origin === "installed" ? `${program.name} (installed)` : (program.argv?.[0] ?? program.name);
}

function describeVersion(program: AgentView["program"]): string {
  if (program === null) return "-";
  const { version, tested, fault } = program;
  if (version === null) return fault?.reason === "agent-install-failed" ? "not installed" : "not usable";
  return version === tested ? version : `${version} (tested ${tested})`;
}

function describeCheck({ check }: AgentView): string {
  if (check === null) return "-";
  if (check.state === "not-asked") return "not checked";
  return check.state === "failed" ? check.reason : "ok";
}

function explain({ name, program, check }: AgentView): readonly string[] {
  const remark = program?.remark ?? null;
  const fault = check?.state === "failed" ? check : (program?.fault ?? null);
  return [
    ...(remark === null ? [] : [`${name}: ${remark}`]),
    ...(fault === null ? [] : [`${name}: ${fault.detail}`, ...(check === null ? [] : [`  ${REASONS[fault.reason]}`])]),
  ];
}
