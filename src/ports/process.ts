/** What to run. The environment is exactly `env` plus HOME, TMPDIR and the adapter's allow-list (PATH, locale): nothing else
 *  of our own environment reaches the child. */
export interface ProcessSpec {
  /** `shell` is given to `bash -c`; `argv` is started as it is, without a shell. */
  readonly command: { readonly shell: string } | { readonly argv: readonly [string, ...string[]] };
  readonly cwd: string;
  readonly homeDir: string;
  readonly tmpDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Written to standard input, which is then closed; null closes it at once. A stream is passed on as it comes, for programs that
   *  are talked with. */
  readonly stdin: string | null | ReadableStream<Uint8Array>;
  readonly timeoutMs: number;
  /** Bytes kept of each output stream, half from the head and half from the tail. */
  readonly maxOutputBytes: number;
  /** What standard output and error are; `pipe` by default. Anything of the same user can open a pipe by its name below `/proc` and
   *  write into the program's output; a `socket` has no such name, but neither can the program itself open `/dev/stdout`. */
  readonly outputBy?: "pipe" | "socket";
  /** Told of all output as it comes, whatever is kept of it. Must not throw. */
  readonly onOutput?: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
  readonly signal: AbortSignal;
}

/** The kept part of one output stream, decoded as UTF-8. Where bytes were dropped, the text says so in a line of its own. */
export interface CapturedOutput {
  readonly text: string;
  readonly totalBytes: number;
  readonly droppedBytes: number;
}

export interface ProcessResult {
  /** `finished` by itself, `timed-out`, `cancelled` by the signal, or `not-started` (then `startError` says why). */
  readonly ended: "finished" | "timed-out" | "cancelled" | "not-started";
  readonly exitCode: number | null;
  /** Name of the signal that ended it, such as `SIGKILL`; null otherwise. */
  readonly killedBy: string | null;
  readonly startError: string | null;
  readonly stdout: CapturedOutput;
  readonly stderr: CapturedOutput;
  readonly durationMs: number;
}

/** Runs programs. The promise settles only when everything the program started is dead, detached descendants included. */
export interface Processes {
  /** Throws: never for what the program does; `GateError` (`world-failed`, `disk-full`) if the machine refuses. */
  readonly run: (spec: ProcessSpec) => Promise<ProcessResult>;
}
