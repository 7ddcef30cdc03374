import type { ProgramSpec } from "../../ports/programs.ts";

export const program: ProgramSpec = {
  name: "copilot",
  npmPackage: "@github/copilot",
  tested: "1.0.102",
  // An older one may load what the checkout configures without being asked to trust it.
  oldest: "1.0.102",
  versionArgs: ["--version"],
  // The package's own file is a wrapper that starts one of these and passes no signal on.
  files: {
    "linux-x64": "@github/copilot-linux-x64/copilot",
    "linux-arm64": "@github/copilot-linux-arm64/copilot",
    "linux-x64-musl": "@github/copilot-linuxmusl-x64/copilot",
    "linux-arm64-musl": "@github/copilot-linuxmusl-arm64/copilot",
    "darwin-x64": "@github/copilot-darwin-x64/copilot",
    "darwin-arm64": "@github/copilot-darwin-arm64/copilot",
  },
  machineFiles: ["/etc/github-copilot", "/etc/copilot"],
  loadLock: async () => (await import("./package-lock.json", { with: { type: "json" } })).default,
};
