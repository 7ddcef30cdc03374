import type { ProgramSpec } from "../../ports/programs.ts";

export const program: ProgramSpec = {
  name: "claude",
  npmPackage: "@anthropic-ai/claude-code",
  tested: "2.1.332",
  oldest: "2.1.197",
  versionArgs: ["--version"],
  // Without its install script the package's own file prints an error; the platform packages hold the program itself.
  files: {
    "linux-x64": "@anthropic-ai/claude-code-linux-x64/claude",
    "linux-arm64": "@anthropic-ai/claude-code-linux-arm64/claude",
    "linux-x64-musl": "@anthropic-ai/claude-code-linux-x64-musl/claude",
    "linux-arm64-musl": "@anthropic-ai/claude-code-linux-arm64-musl/claude",
    "darwin-x64": "@anthropic-ai/claude-code-darwin-x64/claude",
    "darwin-arm64": "@anthropic-ai/claude-code-darwin-arm64/claude",
  },
  machineFiles: ["/etc/claude-code", "/Library/Application Support/ClaudeCode"],
  loadLock: async () => (await import("./package-lock.json", { with: { type: "json" } })).default,
};
