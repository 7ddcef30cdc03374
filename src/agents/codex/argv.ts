import type { Cli, CliRun } from "../../cli-agent/cli.ts";
import { KEY_VARIABLE } from "./env.ts";
import { schemaFile } from "./files.ts";

/** The first two ask the vendor's and GitHub's servers at the start; the others let a run grow beyond its one task. */
const DISABLED = ["plugins", "apps", "multi_agent", "goals", "memories"];

export const argv: Cli["argv"] = (run) => [
  "exec",
  ...(run.resume === null ? [] : ["resume", run.resume]),
  "--json",
  "--skip-git-repo-check",
  "-m",
  run.model,
  ...settings(run).flatMap(([name, value]) => ["-c", `${name}=${toToml(value)}`]),
  ...DISABLED.flatMap((feature) => ["--disable", feature]),
  ...(run.schema === null ? [] : ["--output-schema", schemaFile(run)]),
  "-",
];

type Toml = string | number | boolean | readonly string[] | { readonly [key: string]: Toml };

function settings(run: CliRun): readonly (readonly [string, Toml])[] {
  return [
    ["model_provider", "gate"],
    ["model_providers.gate", provider(run)],
    ["approval_policy", "never"],
    // The endpoint would search, and many endpoints refuse the tool.
    ["web_search", "disabled"],
    ...sandbox(run),
    // Leaves variables out of the shell whose names speak of keys, tokens and secrets.
    ["shell_environment_policy.ignore_default_excludes", false],
    // Instructions of the checkout are the author's, not ours.
    ["project_doc_max_bytes", 0],
    ["analytics.enabled", false],
    ["check_for_update_on_startup", false],
    ...(run.tool === null ? [] : [[`mcp_servers.${run.tool.name}`, toolServer(run.tool)] as const]),
  ];
}

function provider({ url }: CliRun): Toml {
  return {
    name: "gate",
    base_url: `${url}/v1`,
    env_key: KEY_VARIABLE,
    wire_api: "responses",
    request_max_retries: 2,
    stream_max_retries: 2,
    stream_idle_timeout_ms: 300_000,
  };
}

/** Writing is for the working copy and the run's own HOME and TMPDIR, as test runners need them; nothing else is writable. The network
 *  stays on: without it a dev server cannot even listen on the loopback, and nothing could be verified. */
function sandbox({ homeDir }: CliRun): readonly (readonly [string, Toml])[] {
  return [
    ["sandbox_mode", "workspace-write"],
    ["sandbox_workspace_write.network_access", true],
    ["sandbox_workspace_write.exclude_slash_tmp", true],
    ["sandbox_workspace_write.exclude_tmpdir_env_var", false],
    ["sandbox_workspace_write.writable_roots", [homeDir]],
  ];
}

/** Calls that need an approval fail when there is nobody to ask. */
function toolServer({ command, args, env }: NonNullable<CliRun["tool"]>): Toml {
  return { command, args, env, required: true, default_tools_approval_mode: "approve" };
}

/** JSON writes these values as TOML does, but for the form of tables. */
function toToml(value: Toml): string {
  if (typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(toToml).join(",")}]`;
  const pairs = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}=${toToml(one)}`);
  return `{${pairs.join(",")}}`;
}

function isList(value: object): value is readonly string[] {
  return Array.isArray(value);
}
