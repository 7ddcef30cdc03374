import type { ProgramSpec } from "../../ports/programs.ts";

export const program: ProgramSpec = {
  name: "codex",
  npmPackage: "@openai/codex",
  tested: "0.171.0",
  oldest: "0.163.0",
  versionArgs: ["--version"],
  // The package's own file is a wrapper that starts one of these and does not pass every signal on.
  files: {
    "linux-x64": "@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex",
    "linux-arm64": "@openai/codex-linux-arm64/vendor/aarch64-unknown-linux-musl/bin/codex",
    "linux-x64-musl": "@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex",
    "linux-arm64-musl": "@openai/codex-linux-arm64/vendor/aarch64-unknown-linux-musl/bin/codex",
    "darwin-x64": "@openai/codex-darwin-x64/vendor/x86_64-apple-darwin/bin/codex",
    "darwin-arm64": "@openai/codex-darwin-arm64/vendor/aarch64-apple-darwin/bin/codex",
  },
  machineFiles: ["/etc/codex"],
  loadLock: async () => (await import("./package-lock.json", { with: { type: "json" } })).default,
};
