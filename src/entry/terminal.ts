import pc from "picocolors";
import { createTerminalLog } from "../adapters/log.ts";

const log = createTerminalLog({ write: (text) => void process.stdout.write(text), hasColor: pc.isColorSupported });

/** Prints text that may hold untrusted parts: control characters are shown, not obeyed. */
export const print = log.info;

/** Prints one JSON document. The terminal may be a step of a job, whose runner looks for `##[` anywhere in a line. */
export function printJson(text: string): void {
  process.stdout.write(text.replaceAll("##[", "\\u0023#["));
}
