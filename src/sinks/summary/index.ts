import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { REASONS } from "../../lib/reason.ts";
import { concludeReason } from "../../publish/conclude.ts";
import { toWorldError } from "../../lib/error.ts";
import { asProse } from "../../publish/markdown.ts";
import { renderJobSummary } from "../../publish/render/job-summary.ts";
import type { Sink } from "../../publish/sink.ts";

export interface SummaryOptions {
  /** Absolute path of the output folder; it gets `summary.md`. */
  readonly outputDir: string;
  /** The runner's file for the job summary, or null where there is no runner. */
  readonly stepSummaryPath: string | null;
}

/** The report as one page, for the job summary and the output folder. */
export function createSummarySink({ outputDir, stepSummaryPath }: SummaryOptions): Sink {
  const write = async (page: string): Promise<void> => {
    try {
      await replaceFile(join(outputDir, "summary.md"), page);
      if (stepSummaryPath !== null) await appendFile(stepSummaryPath, page);
    } catch (error) {
      throw toWorldError("the job summary could not be written", error);
    }
  };
  return {
    name: "summary",
    closes: "last",
    open: async () => ({
      close: (report) => write(renderJobSummary(report)),
      abandon: async (code, detail) => {
        // A cancelled run still comes to its end and closes; the page can be appended once only.
        if (code === "cancelled") return;
        const { title } = concludeReason({ code }).conclusion;
        const page = `## Passwhen: blocked\n\n${asProse(title)}. ${REASONS[code]}\n\nSeen: ${asProse(detail)}\n`;
        await write(page).catch(() => {});
      },
    }),
  };
}

async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFileAtomic(path, text);
}
