import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { agents } from "../../../src/agents/index.ts";
import { checkParams } from "../../../src/checks/index.ts";
import type { FoundJudgeFile } from "../../../src/policy/judge-file.ts";
import { readJudgePaths } from "../../../src/policy/judge-paths.ts";
import { parsePolicy } from "../../../src/policy/load.ts";
import { POLICY_PATH } from "../../../src/policy/read.ts";

/** The plug-ins that there are. */
export const KINDS = { agents, checks: checkParams };

const folder = fileURLToPath(new URL("../../fixtures/judge-policies/", import.meta.url));
const encoder = new TextEncoder();

/** Reads a policy with the judge files that it names. In: files by their path from the root of the repository. */
export function readWith(policy: string | Uint8Array, files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const bytes = toBytes(policy);
  const judges = readJudgePaths(bytes, POLICY_PATH).map((path): FoundJudgeFile => {
    const content = files[path];
    return { path, file: content === undefined ? { kind: "missing" } : { kind: "file", bytes: toBytes(content) } };
  });
  return parsePolicy(bytes, POLICY_PATH, KINDS, [], judges);
}

/** A case of the fixtures: its folder stands for `.github`. */
export function readJudgeCase(name: string) {
  const root = join(folder, name);
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path));
  const files = paths
    .filter((path) => statSync(path).isFile())
    .map((path) => {
      return [`.github/${relative(root, path)}`, new Uint8Array(readFileSync(path))] as const;
    });
  return readWith(readFileSync(join(root, "passwhen.yml")), Object.fromEntries(files));
}

export const judgeCases = existsSync(folder) ? readdirSync(folder).toSorted() : [];

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? encoder.encode(content) : content;
}
