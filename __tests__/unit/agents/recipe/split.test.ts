import { expect, test } from "vitest";
import { readSession, splitScript } from "../../../../src/agents/recipe/split.ts";

test.each([
  ["one command a line", "npm ci\n\nnpm test", ["npm ci", "npm test"]],
  ["comments are not commands", "# set up\nnpm ci # fast\nnpm test # all\n", ["npm ci", "npm test"]],
  ["only comments", "# nothing\n", []],
  ["a continued line", "npm test -- \\\n  --bail\nnpm run lint", ["npm test -- \\\n  --bail", "npm run lint"]],
  ["a semicolon", "npm ci; npm test", ["npm ci", "npm test"]],
  ["a list stays one command", "npm ci && npm test\nnpm run lint", ["npm ci && npm test", "npm run lint"]],
  ["a change of folder keeps the block whole", "cd web\nnpm test", ["cd web\nnpm test"]],
  ["a change of folder in the last line does not", "npm ci\ncd web && npm test", ["npm ci", "cd web && npm test"]],
  ["a variable", "A=1\nnpm test", ["A=1\nnpm test"]],
  ["a variable for one command", "A=1 npm ci\nnpm test", ["A=1 npm ci", "npm test"]],
  ["a background job", "npm run dev &\nnpm test", ["npm run dev &\nnpm test"]],
  ["a function", "f() { npm ci; }\nf", ["f() { npm ci; }\nf"]],
  ["a look at the last status", "npm test\necho $?", ["npm test\necho $?"]],
  ["a here-document", "cat <<END > x\nhi\nEND\nnpm test", ["cat <<END > x\nhi\nEND\nnpm test"]],
  ["a here-document at the end", "npm ci\ncat <<END\nhi\nEND", ["npm ci", "cat <<END\nhi\nEND"]],
  ["what is not shell stays as it is", "npm test 'a\nnpm ci", ["npm test 'a\nnpm ci"]],
])("%s", (_, script, commands) => {
  expect(splitScript(script)).toEqual(commands);
});

test.each([
  ["output is left out", "$ npm test\n> x@1.0.0 test\n12 passing\n$ npm run lint\n", ["npm test", "npm run lint"]],
  ["a continued line", "$ npm test \\\n> --bail\nok", ["npm test \\\n--bail"]],
  ["a continued line without the second prompt", "$ npm test \\\n    --bail\nok", ["npm test \\\n    --bail"]],
  ["an open quote", "$ echo 'a\n> b'\na\nb", ["echo 'a\nb'"]],
  ["an open if", "$ if true; then\n> npm test\n> fi\nok", ["if true; then\nnpm test\nfi"]],
  ["a here-document", "$ cat <<END\n> hi\n> END\nhi\n$ ls", ["cat <<END\nhi\nEND", "ls"]],
  ["an empty prompt", "$ npm test\n$ \n", ["npm test"]],
])("session: %s", (_, text, commands) => {
  expect(readSession(text)?.map(({ command }) => command)).toEqual(commands);
});

test("a block without a prompt is no session", () => {
  expect(readSession("npm ci\nnpm test")).toBeNull();
  expect(readSession("# $ npm test")).toBeNull();
});
