import { leavesState, splitScript, type Typed } from "./split.ts";

/** What a session asks for. */
interface SessionCommands {
  readonly run: readonly string[];
  /** Left alone, since the session shows that they need not succeed, and not with which exit code they end. */
  readonly named: readonly string[];
}

const SHOWS_STATUS = /^(?:echo|printf)\b[^;&|]*\$\?[^;&|]*$/;
/** "cli --bad; echo $?" */
const WITH_STATUS = /^([^]*?)\s*(?:;|\|\|)\s*((?:echo|printf)\b[^;&|]*\$\?[^;&|]*)$/;
const STATUS = /\$\?/;
const LAST_NUMBER = /(?:^|\D)(\d{1,3})\D*$/;
/** Printed lines of a command that is meant to fail. */
const FAILING =
  /\b(?:error|err|fail(?:ed|ure|s)?|fatal|unknown|invalid|unrecogni[sz]ed|unexpected|cannot|can't|denied|refused|not found|no such|missing|abort(?:ed)?|exit (?:code|status):? [1-9])\b/i;
const NO_FAILURE = /\b(?:0|no|zero|without(?: any)?) (?:error|fail|invalid|missing)\w*|\b(?:error|fail)\w*:? 0\b/gi;

/** Reads which commands of a session must succeed. One whose exit code is shown below it (`echo $?`) must end with that one; one
 *  that prints an error need not succeed. Out: commands to run in the session's order. Throws: never. */
export function commandsOfSession(session: readonly Typed[]): SessionCommands {
  const steps = session.flatMap(apart);
  const run: string[] = [];
  const named: string[] = [];
  for (const [index, { command, printed }] of steps.entries()) {
    if (SHOWS_STATUS.test(command)) continue;
    const next = steps[index + 1];
    const status = next !== undefined && SHOWS_STATUS.test(next.command) ? statusIn(next.printed) : undefined;
    const isOpen = status === undefined ? saysFailure(printed) : status === null;
    if (isOpen || STATUS.test(command) || (next !== undefined && isOtherUse(next.command))) named.push(command);
    else run.push(status === undefined || status === 0 ? command : expectStatus(command, status ?? 0));
  }
  return { run: inOneShell(run), named };
}

/** "cli --bad; echo $?" is two steps, and what was printed is of the second one. */
function apart(step: Typed): readonly Typed[] {
  const [, command, status] = WITH_STATUS.exec(step.command) ?? [];
  if (command === undefined || status === undefined) return [step];
  return [
    { command, printed: [] },
    { command: status, printed: step.printed },
  ];
}

function isOtherUse(command: string): boolean {
  return STATUS.test(command) && !SHOWS_STATUS.test(command);
}

function statusIn(printed: readonly string[]): number | null {
  const number = LAST_NUMBER.exec(printed.join("\n").trim())?.[1];
  return number === undefined || Number(number) > 255 ? null : Number(number);
}

function saysFailure(printed: readonly string[]): boolean {
  return FAILING.test(printed.join("\n").replaceAll(NO_FAILURE, " "));
}

function expectStatus(command: string, status: number): string {
  return `if ${command}; then false; else [ $? -eq ${status} ]; fi`;
}

function inOneShell(run: readonly string[]): readonly string[] {
  const isApart = run.every((command, index) => index === run.length - 1 || !leavesState(command));
  return isApart
    ? run.flatMap((command) => (STATUS.test(command) ? [command] : splitScript(command)))
    : [run.join("\n")];
}
