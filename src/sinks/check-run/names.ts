import { clipText } from "../../publish/cut.ts";
import { showOnOneLine } from "../../publish/hidden.ts";

/** The one to require in branch protection; never changes. */
export const SUMMARY_NAME = "passwhen";

const MAX_NAME_CHARS = 100;

/** `passwhen / verify-toggle`. */
export function checkRunName(gate: string): string {
  return `${SUMMARY_NAME} / ${clipText(showOnOneLine(gate), MAX_NAME_CHARS)}`;
}

/** The key by which a run is found again after a lost answer; `gate` is null for the summary. */
export function externalIdOf(runKey: string, gate: string | null): string {
  return gate === null ? runKey : `${runKey}#${gate}`;
}
