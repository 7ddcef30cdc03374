import { driveAgent } from "./suite/drive.ts";

driveAgent({ use: "codex", model: "gpt-5-codex" });
