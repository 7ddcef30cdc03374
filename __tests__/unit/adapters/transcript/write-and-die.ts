// Writes to a transcript and is killed before it could close it.
import process from "node:process";
import { createTranscripts } from "../../../../src/adapters/transcript.ts";

const [, , dir = ""] = process.argv;
const transcript = await createTranscripts(dir)("log.txt", "What it said");
transcript.write(Buffer.from("said before the end\n"));
process.kill(process.pid, "SIGKILL");
