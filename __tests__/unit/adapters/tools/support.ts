import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { onTestFinished } from "vitest";
import { createTools } from "../../../../src/adapters/tools/tools.ts";
import { ADDRESS_VARIABLE, FILE_VARIABLE } from "../../../../src/adapters/tools/wire.ts";
import type { OfferedTool, ToolServer } from "../../../../src/ports/tools.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";

const program = fileURLToPath(new URL("../../../../src/entry/tool-server.ts", import.meta.url));

export const SCHEMA = {
  type: "object",
  properties: {
    ok: { type: "boolean" },
    notes: { type: ["string", "null"] },
    screens: { type: "array", items: { type: "string" } },
  },
  required: ["ok", "notes", "screens"],
  additionalProperties: false,
};
export const GOOD = { ok: true, notes: null, screens: ["start"] };

/** An offer of `submit_evidence`, closed after the test. In: the folder in which its key is laid out. */
export async function offerTool(
  schema: Readonly<Record<string, unknown>> = SCHEMA,
  folder = makeTempFolder("agent"),
): Promise<OfferedTool> {
  const tools = createTools({ serverProgram: [process.execPath, program] });
  const offer = { name: "submit_evidence", description: "Hands in the evidence.", schema } as const;
  const offered = await tools.offer(offer, folder);
  onTestFinished(offered.close);
  return offered;
}

/** The server as a real process with the protocol library's own client at its other end. */
export async function connect({ command, args, env }: ToolServer): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command, args: [...args], env: { ...env }, stderr: "ignore" }));
  onTestFinished(() => client.close());
  return client;
}

/** What the server would read, without taking it away. */
export function placeOf({ env }: ToolServer): { readonly address: string; readonly nonce: string } {
  return { address: env[ADDRESS_VARIABLE] ?? "", nonce: readFileSync(env[FILE_VARIABLE] ?? "", "utf8") };
}

/** One connection to each address, as the server keeps it. */
const agents = new Map<string, Agent>();

function agentFor(origin: string): Agent {
  const known = agents.get(origin) ?? new Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(origin, known);
  return known;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A request to the run's end without the server in between. */
export function ask(
  url: string,
  options: { readonly nonce: string | null; readonly method?: string; readonly body?: string; readonly agent?: Agent },
): Promise<Answer> {
  const { nonce, method = "POST", body = "", agent = agentFor(new URL(url).origin) } = options;
  return new Promise((resolve, reject) => {
    const headers = nonce === null ? {} : { authorization: `Bearer ${nonce}` };
    const outgoing = request(url, { method, headers, agent }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
