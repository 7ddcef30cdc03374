import type { Cli } from "../../cli-agent/cli.ts";
import { codexHome } from "./files.ts";

export const KEY_VARIABLE = "PASSWHEN_MODEL_KEY";

export const env: Cli["env"] = (run) => ({ [KEY_VARIABLE]: run.key, CODEX_HOME: codexHome(run) });
