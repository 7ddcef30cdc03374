import type { ProgramSpec } from "../../ports/programs.ts";

export const program: ProgramSpec = {
  name: "qwen",
  npmPackage: "@qwen-code/qwen-code",
  tested: "0.24.4",
  // npm brings a much older one under Node 20, which does not know the flags that are given here.
  oldest: "0.24.4",
  versionArgs: ["--version"],
  files: { any: "@qwen-code/qwen-code/cli-entry.js" },
  machineFiles: ["/etc/qwen-code", "/Library/Application Support/QwenCode"],
  loadLock: async () => (await import("./package-lock.json", { with: { type: "json" } })).default,
};
