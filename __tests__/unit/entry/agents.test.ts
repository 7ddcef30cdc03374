import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { runAgents } from "../../../src/entry/agents.ts";
import { UsageError } from "../../../src/entry/settings.ts";
import { makeGitRepo } from "../../support/git-repo.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const KEY = "sk-test-0123456789abcdef0123456789abcdef";

interface Listed {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Row {
  readonly name: string;
  readonly program: { readonly version: string | null; readonly fault: unknown } | null;
  readonly check: { readonly state: string; readonly reason?: string; readonly detail?: string } | null;
}

const rowsOf = ({ stdout }: Listed): readonly Row[] =>
  (JSON.parse(stdout) as { readonly agents: readonly Row[] }).agents;
const rowOf = (listed: Listed, name: string): Row | undefined => rowsOf(listed).find((row) => row.name === name);

/** A clone with this policy, a PATH with these programs besides the usual ones, and a HOME of its own. */
function setUp(policy: string | null, programs: Readonly<Record<string, string>> = {}) {
  const repo = makeGitRepo();
  onTestFinished(repo.remove);
  if (policy !== null) repo.write({ ".github/passwhen.yml": policy });
  const bin = makeTempDir();
  // No folder of the machine: an agent may be installed there.
  for (const tool of ["bash", "sh", "mkfifo", "mount", "unshare"]) {
    const file = ["/usr/bin", "/bin"].map((dir) => join(dir, tool)).find((candidate) => existsSync(candidate));
    if (file !== undefined) symlinkSync(file, join(bin, tool));
  }
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const home = makeTempDir();
  const list = async (
    options: { readonly check?: boolean; readonly json?: boolean },
    more: Readonly<Record<string, string>> = {},
  ): Promise<Listed> => {
    const [out, err]: [string[], string[]] = [[], []];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
    vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0);
    const env = { PATH: bin, HOME: home, ...more };
    const exitCode = await runAgents({ check: false, json: false, repo: repo.dir, ...options }, env);
    vi.restoreAllMocks();
    return { exitCode, stdout: out.join(""), stderr: err.join("") };
  };
  return { list, bin, home };
}

/** A provider that answers every request like this. Out: its address, and the keys that it saw. */
async function startProvider(status: number, body: unknown) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers["x-api-key"]);
    request.resume();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
}

const MESSAGE = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "m",
  content: [{ type: "text", text: "ok" }],
  stop_reason: "end_turn",
  usage: { input_tokens: 1, output_tokens: 1 },
};

const policyWith = (settings: string): string =>
  `version: 1\nagents:\n  reviewer: { use: claude-code, model: claude-sonnet-5, key-env: MY_KEY${settings} }\n`;

test("a table of the policy's agents: kind, model, program, version, key", async () => {
  const { list, bin } = setUp(policyWith(""), { claude: 'echo "2.1.300 (Claude Code)"' });
  const { exitCode, stdout } = await list({}, { MY_KEY: KEY });
  expect(exitCode).toBe(0);
  const cells = stdout.split("\n").map((line) => line.split("│").map((cell) => cell.trim()));
  expect(cells).toContainEqual(["", "agent", "kind", "model", "program", "version", "key", ""]);
  expect(cells).toContainEqual(["", "default", "recipe", "-", "-", "-", "-", ""]);
  const version = "2.1.300 (tested 2.1.332)";
  const row = ["", "reviewer", "claude-code", "claude-sonnet-5", join(bin, "claude"), version, "MY_KEY set", ""];
  expect(cells).toContainEqual(row);
  expect(stdout).not.toContain(KEY);
});

test("without a policy all kinds are listed, and nothing that is missing is held against anybody", async () => {
  const { list } = setUp(null, { codex: "echo codex-cli 0.171.0" });
  const listed = await list({ json: true, check: true });
  expect(listed.exitCode).toBe(0);
  expect(JSON.parse(listed.stdout)).toMatchObject({ version: 1, policy: null });
  expect(rowsOf(listed).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "recipe",
      "command",
      "claude-code",
      "codex",
      "gemini",
      "opencode",
      "copilot",
      "qwen",
      "cursor",
    ]),
  );
  expect(rowOf(listed, "codex")).toMatchObject({
    program: { version: "0.171.0", tested: "0.171.0", origin: "path", fault: null },
    key: { name: "OPENAI_API_KEY", isSet: false },
    check: { state: "not-asked" },
  });
  expect(rowOf(listed, "gemini")).toMatchObject({ check: { state: "failed", reason: "agent-unavailable" } });
  expect((await list({})).stdout).toContain("There is no .github/passwhen.yml here");
});

test("a program that is missing has the line that installs it, and counts only with --check", async () => {
  const { list } = setUp(policyWith(""));
  const listed = await list({});
  expect(listed.exitCode).toBe(0);
  expect(listed.stdout).toContain("MY_KEY not set");
  expect(listed.stdout).toContain(
    "reviewer: claude is not on PATH. Install it with `npm install -g @anthropic-ai/claude-code@2.1.332`",
  );
  const checked = await list({ check: true });
  expect(checked.exitCode).toBe(2);
  expect(checked.stdout).toMatch(/│ reviewer .*│ agent-unavailable +│/);
});

test("--check asks the model with the key, and an agent that can work is ok", async () => {
  const provider = await startProvider(200, MESSAGE);
  const { list } = setUp(policyWith(`, base-url: "${provider.url}"`), { claude: "echo 2.1.332" });
  const listed = await list({ check: true, json: true }, { MY_KEY: KEY });
  expect(rowOf(listed, "reviewer")).toMatchObject({ upstream: provider.url, check: { state: "ok" } });
  expect(rowOf(listed, "default")).toMatchObject({ program: null, key: null, check: { state: "ok" } });
  expect(listed.exitCode).toBe(0);
  expect(provider.keys).toContain(KEY);
});

test("without --check no model is asked", async () => {
  const provider = await startProvider(200, MESSAGE);
  const { list } = setUp(policyWith(`, base-url: "${provider.url}"`), { claude: "echo 2.1.332" });
  expect(rowOf(await list({ json: true }, { MY_KEY: KEY }), "reviewer")?.check).toBeNull();
  expect(provider.keys).toEqual([]);
});

test("a key that is refused and a key that is missing are told apart, and neither is shown", async () => {
  const { url } = await startProvider(401, { type: "error", error: { type: "authentication_error", message: "no" } });
  const { list } = setUp(policyWith(`, base-url: "${url}"`), { claude: "echo 2.1.332" });
  const refused = await list({ check: true }, { MY_KEY: KEY });
  expect(refused.exitCode).toBe(2);
  expect(refused.stdout).toContain("model-unauthorized");
  expect(refused.stdout + refused.stderr).not.toContain(KEY);
  const missing = await list({ check: true, json: true });
  expect(missing.exitCode).toBe(2);
  expect(rowOf(missing, "reviewer")?.check).toMatchObject({ state: "failed", reason: "key-missing" });
});

test("nothing is installed to list, and with --check only what the policy wants installed", async () => {
  const asked = join(makeTempDir(), "asked");
  const npm = `echo "$1" >> ${asked}; echo "npm error no registry here" >&2; exit 1`;
  const { list, home } = setUp(policyWith(", install: true"), { npm, claude: "echo 2.1.332" });
  const listed = await list({ json: true }, { MY_KEY: KEY });
  expect(listed.exitCode).toBe(0);
  expect(rowOf(listed, "reviewer")?.program?.fault).toMatchObject({
    reason: "agent-unavailable",
    detail: "claude 2.1.332 is not installed yet; a run installs it",
  });
  expect(readdirSync(home)).toEqual([]);
  const checked = await list({ check: true, json: true }, { MY_KEY: KEY });
  expect(checked.exitCode).toBe(2);
  expect(rowOf(checked, "reviewer")?.check).toMatchObject({
    reason: "agent-install-failed",
    detail: "claude cannot be installed: npm ended with exit code 1: no registry here",
  });
  expect(readdirSync(join(home, ".cache", "passwhen", "agents", "claude"))).toEqual([]);
});

test("a policy with faults is said to have them, and is no list", async () => {
  const { list } = setUp("version: 1\nagents:\n  reviewer: { use: claude-cod, model: m }\n");
  const { exitCode, stdout, stderr } = await list({ json: true });
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toContain(".github/passwhen.yml:3:20: error:");
});

test("a folder that is no clone is wrong usage", async () => {
  const dir = join(makeTempDir(), "outside");
  mkdirSync(dir);
  const options = { check: false, json: false, repo: dir };
  const env = { PATH: process.env["PATH"] ?? "", GIT_CEILING_DIRECTORIES: dir };
  await expect(runAgents(options, env)).rejects.toThrow(UsageError);
});
