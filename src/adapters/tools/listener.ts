import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { toWorldError } from "../../lib/error.ts";
import type { OfferedTool, ToolOffer } from "../../ports/tools.ts";
import type { Inbox } from "./inbox.ts";
import { CALL_PATH, MAX_CALL_BYTES, TOOL_PATH, type ToolAnswer } from "./wire.ts";

const HOST = "127.0.0.1";
const MAX_CONNECTIONS = 20;
const REQUEST_LIMIT_MS = 30_000;
/** A call that is too large is read so far, to be told so; who sends more is cut off. */
const MAX_READ_BYTES = 16 * 1024 * 1024;

/** The run's end of an offer, on the loopback. */
export interface Listener {
  readonly address: string;
  readonly watch: OfferedTool["watch"];
  /** Why the calls that came in are not all that the agent made; null where they are. */
  readonly broken: () => string | null;
  readonly close: () => Promise<void>;
}

/** Serves one tool to the first connection that has the nonce, and nothing else to anybody. Throws: `GateError` (`world-failed`). */
export async function listen(offer: ToolOffer, nonce: string, inbox: Inbox): Promise<Listener> {
  const line = createLine();
  const server = createServer((request, response) => {
    // A request that was given up has no socket any more.
    const { socket } = request;
    const { authorization } = request.headers;
    const isAllowed = (): boolean => {
      // Who shows nothing may only look what listens here.
      if (authorization === undefined) return false;
      return isSame(authorization, `Bearer ${nonce}`) ? line.isHeldBy(socket) : line.refuse();
    };
    answer(request, response, { offer, inbox, isAllowed }).catch(() => socket.destroy());
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.headersTimeout = REQUEST_LIMIT_MS;
  // The one connection stays for as long as the agent's server does.
  server.keepAliveTimeout = 0;
  try {
    const port = await open(server);
    const end = async (): Promise<void> => {
      line.end();
      await close(server);
    };
    return { address: `http://${HOST}:${port}`, watch: line.watch, broken: line.broken, close: end };
  } catch (error) {
    throw toWorldError("no address for a tool can be opened", error);
  }
}

interface Line extends Pick<Listener, "watch" | "broken"> {
  /** Whether a connection is the one that counts: the first that asks, before the agent is at work. */
  readonly isHeldBy: (socket: Socket) => boolean;
  /** Keeps in mind that somebody tried a wrong key. */
  readonly refuse: () => false;
  readonly end: () => void;
}

const BROKEN =
  "the connection of the runtime's tool broke while the agent was at work, so what came over it does not count";

const INTRUDED =
  "somebody else tried to speak over the connection of the runtime's tool, so what came over it does not count";

const NO_PROGRESS = (): number => 0;

/** The one connection. Whatever breaks it breaks the offer, if the agent goes on after that: it may have handed in more. So does whoever
 *  shows the key beside the one who has taken it: which of the two is the agent's, nobody knows. */
function createLine(): Line {
  let holder: Socket | null = null;
  let measure: () => number = NO_PROGRESS;
  let brokenAt: number | null = null;
  let isOver = false;
  let isIntruded = false;
  const refuse = (): false => {
    isIntruded = true;
    return false;
  };
  const take = (socket: Socket): boolean => {
    if (measure() > 0) return false;
    holder = socket;
    socket.once("close", () => {
      if (!isOver) brokenAt = measure();
    });
    return true;
  };
  return {
    watch: (progress) => {
      measure = progress;
    },
    isHeldBy: (socket) => {
      if (holder === null) return take(socket);
      return holder === socket || refuse();
    },
    refuse,
    broken: () => {
      if (isIntruded) return INTRUDED;
      return brokenAt !== null && measure() > brokenAt ? BROKEN : null;
    },
    end: () => {
      isOver = true;
    },
  };
}

function open(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
      else reject(new Error("the server has no address"));
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { offer, inbox, isAllowed }: { readonly offer: ToolOffer; readonly inbox: Inbox; readonly isAllowed: () => boolean },
): Promise<void> {
  const { method, url } = request;
  if (!isAllowed()) return send(response, 403, {});
  if (method === "GET" && url === TOOL_PATH) return send(response, 200, toTool(offer));
  if (method === "POST" && url === CALL_PATH) return send(response, 200, inbox.put(await readBody(request)));
  return send(response, 404, {});
}

function toTool({ name, description, schema }: ToolOffer): ToolAnswer {
  return { name, description, inputSchema: { ...schema, type: "object" } };
}

/** Out: null for a body that is too large. Throws when there is no end of it. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_READ_BYTES) throw new Error("the request has no end");
    if (size <= MAX_CALL_BYTES) chunks.push(chunk);
  }
  return size > MAX_CALL_BYTES ? null : Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Takes the same time whatever is guessed. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
