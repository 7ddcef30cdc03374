import type { Writable } from "node:stream";

/** Passes a stream on to a program's standard input as it comes. What fails on the way is the end of the input: the program has
 *  stopped reading, or its input broke off, and either way how the program ends tells the rest. Out: `stop` ends it at once and
 *  cancels the stream. Throws: never. */
export function feedInput(stream: ReadableStream<Uint8Array>, writer: Writable): { readonly stop: () => void } {
  const reader = stream.getReader();
  // EPIPE from a program that does not read also comes as an event, and nobody else listens.
  writer.on("error", () => {});
  const pump = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const failure = await new Promise<Error | null | undefined>((resolve) => writer.write(value, resolve));
      if (failure !== null && failure !== undefined) throw failure;
    }
    writer.end();
  };
  const stop = (): void => {
    writer.destroy();
    // A source may take its time over being cancelled, or fail at it; the run does not wait for that.
    reader.cancel().catch(() => {});
  };
  pump().catch(stop);
  return { stop };
}

/** Tells a stream that nobody will read it. */
export function cancelInput(stdin: string | null | ReadableStream<Uint8Array>): void {
  if (stdin instanceof ReadableStream && !stdin.locked) stdin.cancel().catch(() => {});
}
