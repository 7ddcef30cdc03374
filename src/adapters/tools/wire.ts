import { z } from "zod";

/** How the server that an agent's program starts finds the run that it belongs to. */
export const ADDRESS_VARIABLE = "PASSWHEN_TOOL_ADDRESS";
/** A file with what the server shows the run to be taken for the server; good for one connection. */
export const FILE_VARIABLE = "PASSWHEN_TOOL_FILE";

/** What the run answers to the two requests there are. */
export const TOOL_PATH = "/tool";
export const CALL_PATH = "/call";

/** Bytes of one call's arguments. */
export const MAX_CALL_BYTES = 1024 * 1024;

export const ToolAnswer = z.object({
  name: z.string(),
  description: z.string(),
  inputSchema: z.looseObject({ type: z.literal("object") }),
});
export type ToolAnswer = z.infer<typeof ToolAnswer>;

export const CallAnswer = z.object({ isAccepted: z.boolean(), text: z.string() });
export type CallAnswer = z.infer<typeof CallAnswer>;
