/** Tokens of one model call as its answer reports them, each kind counted into the whole it is part of. */
export interface CallTokens {
  /** With those read from and written to a cache. */
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  /** With those spent on reasoning. */
  readonly output: number;
}

/** What one event of a stream, or one answer in plain JSON, says of its call. */
export interface AnswerFacts {
  readonly model: string | null;
  /** As far as this piece knows; the largest of each field counts, because streams report sums that grow. */
  readonly tokens: CallTokens | null;
  /** The model finished; a stream that ends without saying so was cut. */
  readonly isFinal: boolean;
  /** An error that came after the status line had said that all is well. */
  readonly error: string | null;
  /** Characters that the model wrote in this piece, to estimate by where no usage comes. */
  readonly writtenChars: number;
}

/** One protocol between agents and models: what it asks, how it carries the key, and how its answers read. */
export interface WireShape {
  /** Paths that are a model call, relative to the upstream; matched whole against the path as it came, without its query. */
  readonly callPath: RegExp;
  /** Paths that may be posted to and cost nothing worth counting. */
  readonly freePath: RegExp | null;
  /** Finds the model in a path; null where requests name it in the body. */
  readonly modelInPath: RegExp | null;
  /** Paths that may be read. */
  readonly readPath: RegExp;
  readonly keyHeader: (key: string) => readonly [name: string, value: string];
  readonly readAnswer: (data: unknown) => AnswerFacts;
  /** The status of what is refused for good: one after which none of the agents that speak this protocol asks again. */
  readonly refusedStatus: 400 | 403;
  /** An error as this protocol words it. In: an HTTP status of 400 to 599. */
  readonly errorBody: (status: number, message: string) => unknown;
  /** The smallest request that the model has to answer. */
  readonly ping: (model: string) => {
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: unknown;
  };
}
