import { assert } from "../lib/assert.ts";
import type { CodeHost } from "../ports/code-host.ts";
import type { Sink } from "../publish/sink.ts";
import type { SlackOptions } from "./slack/index.ts";

/** Everything that any sink needs; each takes its part. */
export interface SinkOptions {
  readonly outputDir: string;
  readonly stepSummaryPath: string | null;
  /** Null on a local clone; the sinks that need a host are not to be asked for there. */
  readonly host: CodeHost | null;
  /** Absent where there is no token; the sink is not to be asked for there. */
  readonly slack?: SlackOptions;
  readonly onOpened: (ids: readonly number[]) => void;
  readonly print: (text: string, paint?: (text: string) => string) => void;
}

/** All sinks by name; each is loaded when it is asked for. */
export const sinks = {
  json: async (options) => (await import("./json/index.ts")).createJsonSink(options),
  state: async (options) => (await import("./state/index.ts")).createStateSink(options),
  summary: async (options) => (await import("./summary/index.ts")).createSummarySink(options),
  "check-run": async (options) => (await import("./check-run/index.ts")).createCheckRunSink(withHost(options)),
  review: async (options) => (await import("./review/index.ts")).createReviewSink(withHost(options)),
  slack: async ({ slack }) => {
    assert(slack, "this sink needs a token");
    return (await import("./slack/index.ts")).createSlackSink(slack);
  },
  terminal: async (options) => (await import("./terminal/index.ts")).createTerminalSink(options),
} as const satisfies Record<string, (options: SinkOptions) => Promise<Sink>>;

/** The sinks of these names, ready to be opened. */
export function makeSinks(names: readonly (keyof typeof sinks)[], options: SinkOptions): Promise<readonly Sink[]> {
  return Promise.all(names.map((name) => sinks[name](options)));
}

function withHost(options: SinkOptions): SinkOptions & { readonly host: CodeHost } {
  const { host } = options;
  assert(host, "this sink needs a host");
  return { ...options, host };
}
