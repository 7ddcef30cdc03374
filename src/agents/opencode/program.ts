import type { ProgramSpec } from "../../ports/programs.ts";

export const program: ProgramSpec = {
  name: "opencode",
  npmPackage: "opencode-ai",
  tested: "1.18.33",
  // An older one may not know the variables that keep the checkout from configuring it, and would say nothing.
  oldest: "1.18.33",
  versionArgs: ["--version"],
  // Without its install script the package's own file prints an error; the platform packages hold the program itself.
  files: { "linux-x64": "opencode-linux-x64/bin/opencode" },
  machineFiles: ["/etc/opencode", "/Library/Application Support/opencode"],
  loadLock: async () => (await import("./package-lock.json", { with: { type: "json" } })).default,
};
