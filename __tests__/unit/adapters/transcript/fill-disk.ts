// Runs on a disk of 512 KiB: prints what came of a transcript that does not fit there.
import process from "node:process";
import { createTranscripts } from "../../../../src/adapters/transcript.ts";
import { failureOf } from "../git/git-fixture.ts";

const [, , dir = ""] = process.argv;
const transcript = await createTranscripts(dir)("log.txt", "What it said");
for (let count = 0; count < 10; count += 1) transcript.write(Buffer.alloc(100_000, "x"));
const first = await failureOf(transcript.close());
const second = await failureOf(transcript.close());
process.stdout.write(JSON.stringify([first.code, second.code]));
