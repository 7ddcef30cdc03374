import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Relay } from "./relay.ts";

/** Serves the run's one tool on standard input and output until the input ends. Throws when the run cannot be asked for the tool. */
export async function serveTool(relay: Relay): Promise<void> {
  const tool = await relay.readTool();
  const server = new Server({ name: "passwhen", version: "1" }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [tool] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { isAccepted, text } =
      params.name === tool.name
        ? await relay.call(params.arguments ?? {})
        : { isAccepted: false, text: `There is no such tool. The only one is ${tool.name}.` };
    return { content: [{ type: "text", text }], isError: !isAccepted };
  });
  await server.connect(new StdioServerTransport());
}
