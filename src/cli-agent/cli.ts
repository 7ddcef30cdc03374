import type { Wire } from "../ports/models.ts";
import type { ProgramSpec } from "../ports/programs.ts";
import type { JsonSchema, ToolServer } from "../ports/tools.ts";

/** One run of an agent's command line program, as its adapter sees it. */
export interface CliRun {
  /** Address that stands for the model's endpoint, without the wire's own path (`/v1` and the like) and without a slash at the end. */
  readonly url: string;
  /** A key that is good at that address alone. */
  readonly key: string;
  readonly model: string;
  /** Working copy that the agent works in. */
  readonly cwd: string;
  /** Its HOME, fresh, outside the checkout. */
  readonly homeDir: string;
  /** Its TMPDIR, fresh, outside the checkout. */
  readonly tmpDir: string;
  /** A private folder of this run for the adapter's own files, outside checkout, HOME and TMPDIR; other programs do not see it. */
  readonly ownDir: string;
  /** The server with the runtime's tool; null when nothing is expected or the schema flag is used. */
  readonly tool: ToolServer | null;
  /** What the final answer must look like; null when nothing is expected or the tool is used. */
  readonly schema: JsonSchema | null;
  /** Session to go on with; null for a new one. */
  readonly resume: string | null;
  readonly timeoutMs: number;
}

/** How far the agent's structured output has been read. */
export interface CliEnd {
  readonly sessionId: string | null;
  /** Its final message; null while there is none. */
  readonly text: string | null;
  /** The answer to `schema`; undefined while there is none. */
  readonly structured: unknown;
  /** The final event came and says that the run ended well. Nothing else makes a run good, no exit code either. */
  readonly isDone: boolean;
  /** Tool calls that were told of and whose results were not; absent where the adapter does not ask. */
  readonly openCalls?: readonly string[];
  /** What the output says went wrong, untrusted plain text; null for nothing. */
  readonly fault: string | null;
}

/** What one command line program needs, and how it is read. Every function is pure. */
export interface Cli {
  /** Kind of agent in the policy. */
  readonly use: string;
  readonly program: ProgramSpec;
  readonly wire: Wire;
  /** The provider that is asked when the policy names no `base-url`; see `ModelEndpoint.upstream`. */
  readonly upstream: string;
  /** The variable that holds the key when the policy names no `key-env`. */
  readonly keyEnv: string;
  readonly structuredBy: "schema" | "tool";
  /** Files to write before the start. Out: text by absolute path, below `homeDir`, `ownDir` or the folder that holds `cwd`, which is the
   *  copy's own. */
  readonly files: (run: CliRun) => Readonly<Record<string, string>>;
  readonly env: (run: CliRun) => Readonly<Record<string, string>>;
  /** Arguments after the program. The prompt comes on standard input. */
  readonly argv: (run: CliRun) => readonly string[];
  /** Reads one event of the output. In: what was read before, one JSON value, of any shape. Throws: never. */
  readonly read: (end: CliEnd, event: unknown) => CliEnd;
  /** Reads the beginning of a line that is longer than what is read, for a program that prints such lines in a good run: null for a line
   *  that it does not print then. Throws: never. */
  readonly readHead?: (end: CliEnd, head: string) => CliEnd | null;
}

export const NOTHING_READ: CliEnd = { sessionId: null, text: null, structured: undefined, isDone: false, fault: null };
