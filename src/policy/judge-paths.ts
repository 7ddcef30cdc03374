import { valueAt } from "../lib/fault.ts";
import { MAX_JUDGE_FILES } from "./judge-file.ts";
import { findJudgePlaces, resolveJudgePath } from "./judge-path.ts";
import { MAX_POLICY_BYTES } from "./load.ts";
import { decodeText } from "./text.ts";
import { parseYaml } from "./yaml.ts";

/** Paths of all judge files that a policy names, each once, from the root of the repository; of more than 100 the first. In: as for
 *  `parsePolicy`. Throws: never. */
export function readJudgePaths(bytes: Uint8Array, file: string): readonly string[] {
  const { value: text } = decodeText(bytes, file, MAX_POLICY_BYTES);
  // Most policies have no judge, and need not be parsed twice.
  if (text === null || !text.includes("judge")) return [];
  const { data } = parseYaml(text, file);
  const paths = findJudgePlaces(data).flatMap((place) => {
    const found = resolveJudgePath(String(valueAt(data, place)));
    return "path" in found ? [found.path] : [];
  });
  return [...new Set(paths)].slice(0, MAX_JUDGE_FILES);
}
