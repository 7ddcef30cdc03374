import { expect, test } from "vitest";
import { collectRecipe } from "../../../../src/agents/recipe/collect.ts";
import { verifier, worker } from "../../../support/plug-in-world.ts";

function textsOf(verify: string): readonly string[] {
  return collectRecipe(worker({ verify }), verifier()).commands.map(({ text }) => text);
}

test.each([
  ["- Run `npm test`", ["npm test"]],
  ["* **Run** `npm test`.", ["npm test"]],
  ["1. Execute `./scripts/x.sh`", ["./scripts/x.sh"]],
  ["- [ ] Run `npm ci`, `npm test`, and then `npm run lint`", ["npm ci", "npm test", "npm run lint"]],
  ["- Run the focused test: `npm test -- settings`", ["npm test -- settings"]],
  ["- Run the `npm test` suite", ["npm test"]],
  ["- First, run `npm test`", ["npm test"]],
  ["- Run `npm test` or `yarn test`", ["npm test"]],
  ["- Run `npm test`; do not run `npm run deploy`", ["npm test"]],
  ["- Run `npm test` and check that `dist/x.js` exists", ["npm test"]],
  ["- Check that `npm test` passes", ["npm test"]],
  ["- Make sure that `npm test` and `npm run lint` exit with code 0", ["npm test", "npm run lint"]],
  ["- `npm test`", ["npm test"]],
  ["- `npm test`: all of it", ["npm test"]],
  ["- `npm ci` — first", ["npm ci"]],
  ["Run `npm test` in the root.", ["npm test"]],
  ["- Run:\n\n  ```sh\n  npm test\n  ```", ["npm test"]],
  ["> - Run `npm test`", ["npm test"]],
  ["Lint with `npm run lint`.", ["npm run lint"]],
  ["- Install with `npm ci`.", ["npm ci"]],
  ["- Install with `pip install -e .[dev]`", ["pip install -e .[dev]"]],
  ["- Build with `cargo build --release`", ["cargo build --release"]],
  ["`npm test` is what CI runs.", ["npm test"]],
  ["The linter does not complain (`npm run lint`).", ["npm run lint"]],
  ["Never `npm run build`; `npm test` is all", ["npm test"]],
  ["## `npm run lint`", ["npm run lint"]],
  ["- You must not skip `npm test`", ["npm test"]],
  ["| Step | Result |\n| --- | --- |\n| `npm run lint` | clean |", ["npm run lint"]],
  ["```\nnpm test\n```", ["npm test"]],
  ["    npm test", ["npm test"]],
  ["```zsh\nnpm ci\nnpm run lint\n```", ["npm ci", "npm run lint"]],
  ["```\nnpm run lint\n./x.sh\n```", ["npm run lint"]],
  ["```text\n$ npm run lint\n> 3 files\n$ curl x\n```", ["npm run lint"]],
])("%j tells one to run %j", (verify, commands) => {
  expect(textsOf(verify)).toEqual(commands);
});

test.each([
  ["- Open `Settings`"],
  ["- `Settings` → Appearance"],
  ["- `src/a.test.ts`: the tests"],
  ["- `test/theme.test.js`"],
  ["- Run the tests in `src/settings`"],
  ["- Run the `lint` script"],
  ["- Do not run `npm test`"],
  ["- If it fails, run `npm test`"],
  ["- ~~Run `npm test`~~"],
  ["- Check that `dist/x.js` exists"],
  ["- Check that `npm test` fails"],
  ["- `toggle` passes the value on"],
  ["- Start the server with `npm run dev`"],
  ["Run Cypress tests against the deployed preview"],
  ["<!-- Run `npm test` -->"],
  ["```js\nnpm test\n```"],
  ["- `npm run lint` is optional"],
  ["- The old `npm run build` script is removed"],
  ["- Deploy with `npm run deploy`"],
  ["- Publish with `npm publish`"],
  ["- Build it with `docker build .`"],
  ["- Watch with `npm run test:watch`"],
  ["- Clean up with `rm -rf dist && npm test`"],
  ["- Written in `vitest`"],
  ["| Step |\n| --- |\n| never `npm test` |"],
  ["```js\nnpm test\n```\n\n```\n12 passing\nnpm ERR! code 1\n```"],
  [""],
])("%j tells one to run nothing", (verify) => {
  expect(textsOf(verify)).toEqual([]);
});

test.each(["sh", "bash", "shell", "console", "Bash"])("a %s block is run", (language) => {
  expect(textsOf(`\`\`\`${language} title\nnpm ci\nnpm test\n\`\`\``)).toEqual(["npm ci", "npm test"]);
  expect(textsOf(`~~~${language}\n$ npm test\n> x test\n~~~`)).toEqual(["npm test"]);
});

test("target, verifier, acceptance: in this order, and each text once", () => {
  const target = worker({
    verify: "- Run `npm run build`\n- Run `npm test`",
    acceptance: ["`npm test` passes", "`tsc` passes"],
  });
  const own = verifier({ verify: "- Run `npm test`\n- Run `npm run lint`", acceptance: ["`npm run e2e` passes"] });
  const { commands, criteria } = collectRecipe(target, own);
  expect(commands.map(({ text, kind }) => [text, kind])).toEqual([
    ["npm run build", "check"],
    ["npm test", "test"],
    ["npm run lint", "check"],
    ["tsc", "check"],
    ["npm run e2e", "test"],
  ]);
  expect(commands[1]?.origin).toBe("verify of verify-toggle");
  expect(criteria.map(({ text }) => text)).toEqual(["`npm test` passes", "`tsc` passes", "`npm run e2e` passes"]);
});

test("the commands of one block share a number, those of two do not", () => {
  const { commands } = collectRecipe(worker({ verify: "```sh\nnpm ci\nnpm test\n```\n\n- Run `tsc`" }), verifier());
  const [install, tests, types] = commands.map(({ block }) => block);
  expect(install).toBe(tests);
  expect(types).not.toBe(install);
});

test.each([
  ["`npm test` passes", true],
  ["`npm test` passes.", true],
  ["- [ ] `npm test` passes", true],
  ["`npm test` and `npm run lint` pass", true],
  ["Check that `npm test` is green", true],
  ["`npm test` succeeds with no failures", true],
  ["`npm test` exits 0", true],
  ["`frobnicate` passes", true],
  ["`npm run lint` must pass", true],
  ["`npm run lint` pass", true],
  ["The linter (`npm run lint`) passes", true],
  ["`npm run lint` is clean", true],
  ["`npm run lint` returns 0", true],
  ["`npm run lint` reports no errors", true],
  ["`npm run lint` exits with 0", true],
  ["`npm run lint`: exit code 0", true],
  ["`npm run lint` must exit with 0.", true],
  ["Lint passes: `npm run lint`", true],
  ["All tests pass: `npm test`", true],
  ["Unit tests must pass (`npm test`).", true],
  ["Test with `npm test`", true],
  ["`npm run lint`", true],
  ["All tests pass: `npm run lint`", false],
  ["The linter (`npm test`) passes", false],
  ["`npm test` passes on Node 20", false],
  ["`npm test` passes and the README says so", false],
  ["`npm test` passes\n\nThe toggle renders", false],
])("%j is a claim, alone: %s", (acceptance, isWhole) => {
  const [criterion] = collectRecipe(worker({ acceptance: [acceptance] }), verifier()).criteria;
  expect(criterion?.claim).toMatchObject({ isWhole });
});

test.each([
  ["The toggle renders"],
  ["npm test passes"],
  ["`npm test` fails"],
  ["`useTheme` passes the theme on"],
  ["`src/theme.test.js` passes"],
])("%j is no claim", (acceptance) => {
  const { criteria, commands } = collectRecipe(worker({ acceptance: [acceptance] }), verifier());
  expect(criteria[0]?.claim).toBeNull();
  expect(commands).toEqual([]);
});

test.each([
  ["The toggle renders and `npm test` passes"],
  ["All tests pass on Linux: `npm test`"],
  ["The linter (`npm test`) passes on every file"],
  ["Nobody sees `npm test` complain"],
  ["```sh\nnpm test\n```"],
])("%j is no claim, and its command is run all the same", (acceptance) => {
  const { criteria, commands } = collectRecipe(worker({ acceptance: [acceptance] }), verifier());
  expect(criteria).toMatchObject([{ claim: null, commands: ["npm test"] }]);
  expect(commands.map(({ text }) => text)).toEqual(["npm test"]);
});

test.each([
  ["- Do not run `npm run lint`", ["npm run lint"]],
  ["- If it fails, run `npm run lint`", ["npm run lint"]],
  ["- `npm run lint` must fail", ["npm run lint"]],
  ["- Run `npm test` or `yarn test`", ["yarn test"]],
  ["- Deploy with `npm run deploy`", ["npm run deploy"]],
  ["- See `curl -f localhost`, `Settings`, `src/a.ts` and `theme = dark`", ["curl -f localhost"]],
  ["```\n./x.sh\nall good\n```", ["./x.sh"]],
  ["- Do not run `npm test`\n- Run `npm test`", []],
])("%j names what is not run: %j", (verify, named) => {
  expect(collectRecipe(worker({ verify }), verifier()).named).toEqual(named);
});

test.each([
  ["```console\n$ cd api\n$ npm test\n1 passing\n```", ["cd api\nnpm test"]],
  ["```console\n$ export MODE=full\n$ npm test\n```", ["export MODE=full\nnpm test"]],
  ["```\n$ cd api\n$ npm test\n```", ["cd api\nnpm test"]],
  ["```\ncd api\n```\n\n```\nnpm test\n```", ["cd api\nnpm test"]],
  ["1. Run `cd api`.\n2. Run `npm test`.", ["cd api\nnpm test"]],
  ["Run `cd api` and `npm test`.", ["cd api\nnpm test"]],
  ["1. `cd api`\n2. `npm test`", ["cd api\nnpm test"]],
  ["First `cd api`, then run `npm test`.", ["cd api\nnpm test"]],
  ["- Run `export MODE=full`\n- Run `npm test`", ["export MODE=full\nnpm test"]],
  ["- Run `npm run serve &`\n- Run `npm test`", ["npm run serve &\nnpm test"]],
  ["- Run `npm run lint`\n- Run `cd api && npm ci`\n- Run `npm test`", ["npm run lint", "cd api && npm ci\nnpm test"]],
  ["```sh\ncd api\nnpm ci\n```\n\nThen:\n\n```sh\nnpm test\n```", ["cd api\nnpm ci\nnpm test"]],
  ["- Run `(cd api && npm test)`\n- Run `npm test`", ["(cd api && npm test)", "npm test"]],
  ["- Run `cd web && npm test`\n- Run `cd api && npm test`", ["cd web && npm test", "cd api && npm test"]],
  ["- Run `cd web && npm ci`\n- Run `cd ../api && npm test`", ["cd web && npm ci\ncd ../api && npm test"]],
  ["- Run `cd web`\n- Run `cd api && npm test`", ["cd web\ncd api && npm test"]],
  ["- Run `export A=1; npm ci`\n- Run `cd api && npm test`", ["export A=1; npm ci\ncd api && npm test"]],
])("%j keeps the shell of what came before: %j", (verify, commands) => {
  expect(textsOf(verify)).toEqual(commands);
});

test.each([
  ["Run `npm test` rather than `npm run test:e2e`.", ["npm test"], ["npm run test:e2e"]],
  ["Run `npm test` (skip `npm run test:e2e`, it needs a server).", ["npm test"], ["npm run test:e2e"]],
  ["Run `npm test` (skip `npm run test:e2e`) and `npm run lint`.", ["npm test", "npm run lint"], ["npm run test:e2e"]],
  ["Run `npm test` instead of `npm run test:e2e`.", ["npm test"], ["npm run test:e2e"]],
  ["Run `npm test` without `npm run test:e2e`.", ["npm test"], ["npm run test:e2e"]],
  ["Run `npm test`, ignoring `npm run test:e2e`.", ["npm test"], ["npm run test:e2e"]],
  ["- `npm run test:e2e`: known broken, ignore", [], ["npm run test:e2e"]],
  ["- `npm run test:e2e` (skipped for now)", [], ["npm run test:e2e"]],
  ["- `npm run test:e2e` — do not run", [], ["npm run test:e2e"]],
  ["- Run `npm run test:e2e`, which is flaky.", [], ["npm run test:e2e"]],
  ["- Known broken: `npm run test:e2e`", [], ["npm run test:e2e"]],
  ["- `npm test`, skip `npm run test:e2e`", ["npm test"], ["npm run test:e2e"]],
  ["Skip these:\n\n- `npm run test:e2e`\n\nThen:\n\n- `npm test`", ["npm test"], ["npm run test:e2e"]],
  ["Run `npm test` in `api`.", [], ["npm test"]],
  ["Run `npm test` from the `packages/api` folder.", [], ["npm test"]],
  ["In `api`, run `npm test`.", [], ["npm test"]],
  ["- `npm test` passes in `api`", [], ["npm test"]],
  ["Do not run:\n\n```sh\nnpm run test:e2e\n```", [], ["npm run test:e2e"]],
])("%j runs %j and only names %j", (verify, commands, named) => {
  expect(textsOf(verify)).toEqual(commands);
  expect(collectRecipe(worker({ verify }), verifier()).named).toEqual(named);
});

const orderOf = (ofTarget: string, ofVerifier: string) =>
  collectRecipe(worker({ verify: ofTarget }), verifier({ verify: ofVerifier })).commands.map(({ text }) => text);
const steps = (...commands: readonly string[]) => commands.map((command) => `1. Run \`${command}\`\n`).join("");

test.each([
  ["npm test", "npm ci,npm test", "npm ci,npm test"],
  ["npm ci,npm run build,npm test", "npm test", "npm ci,npm run build,npm test"],
  ["npm test,npm run lint", "npm ci,npm run lint,npm test", "npm ci,npm run lint,npm test"],
  ["npm ci,npm run lint", "npm test", "npm ci,npm test,npm run lint"],
  ["npm run lint", "npm ci,npm test", "npm ci,npm test,npm run lint"],
  ["npm run build,npm test", "npm ci,npm test", "npm ci,npm run build,npm test"],
  ["npm ci,npm test", "npm test,npm ci", "npm test,npm ci"],
])("target %s and verifier %s run as %s", (ofTarget, ofVerifier, order) => {
  expect(orderOf(steps(...ofTarget.split(",")), steps(...ofVerifier.split(",")))).toEqual(order.split(","));
});

test("what a fenced block of the target has before a command of the verifier comes before it", () => {
  expect(orderOf("```sh\nnpm ci\nnpm run build\nnpm test\n```", steps("npm test"))).toEqual([
    "npm ci",
    "npm run build",
    "npm test",
  ]);
});

const scriptsOf = (script: string, command: string) =>
  collectRecipe(
    worker({ acceptance: [`\`${command}\` passes`] }),
    verifier({ verify: `\`\`\`bash\n${script}\n\`\`\`` }),
  ).commands.find(({ text }) => text === command)?.script;

test.each([
  ["npm run dev &\nsleep 1\nnpm run test:e2e", "npm run test:e2e", true],
  ["npm run dev &\nPID=$!\ntrap 'kill $PID' EXIT\nnpm run test:e2e", "npm run test:e2e", true],
  ["npm run dev &\n./look.sh", "./look.sh", true],
  ["export PORT=1\nnpm test", "npm test", true],
  ["npm run dev &\nnpm run test:e2e || true", "npm run test:e2e", false],
  ["npm run dev &\ntrap 'kill $!; exit 0' EXIT\nnpm run test:e2e", "npm run test:e2e", false],
  ["npm run dev &\nnpm run test:e2e\nRC=$?\nkill $!\nexit $RC", "npm run test:e2e", true],
  ["npm run dev &\nif npm run test:e2e; then echo ok; fi", "npm run test:e2e", false],
])("a command of the script %j is settled by it: %s, shown: %s", (script, command, isShown) => {
  expect(scriptsOf(script, command)).toMatchObject({ text: script, isShown });
});

test.each([
  ["npm run dev &\nnpm run test:e2e -- --fast", "npm run test:e2e"],
  ["npm test\nnpm run dev &\nsleep 1", "npm test"],
  ["cd api\nnpm run dev &\nnpm test", "npm test"],
  ["npm run dev &\nnpm ci", "npm ci"],
  ["export CI=1\nnpm run build", "npm run build"],
])("a command beside the script %j runs by itself: %s", (script, command) => {
  expect(scriptsOf(script, command)).toBeNull();
});
