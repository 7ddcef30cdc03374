import { Command, CommanderError, Option } from "commander";
import { makeInert } from "../adapters/log.ts";
import { GateError, messageOf } from "../lib/error.ts";
import { REASONS } from "../lib/reason.ts";
import { endOnBugs } from "./crash.ts";
import { exitCodeOfError } from "./outputs.ts";
import type { Environment } from "./settings.ts";

const EXIT_CODES = `
Exit codes: 0 passed, 1 failed, 2 blocked, 64 wrong usage, 70 a bug, 130 cancelled.`;

/** The command line. Each command is loaded when it is called. */
function createProgram(): Command {
  const program = new Command("passwhen")
    .description(
      "Decide whether a change meets its acceptance plan. Agents give evidence; the runtime gives the verdict.",
    )
    .version("0.1.0")
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError("(add --help for usage)");
  addVerify(program);
  addPlan(program);
  addPolicy(program);
  addGate(program);
  addHandoff(program);
  addStatus(program);
  addAgents(program);
  program
    .command("demo")
    .description("judge a ready-made pull request on an embedded GitHub: no key, no network, no install")
    .addHelpText("after", "\nExample:\n  passwhen demo")
    .action(async () => {
      const { runDemo } = await import("./demo.ts");
      process.exitCode = await runDemo();
    });
  return program;
}

function addVerify(program: Command): void {
  program
    .command("verify")
    .description("judge a commit of this clone against the plan at its base, as the action would, without GitHub")
    .option(
      "--base <rev>",
      "commit that policy and plans are read from (default: origin's main branch, else main or master)",
    )
    .option("--head <rev>", "commit to judge", "HEAD")
    .option("--plan <glob...>", "plans to load at the base commit, instead of the policy's")
    .option("--plan-ref <rev>", "branch or commit to read plans from, instead of the base")
    .option("--task <name>", "judge this task only (a worker, subplanner or verifier)")
    .option("--agent <name>", "agent of the policy that verifies")
    .addOption(new Option("--concurrency <n>", "checks that run at the same time, 1 to 64"))
    .option("--out <dir>", "output folder", ".passwhen")
    .option("--json", "print the report as one JSON document instead of text", false)
    .option("-C, --repo <dir>", "the clone", ".")
    .addHelpText(
      "after",
      `
Examples:
  passwhen verify
  passwhen verify --base main --head my-branch --task add-toggle
  passwhen verify --json | jq .outcome
${EXIT_CODES}`,
    )
    .action(async (options) => {
      const env = await hideSecrets();
      const { runVerify } = await import("./verify.ts");
      process.exitCode = await runVerify(options, env);
    });
}

function addPlan(program: Command): void {
  const plan = program.command("plan").description("work with plans").exitOverride();
  plan
    .command("check")
    .description("print every fault of the given plans, as a compiler does")
    .argument("<file...>", "plans in JSON or YAML, - for standard input")
    .addHelpText(
      "after",
      "\nExample:\n  passwhen plan check .orchestrate/*/plan.json\n\nExit code 1 if there is a fault.",
    )
    .action(async (files: readonly string[]) => {
      const { runPlanCheck } = await import("./plan-check.ts");
      process.exitCode = runPlanCheck(files);
    });
}

function addPolicy(program: Command): void {
  const policy = program.command("policy").description("work with policies").exitOverride();
  policy
    .command("check")
    .description("print every fault of the given policy files, as a compiler does")
    .argument("<file...>", "policy files, - for standard input")
    .addHelpText(
      "after",
      "\nExample:\n  passwhen policy check .github/passwhen.yml\n\nExit code 1 if there is a fault.",
    )
    .action(async (files: readonly string[]) => {
      const { runPolicyCheck } = await import("./policy-check.ts");
      process.exitCode = runPolicyCheck(files);
    });
}

function addGate(program: Command): void {
  const gate = program.command("gate").description("work with gates in the gate language").exitOverride();
  const policy = [
    "--policy <file>",
    "policy with its agents, types and input (default: the clone's, if it has one)",
  ] as const;
  gate
    .command("check")
    .description("print every fault of the given gates, as a compiler does")
    .argument("<file...>", "gates in the gate language, - for standard input")
    .option(...policy)
    .option("-C, --repo <dir>", "the clone", ".")
    .addHelpText(
      "after",
      "\nExample:\n  passwhen gate check .github/gates/*.flow\n\nExit code 1 if there is a fault in a gate or the policy.",
    )
    .action(async (files: readonly string[], options) => {
      const { runGateCheck } = await import("./gate-check.ts");
      process.exitCode = runGateCheck(files, options);
    });
  gate
    .command("eval")
    .description("run a gate on evidence from a file: no agent and no command is started")
    .argument("<file>", "a gate in the gate language, - for standard input")
    .requiredOption("--evidence <file>", "what its checks find, as JSON, - for standard input")
    .option("--explain", "show every verify, require and if with its parts marked", false)
    .option("--json", "print one JSON document instead of text", false)
    .option(...policy)
    .option("-C, --repo <dir>", "the clone", ".")
    .addHelpText(
      "after",
      `
The evidence is { "input": {…}, "evidence": { "<check or let>": … }, "claimed": ["<check or let>"] }, each part optional; a value is
facts as { "passed": true }, what \`expect\` says, or { "unknown": "<reason>", "detail": "…" }. What is not there is unknown.

Example:
  passwhen gate eval .github/gates/ui.flow --evidence evidence.json --explain

Exit codes: 0 passed, 1 failed, 2 blocked (also for faults of gate and policy), 64 wrong usage and faults of the evidence.`,
    )
    .action(async (file: string, options) => {
      const { runGateEval } = await import("./gate-eval.ts");
      process.exitCode = await runGateEval(file, options);
    });
}

function addHandoff(program: Command): void {
  const handoff = program.command("handoff").description("work with handoffs").exitOverride();
  handoff
    .command("parse")
    .description("show what a handoff says, as the gate reads it")
    .argument("<file...>", "markdown files, - for standard input")
    .option("--json", "one JSON line per file: file, verification, reason, contradiction, handoff, diagnostics", false)
    .addHelpText(
      "after",
      "\nWhat a handoff says is no verdict: the exit code is 0 whatever that is.\n\nExamples:\n  passwhen handoff parse handoffs/*.md\n  passwhen handoff parse --json - < handoff.md",
    )
    .action(async (files: readonly string[], options: { readonly json: boolean }) => {
      const { runHandoffParse } = await import("./handoff-parse.ts");
      process.exitCode = runHandoffParse(files, options);
    });
}

function addStatus(program: Command): void {
  program
    .command("status")
    .description("print the tasks of a plan as a tree, with their state and Verification")
    .argument("[dir]", "folder with a state.json: .orchestrate/<slug>, or the output folder of a run", ".passwhen")
    .addHelpText("after", "\nExamples:\n  passwhen status\n  passwhen status .orchestrate/dark-mode")
    .action(async (dir: string) => {
      const { runStatus } = await import("./status.ts");
      process.exitCode = runStatus(dir);
    });
}

function addAgents(program: Command): void {
  program
    .command("agents")
    .description("list the agents of the clone's policy, or all kinds: program, version, whether the key is set")
    .option(
      "--check",
      "also do what a run does before it starts them: install where the policy says so, ask the model",
      false,
    )
    .option("--json", "print one JSON document instead of text", false)
    .option("-C, --repo <dir>", "the clone", ".")
    .addHelpText(
      "after",
      `
The policy is the one in the working tree. --check gives keys to the addresses that it names: read a policy that is not yours first.

Examples:
  passwhen agents
  passwhen agents --check --json | jq '.agents[] | select(.check.state == "failed")'

Exit code 0; 2 for a policy with faults and, with --check, where an agent of the policy cannot work.`,
    )
    .action(async (options) => {
      const env = options.check === true ? await hideSecrets() : process.env;
      const { runAgents } = await import("./agents.ts");
      process.exitCode = await runAgents(options, env);
    });
}

/** Where programs run, they shall not find our secrets in what the kernel shows of us. May start this process anew. */
async function hideSecrets(): Promise<Environment> {
  const { takeSecrets } = await import("./hidden-secrets.ts");
  return takeSecrets(process.env);
}

async function main(): Promise<void> {
  // Whoever reads our output may stop reading (`| head`): that must not change the verdict's exit code.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  try {
    await createProgram().parseAsync();
  } catch (error) {
    process.exitCode = reportError(error);
  }
}

function reportError(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
  const exitCode = exitCodeOfError(error);
  const advice = error instanceof GateError ? `\n${REASONS[error.code]}` : "";
  process.stderr.write(`passwhen: ${makeInert(messageOf(error))}${advice}\n`);
  if (exitCode === 70) process.stderr.write("This is a defect of passwhen; please report it with the text above.\n");
  return exitCode;
}

endOnBugs();
await main();
