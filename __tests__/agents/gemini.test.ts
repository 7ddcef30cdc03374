import { driveAgent } from "./suite/drive.ts";

driveAgent({ use: "gemini", model: "gemini-2.5-pro" });
