import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["__tests__/**/*.test.ts"],
    // They install programs of more than a gigabyte: `npm run test:agents`.
    exclude: ["__tests__/agents/**"],
    // Most tests wait for processes and clocks rather than for a core.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", fileURLToPath(new URL("./closing-line.ts", import.meta.url))],
  },
});
