import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { messageOf } from "../../lib/error.ts";
import { CALL_PATH, CallAnswer, TOOL_PATH, ToolAnswer } from "./wire.ts";

const LIMIT_MS = 30_000;

/** The way to the run, from the server that an agent's program started. */
export interface Relay {
  /** Throws when the run cannot be asked or knows nothing of this server. */
  readonly readTool: () => Promise<ToolAnswer>;
  /** Throws: never; a run that is over is told like a refusal. */
  readonly call: (input: unknown) => Promise<CallAnswer>;
}

/** In: address and nonce as the run gave them. The one connection that the nonce is good for is kept for as long as the server runs. */
export function createRelay(address: string, nonce: string): Relay {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (method: "GET" | "POST", path: string, body: string): Promise<unknown> =>
    JSON.parse(await exchange(new URL(path, address), { agent, method, nonce, body }));
  return {
    readTool: async () => ToolAnswer.parse(await ask("GET", TOOL_PATH, "")),
    call: async (input) => {
      try {
        return CallAnswer.parse(await ask("POST", CALL_PATH, JSON.stringify(input)));
      } catch (error) {
        return { isAccepted: false, text: `Not handed in: ${messageOf(error)}.` };
      }
    },
  };
}

interface Ask {
  readonly agent: Agent;
  readonly method: string;
  readonly nonce: string;
  readonly body: string;
}

/** Settings for proxies are not looked at. A connection that is idle does not hold the server when its input ends. */
function exchange(url: URL, { agent, method, nonce, body }: Ask): Promise<string> {
  const headers = { authorization: `Bearer ${nonce}`, "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent, timeout: LIMIT_MS }, (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject);
      else reject(new Error(`the run answered with ${response.statusCode ?? "nothing"}`));
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("the run does not answer")));
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
