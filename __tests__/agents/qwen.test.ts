import { driveAgent } from "./suite/drive.ts";

driveAgent({ use: "qwen", model: "scripted-model" });
