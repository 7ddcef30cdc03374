import { driveAgent } from "./suite/drive.ts";

driveAgent({ use: "claude-code", model: "claude-sonnet-4-5" });
