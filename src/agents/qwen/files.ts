import { dirname, join } from "node:path";
import type { Cli } from "../../cli-agent/cli.ts";

/** `--bare` reads no settings, its own in HOME included, but it takes variables from these, and would go on upward to what others left in a
 *  folder above the working copy. */
export const files: Cli["files"] = ({ cwd, homeDir }) => {
  const folders = [dirname(cwd), homeDir];
  const paths = folders.flatMap((folder) => [join(folder, ".qwen", ".env"), join(folder, ".env")]);
  return Object.fromEntries(paths.map((path) => [path, ""]));
};
