import { expect, test } from "vitest";
import { commandsOfSession } from "../../../../src/agents/recipe/session.ts";
import { readSession } from "../../../../src/agents/recipe/split.ts";

const read = (text: string) => commandsOfSession(readSession(text) ?? []);
const expecting = (command: string, status: number) => `if ${command}; then false; else [ $? -eq ${status} ]; fi`;

test.each([
  ["$ npm ci\n$ npm test\n12 passing", ["npm ci", "npm test"]],
  ["$ cli --bad\nerror: unknown option\n$ echo $?\n2", [expecting("cli --bad", 2)]],
  ['$ cli --bad\n$ echo "exit code: $?"\nexit code: 2', [expecting("cli --bad", 2)]],
  ["$ cli --bad; echo $?\nerror: unknown option\n2", [expecting("cli --bad", 2)]],
  ["$ cli --bad || echo $?\n2", [expecting("cli --bad", 2)]],
  ["$ npm test\n0 failed, 3 errors\n$ echo $?\n0", ["npm test"]],
  ["$ npm test\n12 passing, 0 failed, no errors", ["npm test"]],
  ["$ cli --help\nusage: cli\n$ cli --bad\n$ echo $?\n2", ["cli --help", expecting("cli --bad", 2)]],
  ["$ cd api\n$ cli --bad\n$ echo $?\n2", [`cd api\n${expecting("cli --bad", 2)}`]],
])("the session %j asks for %j", (text, run) => {
  expect(read(text)).toEqual({ run, named: [] });
});

test.each([
  ["an error is printed", "$ cli --bad\nerror: unknown option"],
  ["the status is not a number", "$ cli --bad\n$ echo $?"],
  ["the status is no exit code", "$ cli --bad\n$ echo $?\n2000"],
])("where %s, nobody knows whether it must succeed", (_, text) => {
  expect(read(text)).toEqual({ run: [], named: ["cli --bad"] });
});

test("another use of the status leaves both commands alone", () => {
  expect(read("$ cli --bad\n$ test $? -eq 2").named).toEqual(["cli --bad", "test $? -eq 2"]);
});
