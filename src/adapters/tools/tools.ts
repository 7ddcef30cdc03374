import { randomBytes } from "node:crypto";
import type { OfferedTool, ToolOffer, Tools } from "../../ports/tools.ts";
import { createInbox } from "./inbox.ts";
import { toWorldError } from "../../lib/error.ts";
import { layOut } from "./handover.ts";
import { listen } from "./listener.ts";
import { ADDRESS_VARIABLE, FILE_VARIABLE } from "./wire.ts";

const SERVER_NAME = "passwhen";

/** Tools that agents call over the Model Context Protocol. Their programs start the server themselves, as a child that speaks on
 *  standard input and output; it takes every call to this run, which alone decides what is accepted. In: how to start the server,
 *  absolute. */
export function createTools({ serverProgram }: { readonly serverProgram: readonly [string, ...string[]] }): Tools {
  const [command, ...args] = serverProgram;
  return {
    offer: async (offer: ToolOffer, folder: string): Promise<OfferedTool> => {
      const nonce = randomBytes(32).toString("base64url");
      const inbox = createInbox(offer);
      const listener = await listen(offer, nonce, inbox);
      const handover = await layOut(nonce, folder).catch(async (error: unknown) => {
        await listener.close();
        throw toWorldError("the key to a tool cannot be laid out", error);
      });
      const env = { [ADDRESS_VARIABLE]: listener.address, [FILE_VARIABLE]: handover.file };
      return {
        server: { name: SERVER_NAME, command, args, env },
        watch: listener.watch,
        calls: () => ({ ...inbox.calls(), broken: listener.broken() }),
        close: async () => {
          await handover.remove();
          await listener.close();
        },
      };
    },
  };
}
