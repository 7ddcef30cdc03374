import { driveAgent } from "./suite/drive.ts";

driveAgent({ use: "opencode", model: "scripted-model" });
