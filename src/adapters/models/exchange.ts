import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import { messageOf } from "../../lib/error.ts";
import type { Asked } from "./asked.ts";
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
import { UNKNOWN_OUTPUT_TOKENS, type ModelLimits } from "./limits.ts";
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

/** A request that was read and may go on. */
export interface Outgoing {
  readonly path: string;
  /** Null for a request without one. */
  readonly body: Buffer | null;
  readonly asked: Asked;
}

export interface ExchangeContext {
  readonly upstream: Upstream;
  readonly connector: Connector;
  readonly limits: ModelLimits;
  /** Ends the exchange with the session. */
  readonly signal: AbortSignal;
  /** Called for each piece of the answer. */
  readonly onBytes: () => void;
  /** Called once, before the agent sees the end of the answer. */
  readonly onOutcome: (outcome: Outcome) => void;
}

const NO_TOKENS: CallTokens = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** An answer that our own code failed on; whatever it was, the endpoint sent it. */
class UnreadableError extends Error {}

/** Sends one request of the agent on and the answer back, each as it comes. Throws: never for what the network or the endpoint does. */
export async function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  outgoing: Outgoing,
  context: ExchangeContext,
): Promise<void> {
  const one = new Exchange(request, response, outgoing, context);
  try {
    await one.run();
  } finally {
    one.release();
  }
}

/** The state of one request under way. */
class Exchange {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #outgoing: Outgoing;
  readonly #context: ExchangeContext;
  readonly #host: string;
  readonly #stop = new AbortController();
  readonly #watchdog: Watchdog = createWatchdog();
  #linger: NodeJS.Timeout | null = null;
  /** Why we ended it ourselves, when we did because of the endpoint. */
  #silence: EndpointFault | null = null;
  /** The endpoint has the request, or parts of it. */
  #isAsked = false;
  #isSettled = false;

  constructor(request: IncomingMessage, response: ServerResponse, outgoing: Outgoing, context: ExchangeContext) {
    this.#request = request;
    this.#response = response;
    this.#outgoing = outgoing;
    this.#context = context;
    this.#host = context.upstream.url.host;
    response.once("close", this.#leave);
    context.signal.addEventListener("abort", this.#cut, { once: true });
    if (context.signal.aborted) this.#cut();
    else if (response.destroyed) this.#leave();
  }

  /** What the agent asked for it pays for, whether it waits for the answer or not. */
  readonly #leave = (): void => {
    if (this.#isSettled) return;
    if (this.#isAsked) this.#linger ??= setTimeout(this.#cut, this.#context.limits.lingerMs);
    else this.#cut();
  };

  readonly #cut = (): void => {
    if (!this.#isSettled) this.#stop.abort();
  };

  async run(): Promise<void> {
    const { path, body } = this.#outgoing;
    const method = this.#request.method ?? "GET";
    const length = body === null ? {} : { "content-length": body.length };
    const headers = { ...toUpstreamHeaders(this.#request.headers), ...length };
    const sent = this.#context.connector.request({ method, path, headers, signal: this.#stop.signal });
    // What happens to the request once its answer is there shows in the answer.
    sent.on("error", () => {});
    try {
      const answer = await this.#ask(sent);
      answer.on("error", () => {});
      await this.#giveBack(answer);
    } catch (error) {
      this.#fail(sent, error);
    } finally {
      // An endpoint that answers early may never read the rest.
      if (!sent.writableFinished) sent.destroy();
    }
  }

  release(): void {
    this.#watchdog.stop();
    if (this.#linger !== null) clearTimeout(this.#linger);
    this.#response.off("close", this.#leave);
    this.#context.signal.removeEventListener("abort", this.#cut);
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
    sent.once("finish", () => this.#watchdog.refresh());
    sent.end(this.#outgoing.body ?? undefined);
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
    const said = toDetail(type, this.#context.upstream.keyForms);
    this.#turnAway(answer, faultOfStranger(this.#host, `\`${said}\``));
  }

  async #passThrough(answer: IncomingMessage, status: number, isStream: boolean): Promise<void> {
    const { shape, keyForms } = this.#context.upstream;
    const encoding = answer.headers["content-encoding"] ?? "identity";
    const reader = createAnswerReader(shape, isStream, encoding);
    const redactor = keyForms.createStream();
    this.#response.writeHead(status, toAgentHeaders(answer.headers, keyForms));
    this.#response.flushHeaders();
    try {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        this.#watchdog.refresh();
        this.#context.onBytes();
        const isTaken = this.#write(redactor.push(chunk));
        // After the write, so that each chunk is on its way before it is read.
        readSafely(() => reader.feed(chunk));
        if (!isTaken) await this.#drain();
      }
      // Before the end, so that the count is right when the agent sees it.
      readSafely(() => this.#conclude(reader.end(), isStream));
      this.#write(redactor.end());
      this.#response.end();
    } catch (error) {
      this.#breakOff(reader, error);
      this.#response.destroy();
    }
  }

  /** Out: whether the agent reads as fast as the endpoint writes; one that left holds nobody up. */
  #write(bytes: Buffer): boolean {
    if (bytes.length === 0 || this.#response.destroyed) return true;
    return this.#response.write(bytes);
  }

  #drain(): Promise<void> {
    const response = this.#response;
    return new Promise((resolve) => {
      const go = (): void => {
        response.off("drain", go).off("close", go);
        resolve();
      };
      if (response.destroyed) return go();
      response.on("drain", go).on("close", go);
    });
  }

  /** The answer came to its end as HTTP sees it. */
  #conclude(summary: AnswerSummary, isStream: boolean): void {
    const tokens = summary.tokens ?? this.#estimate(summary);
    if (summary.error !== null) {
      const said = toDetail(summary.error, this.#context.upstream.keyForms);
      return this.#settle(faultOfErrorEvent(this.#host, said), false, tokens, summary.model);
    }
    if (summary.isComplete !== false) return this.#settle(null, true, tokens, summary.model);
    const fault = isStream
      ? faultOfSilence(this.#host, CUT)
      : faultOfStranger(this.#host, "something that is not JSON");
    this.#settle(fault, false, tokens, summary.model);
  }

  /** The answer stopped in the middle: by the endpoint, by us, or because the agent left for good. */
  #breakOff(reader: AnswerReader, error: unknown): void {
    if (this.#isSettled) return;
    const isUnreadable = error instanceof UnreadableError;
    const summary = isUnreadable ? null : reader.end();
    const known = summary?.tokens ?? NO_TOKENS;
    const estimate = this.#estimate(summary);
    const isLost = isUnreadable || this.#silence !== null || this.#linger !== null;
    const output = Math.max(known.output, estimate.output, isLost ? this.#mostOutput() : 0);
    const tokens = { ...known, input: known.input > 0 ? known.input : estimate.input, output };
    const what = isUnreadable ? `its answer cannot be read (${error.message})` : CUT;
    const fault = this.#silence ?? faultOfSilence(this.#host, what);
    this.#settle(this.#isOurs() && !isUnreadable ? null : fault, false, tokens, summary?.model ?? null);
  }

  /** An error of the endpoint goes to the agent as it is, but for the key. */
  async #refuse(answer: IncomingMessage, status: number): Promise<void> {
    const { shape, keyForms } = this.#context.upstream;
    const body = await readErrorBody(answer, keyForms);
    const detail = toDetail(readErrorDetail(body ?? ""), keyForms);
    const fault = faultOfStatus(this.#host, { status, detail, retryAfter: answer.headers["retry-after"] });
    this.#settle(fault, false, NO_TOKENS);
    const {
      "content-length": _length,
      "content-encoding": _encoding,
      ...headers
    } = toAgentHeaders(answer.headers, keyForms);
    if (body === null) return sendError(this.#response, shape, { status, message: `${this.#host} answered ${status}` });
    this.#response.writeHead(status, headers);
    this.#response.end(body);
  }

  #turnAway(answer: IncomingMessage, fault: EndpointFault): void {
    answer.destroy();
    this.#settle(fault, false, NO_TOKENS);
    sendError(this.#response, this.#context.upstream.shape, { status: 502, message: fault.message });
  }

  /** No answer came, or one that cannot be handed on. */
  #fail(sent: ClientRequest, error: unknown): void {
    const input = this.#isAsked ? estimateTokens(this.#bodyBytes()) : 0;
    // The endpoint may have written all that nobody has seen.
    const isLost = this.#isAsked && (this.#silence !== null || this.#linger !== null);
    const tokens = { ...NO_TOKENS, input, output: isLost ? this.#mostOutput() : 0 };
    const fault = this.#silence ?? faultOfFailure(this.#host, error);
    // A kept connection that the endpoint closed just then is nobody's failure.
    const isStale = sent.reusedSocket && ["ECONNRESET", "EPIPE"].includes(networkCodeOf(error) ?? "");
    this.#settle(this.#isOurs() || isStale ? null : fault, false, tokens);
    if (this.#isOurs() || this.#response.headersSent) this.#response.destroy();
    const status = this.#silence === null ? 502 : 504;
    sendError(this.#response, this.#context.upstream.shape, { status, message: fault.message });
  }

  /** We ended it, and not because of the endpoint. */
  #isOurs(): boolean {
    return this.#stop.signal.aborted && this.#silence === null;
  }

  #bodyBytes(): number {
    return this.#outgoing.body?.length ?? 0;
  }

  #mostOutput(): number {
    const most = this.#outgoing.asked.maxOutputTokens;
    return most === null || most === Infinity ? UNKNOWN_OUTPUT_TOKENS : most;
  }

  #estimate(summary: AnswerSummary | null): CallTokens {
    return { ...NO_TOKENS, input: estimateTokens(this.#bodyBytes()), output: summary?.writtenTokens ?? 0 };
  }

  #expect(timeoutMs: number, missing: string, code?: "model-unreachable"): void {
    this.#watchdog.expect(timeoutMs, () => {
      // An agent that does not read holds up the endpoint, which is not silent then.
      if (this.#response.writableNeedDrain && !this.#response.destroyed) return this.#expect(timeoutMs, missing, code);
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

const CUT = "the answer's stream was cut before its end";

function readSafely(read: () => void): void {
  try {
    read();
  } catch (error) {
    throw new UnreadableError(messageOf(error), { cause: error });
  }
}

function faultOfFailure(host: string, error: unknown): EndpointFault {
  return error instanceof RangeError || error instanceof TypeError
    ? faultOfSilence(host, `its answer cannot be handed on (${messageOf(error)})`)
    : faultOfNetwork(host, error);
}
