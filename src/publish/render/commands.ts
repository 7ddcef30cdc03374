import type { CheckEvidence, ObservedCommand } from "../../evidence/evidence.ts";
import { clipText, clipToTail } from "../cut.ts";
import { asCode, asDetails, asFence, joinBlocks } from "../markdown.ts";
import { relativeTo } from "../relative.ts";
import { asPassage, formatDuration, renderList } from "./words.ts";

const MAX_COMMANDS = 20;
const MAX_TAIL_CHARS = 4_000;
const MAX_COMMAND_CHARS = 200;
const MAX_FILES = 50;

/** Every command with how it ended and, folded, the end of what it printed; the ones that did not succeed come first. */
export function renderCommands(checks: readonly Pick<CheckEvidence, "commands">[]): string {
  const commands = checks.flatMap((check) => check.commands).toSorted((one, other) => rankOf(one) - rankOf(other));
  const shown = commands.slice(0, MAX_COMMANDS).map(renderCommand);
  return joinBlocks([...shown, renderList(commands.slice(MAX_COMMANDS), 0, "command", nameOf)]);
}

function renderCommand(command: ObservedCommand): string {
  if (command.tail.trim() === "") return nameOf(command);
  const label = `${clipText(command.command, MAX_COMMAND_CHARS)} · ${command.outcome} · ${formatDuration(command.durationMs)}`;
  return asDetails(label, asFence(clipToTail(command.tail, MAX_TAIL_CHARS)));
}

function nameOf({ command, outcome, durationMs }: ObservedCommand): string {
  return `- ${asCode(clipText(command, MAX_COMMAND_CHARS))}: ${asPassage(outcome)}, ${formatDuration(durationMs)}, no output`;
}

function rankOf({ isSuccess }: ObservedCommand): number {
  return isSuccess ? 1 : 0;
}

/** The files that checks left, by their place in the output folder. */
export function renderFiles(checks: readonly Pick<CheckEvidence, "files">[], outputDir: string): string {
  const files = checks.flatMap((check) => check.files);
  return renderList(
    files,
    MAX_FILES,
    "file",
    ({ label, path }) => `- ${asPassage(label)}: ${asCode(relativeTo(outputDir, path))}`,
  );
}
