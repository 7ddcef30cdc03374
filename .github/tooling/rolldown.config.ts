import { fileURLToPath } from "node:url";
import { defineConfig } from "rolldown";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Unminified and with plain names, so that a change of one agent or check is a readable change of one file. */
export default defineConfig({
  cwd: root,
  input: {
    action: "src/entry/action.ts",
    post: "src/entry/post.ts",
    cli: "src/entry/cli.ts",
    "tool-server": "src/entry/tool-server.ts",
  },
  platform: "node",
  // `module` before `main`: the UMD wrapper in jsonc-parser's `main` hides its own files from every bundler.
  resolve: { conditionNames: ["node", "import", "default"], mainFields: ["module", "main"] },
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: ({ facadeModuleId }) => {
      // One lock for each agent: numbered, a new agent would rename its neighbours.
      const [, agent] = /agents\/([^/]+)\/package-lock\.json$/.exec(facadeModuleId ?? "") ?? [];
      return agent === undefined ? "chunks/[name].js" : `chunks/lock-${agent}.js`;
    },
    minify: false,
    sourcemap: false,
  },
});
