import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Environment } from "./settings.ts";

const TOKEN = "INPUT_GITHUB-TOKEN";
const HANDOVER = "PASSWHEN_HANDOVER";

/** What nothing that runs later needs: the kernel shows a process's first environment to every process of the same user. */
const SECRETS = [TOKEN, "ACTIONS_RUNTIME_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"];

/** The environment with the token, which is not in the environment that the kernel shows of us: where Node can (24 and later),
 *  this process replaces itself by one that was started without it and finds it in a file that is deleted at once. */
export function takeToken(env: Environment): Environment {
  const handover = env[HANDOVER];
  if (handover !== undefined) {
    const token = readFileSync(handover, "utf8");
    rmSync(dirname(handover), { recursive: true, force: true });
    return { ...env, [HANDOVER]: undefined, [TOKEN]: token };
  }
  const token = env[TOKEN];
  if (token === undefined || typeof process.execve !== "function") return env;
  const file = join(mkdtempSync(join(env["RUNNER_TEMP"] ?? tmpdir(), "passwhen-")), "handover");
  writeFileSync(file, token, { mode: 0o600 });
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !SECRETS.includes(entry[0]),
  );
  return process.execve(process.execPath, process.argv, { ...Object.fromEntries(kept), [HANDOVER]: file });
}
