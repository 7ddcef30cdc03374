import type { CodeHost } from "../ports/code-host.ts";
import type { Sink } from "../publish/sink.ts";

/** Everything that any sink needs; each takes its part. */
export interface SinkOptions {
  readonly outputDir: string;
  readonly stepSummaryPath: string | null;
  readonly host: CodeHost;
  readonly onOpened: (ids: readonly number[]) => void;
}

/** All sinks by name; each is loaded when it is asked for. */
export const sinks = {
  json: async (options) => (await import("./json/index.ts")).createJsonSink(options),
  state: async (options) => (await import("./state/index.ts")).createStateSink(options),
  "check-run": async (options) => (await import("./check-run/index.ts")).createCheckRunSink(options),
  review: async (options) => (await import("./review/index.ts")).createReviewSink(options),
  summary: async (options) => (await import("./summary/index.ts")).createSummarySink(options),
} as const satisfies Record<string, (options: SinkOptions) => Promise<Sink>>;
