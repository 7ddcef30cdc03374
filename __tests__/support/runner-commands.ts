/** A workflow command that the runner would obey. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const COMMAND_NAMES = [
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
];

/** Characters that a comparison by language rules skips, as the runner's does. */
const SKIPPED = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Reads what a step printed the way the runner does: line by line, `::name key=value::data` after leading white space, or
 *  `##[name key=value]data` anywhere in the line. Where the runner's behaviour depends on its platform, the more obedient
 *  reading is taken. Out: the commands in order, and the other lines as the log shows them. */
export function interpretRunnerOutput(output: string): { commands: RunnerCommand[]; lines: string[] } {
  const commands: RunnerCommand[] = [];
  const lines: string[] = [];
  for (const line of output.split(/\r\n|[\n\r\u0085\u2028\u2029]/)) {
    const command = readCommand(line) ?? readCommand(line.replaceAll(SKIPPED, ""));
    if (command === null) lines.push(line);
    else commands.push(command);
  }
  return { commands, lines };
}

function readCommand(line: string): RunnerCommand | null {
  return readColonForm(line.trimStart()) ?? readBracketForm(line);
}

function readColonForm(line: string): RunnerCommand | null {
  if (!line.startsWith("::")) return null;
  const end = line.indexOf("::", 2);
  if (end === -1) return null;
  return toCommand(line.slice(2, end), ",", line.slice(end + 2), ["%0D", "%0A", "%3A", "%2C", "%25"]);
}

function readBracketForm(line: string): RunnerCommand | null {
  const start = line.indexOf("##[");
  const end = line.indexOf("]", start);
  if (start === -1 || end === -1) return null;
  return toCommand(line.slice(start + 3, end), ";", line.slice(end + 1), ["%3B", "%0D", "%0A", "%5D", "%25"]);
}

function toCommand(head: string, separator: string, data: string, escapes: readonly string[]): RunnerCommand | null {
  const space = head.indexOf(" ");
  const name = (space === -1 ? head : head.slice(0, space)).toLowerCase();
  if (!COMMAND_NAMES.includes(name)) return null;
  const properties: Record<string, string> = {};
  for (const pair of space === -1 ? [] : head.slice(space + 1).split(separator)) {
    const equals = pair.indexOf("=");
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescapeText(pair.slice(equals + 1), escapes);
  }
  const dataEscapes = escapes.filter((escape) => separator === ";" || !["%3A", "%2C"].includes(escape));
  return { name, properties, data: unescapeText(data, dataEscapes) };
}

function unescapeText(text: string, escapes: readonly string[]): string {
  return escapes.reduce((result, escape) => result.replaceAll(escape, decodeURIComponent(escape)), text);
}
