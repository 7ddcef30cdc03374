import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Connector } from "./connector.ts";
import type { Upstream } from "./endpoint.ts";
import {
  faultOfErrorEvent,
  faultOfNetwork,
  faultOfSilence,
  faultOfStatus,
  faultOfStranger,
  networkCodeOf,
  type EndpointFault,
} from "./fault.ts";
import { toAgentHeaders, toUpstreamHeaders } from "./headers.ts";
import type { ModelLimits } from "./limits.ts";
import { readErrorBody, readErrorDetail } from "./error-body.ts";
import { createAnswerReader, estimateTokens, type AnswerReader, type AnswerSummary } from "./read-answer.ts";
import { toDetail } from "./redact.ts";
import { sendError } from "./send-error.ts";
import { createWatchdog, type Watchdog } from "./watchdog.ts";
import type { CallTokens } from "./wires/wire-shape.ts";

/** What came of one request. */
export interface Outcome {
  /** The endpoint's failure; null where it did its work, or where the fault was the agent's. */
  readonly fault: EndpointFault | null;
  /** A whole answer of the model came back. */
  readonly isSuccess: boolean;
  readonly model: string | null;
  readonly tokens: CallTokens;
}

export interface ExchangeContext {
  readonly upstream: Upstream;
  readonly connector: Connector;
  readonly limits: ModelLimits;
  /** Ends the exchange with the session. */
  readonly signal: AbortSignal;
  /** Called once, before the agent sees the end of the answer. */
  readonly onOutcome: (outcome: Outcome) => void;
}

const NO_TOKENS: CallTokens = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** Sends one request of the agent on and the answer back, each as it comes. Throws: never for what the network does. */
export async function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  context: ExchangeContext,
): Promise<void> {
  const one = new Exchange(request, response, context);
  try {
    await one.run(path);
  } finally {
    one.release();
  }
}

/** The state of one request under way. */
class Exchange {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #context: ExchangeContext;
  readonly #host: string;
  readonly #stop = new AbortController();
  readonly #watchdog: Watchdog = createWatchdog();
  readonly #leave = (): void => {
    if (!this.#isSettled) this.#stop.abort();
  };
  #requestBytes = 0;
  /** Why we ended it ourselves, when we did because of the endpoint. */
  #silence: EndpointFault | null = null;
  /** The endpoint has the request, or parts of it. */
  #isAsked = false;
  #isSettled = false;

  constructor(request: IncomingMessage, response: ServerResponse, context: ExchangeContext) {
    this.#request = request;
    this.#response = response;
    this.#context = context;
    this.#host = context.upstream.url.host;
    response.once("close", this.#leave);
    context.signal.addEventListener("abort", this.#leave, { once: true });
    if (context.signal.aborted || response.destroyed) this.#leave();
  }

  async run(path: string): Promise<void> {
    const { connector } = this.#context;
    const method = this.#request.method ?? "GET";
    const headers = toUpstreamHeaders(this.#request.headers);
    const sent = connector.request({ method, path, headers, signal: this.#stop.signal });
    // What happens to the request once its answer is there shows in the answer.
    sent.on("error", () => {});
    try {
      const answer = await this.#ask(sent);
      await this.#giveBack(answer);
    } catch (error) {
      this.#fail(sent, error);
    } finally {
      this.#request.unpipe(sent);
      // An endpoint that answers early may never read the rest.
      if (!sent.writableFinished) sent.destroy();
    }
  }

  release(): void {
    this.#watchdog.stop();
    this.#response.off("close", this.#leave);
    this.#context.signal.removeEventListener("abort", this.#leave);
    // An agent that is still sending must be able to finish, or it never reads the answer.
    this.#request.resume();
    this.#settle(null, false, NO_TOKENS);
  }

  #ask(sent: ClientRequest): Promise<IncomingMessage> {
    const { limits } = this.#context;
    const awaitAnswer = (): void => {
      this.#isAsked = true;
      this.#expect(limits.firstByteMs, "no answer");
    };
    this.#expect(limits.connectMs, "no connection", "model-unreachable");
    sent.once("socket", (socket) => {
      if (!socket.connecting) return awaitAnswer();
      socket.once(this.#context.upstream.url.protocol === "https:" ? "secureConnect" : "connect", awaitAnswer);
    });
    this.#request.on("data", (chunk: Buffer) => {
      this.#requestBytes += chunk.length;
      this.#watchdog.refresh();
    });
    this.#request.pipe(sent);
    return new Promise((resolve, reject) => {
      sent.once("response", resolve);
      sent.once("error", reject);
    });
  }

  async #giveBack(answer: IncomingMessage): Promise<void> {
    const status = answer.statusCode ?? 502;
    const type = (answer.headers["content-type"] ?? "").toLowerCase().split(";")[0]?.trim() ?? "";
    const isStream = type === "text/event-stream";
    this.#expect(this.#context.limits.idleMs, "silence in the middle of an answer");
    if (status >= 400) return await this.#refuse(answer, status);
    if (status >= 300) return this.#turnAway(answer, faultOfStranger(this.#host, `a redirect (${status})`));
    if (isStream || type === "" || /^application\/(?:[\w.-]+\+)?json$/.test(type))
      return await this.#passThrough(answer, status, isStream);
    this.#turnAway(answer, faultOfStranger(this.#host, `\`${toDetail(type, this.#context.upstream.key)}\``));
  }

  async #passThrough(answer: IncomingMessage, status: number, isStream: boolean): Promise<void> {
    const { shape, key } = this.#context.upstream;
    const encoding = answer.headers["content-encoding"] ?? "identity";
    const reader = createAnswerReader(shape, isStream, encoding);
    this.#response.writeHead(status, toAgentHeaders(answer.headers, key));
    this.#response.flushHeaders();
    // Before the pipe, so that the count is right when the agent sees the end.
    answer.once("end", () => this.#conclude(reader.end(), isStream));
    answer.once("error", () => this.#breakOff(reader));
    const isPiped = pipeline(answer, this.#response);
    // After the pipe, so that each chunk is on its way before it is read.
    answer.on("data", (chunk: Buffer) => {
      this.#watchdog.refresh();
      reader.feed(chunk);
    });
    // The pipe cuts what is left when either side does.
    await isPiped.catch(() => this.#breakOff(reader));
  }

  /** The answer came to its end as HTTP sees it. */
  #conclude(summary: AnswerSummary, isStream: boolean): void {
    const tokens = summary.tokens ?? this.#estimate(summary);
    if (summary.error !== null) {
      const said = toDetail(summary.error, this.#context.upstream.key);
      return this.#settle(faultOfErrorEvent(this.#host, said), false, tokens, summary.model);
    }
    if (summary.isComplete !== false) return this.#settle(null, true, tokens, summary.model);
    const fault = isStream
      ? faultOfSilence(this.#host, "the answer's stream was cut before its end")
      : faultOfStranger(this.#host, "something that is not JSON");
    this.#settle(fault, false, tokens, summary.model);
  }

  /** The answer stopped in the middle: by the endpoint, by us, or because the agent left. */
  #breakOff(reader: AnswerReader): void {
    if (this.#isSettled) return;
    const summary = reader.end();
    const estimate = this.#estimate(summary);
    const known = summary.tokens ?? NO_TOKENS;
    const tokens = {
      ...known,
      input: known.input > 0 ? known.input : estimate.input,
      output: Math.max(known.output, estimate.output),
    };
    const isOurs = this.#stop.signal.aborted && this.#silence === null;
    const cut = faultOfSilence(this.#host, "the answer's stream was cut before its end");
    this.#settle(isOurs ? null : (this.#silence ?? cut), false, tokens, summary.model);
  }

  /** An error of the endpoint goes to the agent as it is, but for the key. */
  async #refuse(answer: IncomingMessage, status: number): Promise<void> {
    const { shape, key } = this.#context.upstream;
    const body = await readErrorBody(answer, key);
    const detail = toDetail(readErrorDetail(body ?? ""), key);
    const fault = faultOfStatus(this.#host, { status, detail, retryAfter: answer.headers["retry-after"] });
    this.#settle(fault, false, NO_TOKENS);
    const {
      "content-length": _length,
      "content-encoding": _encoding,
      ...headers
    } = toAgentHeaders(answer.headers, key);
    if (body === null) return sendError(this.#response, shape, { status, message: `${this.#host} answered ${status}` });
    this.#response.writeHead(status, headers);
    this.#response.end(body);
  }

  #turnAway(answer: IncomingMessage, fault: EndpointFault): void {
    answer.destroy();
    this.#settle(fault, false, NO_TOKENS);
    sendError(this.#response, this.#context.upstream.shape, { status: 502, message: fault.message });
  }

  /** No answer came. */
  #fail(sent: ClientRequest, error: unknown): void {
    const isOurs = this.#stop.signal.aborted && this.#silence === null;
    const tokens = { ...NO_TOKENS, input: this.#isAsked ? estimateTokens(this.#requestBytes) : 0 };
    const fault = this.#silence ?? faultOfNetwork(this.#host, error);
    // A kept connection that the endpoint closed just then is nobody's failure.
    const isStale = sent.reusedSocket && ["ECONNRESET", "EPIPE"].includes(networkCodeOf(error) ?? "");
    this.#settle(isOurs || isStale ? null : fault, false, tokens);
    if (isOurs || this.#response.headersSent) this.#response.destroy();
    const status = this.#silence === null ? 502 : 504;
    sendError(this.#response, this.#context.upstream.shape, { status, message: fault.message });
  }

  #estimate(summary: AnswerSummary): CallTokens {
    return { ...NO_TOKENS, input: estimateTokens(this.#requestBytes), output: summary.writtenTokens };
  }

  #expect(timeoutMs: number, missing: string, code?: "model-unreachable"): void {
    this.#watchdog.expect(timeoutMs, () => {
      // An agent that does not read holds up the endpoint, which is not silent then.
      if (this.#response.writableNeedDrain) return this.#expect(timeoutMs, missing, code);
      this.#silence = faultOfSilence(this.#host, `${missing} for ${timeoutMs / 1_000} s`, code);
      this.#stop.abort();
    });
  }

  #settle(fault: EndpointFault | null, isSuccess: boolean, tokens: CallTokens, model: string | null = null): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#context.onOutcome({ fault, isSuccess, model, tokens });
  }
}
