import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { toWorldError } from "../../lib/error.ts";
import type { Sink } from "../../publish/sink.ts";
import { toUnfinishedFile, toVerdictFile } from "./to-verdict-file.ts";
import type { VerdictFile } from "./verdict-file.ts";

export interface JsonOptions {
  /** Absolute path of the output folder; it gets `verdict.json`. */
  readonly outputDir: string;
}

/** The report for programs. The file says `blocked` from the start of the run on, so that neither a run that was killed nor the
 *  file of an earlier one can be read as a pass. */
export function createJsonSink({ outputDir }: JsonOptions): Sink {
  const write = async (file: VerdictFile): Promise<void> => {
    try {
      await mkdir(outputDir, { recursive: true });
      await writeFileAtomic(join(outputDir, "verdict.json"), `${JSON.stringify(file, null, 2)}\n`);
    } catch (error) {
      throw toWorldError("`verdict.json` could not be written", error);
    }
  };
  return {
    name: "json",
    closes: "first",
    open: async (start) => {
      await write(toUnfinishedFile(start, "internal-error", "the run has not come to its end"));
      return {
        close: (report) => write(toVerdictFile(report)),
        abandon: (code, detail) => write(toUnfinishedFile(start, code, detail)).catch(() => {}),
      };
    },
  };
}
