import { driveAgent } from "./suite/drive.ts";

driveAgent({ use: "copilot", model: "scripted-model" });
