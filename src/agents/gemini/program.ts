import type { ProgramSpec } from "../../ports/programs.ts";

export const program: ProgramSpec = {
  name: "gemini",
  npmPackage: "@google/gemini-cli",
  tested: "0.61.0",
  oldest: "0.61.0",
  versionArgs: ["--version"],
  files: { any: "@google/gemini-cli/bundle/gemini.js" },
  machineFiles: ["/etc/gemini-cli", "/Library/Application Support/GeminiCli"],
  loadLock: async () => (await import("./package-lock.json", { with: { type: "json" } })).default,
};
