import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The suite that drives the real agents. Words after the command choose some of them: each has a file of its name. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["__tests__/agents/**/*.test.ts"],
    // Agents take all the machine there is; two at once would only measure each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 900_000,
    reporters: [
      "default",
      fileURLToPath(new URL("./agents-table.ts", import.meta.url)),
      fileURLToPath(new URL("./closing-line.ts", import.meta.url)),
    ],
  },
});
