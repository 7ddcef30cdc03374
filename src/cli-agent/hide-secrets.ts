import type { AgentTask } from "../evidence/agent.ts";
import type { Transcript } from "../evidence/evidence.ts";
import { isWorthHiding } from "../lib/secret.ts";

const HIDDEN = "[secret]";

/** Takes secrets out of what an agent leaves that was given them, but for those that are only a word. A secret in another spelling (base64, in pieces) is not found. */
export interface SecretFilter {
  readonly hide: (text: string) => string;
  /** The task with a `keep` and transcripts that hide the secrets. */
  readonly guard: (task: AgentTask) => AgentTask;
}

/** In: the secrets that the agent holds. */
export function createSecretFilter(secrets: readonly string[]): SecretFilter {
  const needles = secrets.filter(isWorthHiding);
  const hide = (text: string): string => needles.reduce((rest, needle) => rest.replaceAll(needle, HIDDEN), text);
  return {
    hide,
    guard: (task) => ({
      ...task,
      keep: (name, label, text) => task.keep(name, label, hide(text)),
      openTranscript: async (name, label) => hideInTranscript(await task.openTranscript(name, label), needles),
    }),
  };
}

/** Output comes in pieces of any size: the end of each is held back, as it may be the beginning of a secret. */
function hideInTranscript(transcript: Transcript, secrets: readonly string[]): Transcript {
  const needles = secrets.map((secret) => Buffer.from(secret).toString("latin1"));
  const heldChars = Math.max(0, ...needles.map(({ length }) => length - 1));
  let held = "";
  const write = (text: string): void => {
    if (text !== "") transcript.write(Buffer.from(text, "latin1"));
  };
  return {
    write: (bytes) => {
      // Latin-1 has a character for each byte, so that bytes of any encoding come out as they went in.
      const text = held + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
      const clean = needles.reduce((rest, needle) => rest.replaceAll(needle, HIDDEN), text);
      const cut = Math.max(0, clean.length - heldChars);
      held = clean.slice(cut);
      write(clean.slice(0, cut));
    },
    close: () => {
      write(held);
      held = "";
      return transcript.close();
    },
  };
}
