import { rmSync } from "node:fs";

/** A bug must not look like a verdict: Node's own exit code for what nobody caught is 1, which means failed. */
export function endOnBugs(): void {
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
}

function crash(error: unknown): never {
  const words = JSON.stringify(error instanceof Error ? error.stack : String(error));
  // A runner takes `##[` for a command, wherever it stands in a line.
  process.stderr.write(`passwhen itself failed: ${words.replaceAll("##[", String.raw`\u0023#[`)}\n`);
  process.exit(70);
}

/** Removes a folder of this run when the process ends before the run does. */
export function removeOnExit(folder: string): void {
  process.on("exit", () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // What a program of the run left without rights, or is still writing, stays: there is nobody left to tell.
    }
  });
}
