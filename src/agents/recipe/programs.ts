/** What a command proves when it succeeds: that tests ran, that a build, type check or linter ran, that something unknown to us
 *  ran, or nothing at all. */
export type CommandKind = "test" | "check" | "unknown" | "no-evidence";

type Kinds = Readonly<Record<string, CommandKind>>;

const all = (kind: CommandKind, names: string): Kinds =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, kind]));

/** Programs that are one thing whatever they are told to do. */
export const PROGRAMS: ReadonlyMap<string, CommandKind> = new Map(
  Object.entries({
    ...all("test", "vitest jest mocha ava tap tape jasmine karma uvu nightwatch testcafe wdio"),
    ...all("test", "pytest py.test nose2 tox nox unittest doctest behave rspec minitest cucumber phpunit pest"),
    ...all("test", "ctest bats prove busted gotestsum ginkgo"),
    ...all("check", "tsc tsgo vue-tsc svelte-check eslint oxlint oxfmt prettier dprint stylelint standard xo knip"),
    ...all("check", "ruff mypy pyright flake8 pylint black isort bandit vulture pyflakes"),
    ...all("check", "gofmt golangci-lint staticcheck govulncheck rubocop phpstan psalm php-cs-fixer"),
    ...all(
      "check",
      "shellcheck shfmt hadolint yamllint actionlint markdownlint markdownlint-cli2 clang-tidy clang-format",
    ),
    ...all("check", "rollup rolldown webpack esbuild tsup tsdown cmake ninja meson javac gcc g++ clang rustc ktlint"),
    ...all(
      "no-evidence",
      "cd pushd popd export source . set unset alias declare local readonly umask ulimit trap eval",
    ),
    ...all(
      "no-evidence",
      "echo printf true : cat tee ls pwd cp mv rm mkdir rmdir touch ln chmod sleep wait kill which type",
    ),
    ...all("no-evidence", "git corepack nvm fnm volta asdf apt apt-get brew apk pip pip3 conda createdb dropdb"),
  }),
);

/** Programs whose first word says what they do. A word that is not listed is unknown. */
export const SUBCOMMANDS: ReadonlyMap<string, Kinds> = new Map<string, Kinds>([
  [
    "go",
    { ...all("test", "test"), ...all("check", "vet build fmt"), ...all("no-evidence", "mod get install generate") },
  ],
  [
    "cargo",
    {
      ...all("test", "test t nextest"),
      ...all("check", "check c clippy build b fmt doc"),
      ...all("no-evidence", "fetch install"),
    },
  ],
  [
    "deno",
    {
      ...all("test", "test"),
      ...all("check", "check lint fmt compile bundle"),
      ...all("no-evidence", "install cache"),
    },
  ],
  [
    "dotnet",
    { ...all("test", "test vstest"), ...all("check", "build format publish"), ...all("no-evidence", "restore tool") },
  ],
  ["swift", { ...all("test", "test"), ...all("check", "build") }],
  ["flutter", { ...all("test", "test"), ...all("check", "analyze build"), ...all("no-evidence", "pub") }],
  ["dart", { ...all("test", "test"), ...all("check", "analyze compile format"), ...all("no-evidence", "pub") }],
  [
    "mix",
    { ...all("test", "test"), ...all("check", "compile format credo dialyzer"), ...all("no-evidence", "deps.get") },
  ],
  ["sbt", { ...all("test", "test testOnly"), ...all("check", "compile") }],
  ["stack", { ...all("test", "test"), ...all("check", "build"), ...all("no-evidence", "setup") }],
  ["cabal", { ...all("test", "test"), ...all("check", "build check") }],
  ["mvn", all("test", "test integration-test package verify install deploy")],
  ["mvnw", all("test", "test integration-test package verify install deploy")],
  ["bazel", { ...all("test", "test"), ...all("check", "build") }],
  ["zig", { ...all("test", "test"), ...all("check", "build fmt") }],
  ["rails", { ...all("test", "test spec") }],
  ["forge", { ...all("test", "test"), ...all("check", "build fmt") }],
  ["hardhat", { ...all("test", "test"), ...all("check", "compile") }],
  ["playwright", { ...all("test", "test"), ...all("no-evidence", "install install-deps") }],
  ["cypress", { ...all("test", "run"), ...all("no-evidence", "install verify") }],
  ["ng", { ...all("test", "test e2e"), ...all("check", "build lint") }],
  ["react-scripts", { ...all("test", "test"), ...all("check", "build") }],
  ["biome", { ...all("check", "check ci lint format") }],
  ["astro", { ...all("check", "check build") }],
  ["next", { ...all("check", "build lint") }],
  ["vite", { ...all("check", "build") }],
  ["docker", { ...all("check", "build"), ...all("no-evidence", "pull") }],
  ["bundle", { ...all("no-evidence", "install check") }],
  ["poetry", { ...all("check", "check build"), ...all("no-evidence", "install sync") }],
  ["uv", { ...all("check", "build"), ...all("no-evidence", "sync pip venv lock") }],
]);

/** Programs that take the names of tasks somebody defined; any of the words may be one. */
export const TASK_RUNNERS: ReadonlySet<string> = new Set(
  "make gmake just task rake mvn mvnw gradle gradlew nx turbo lerna composer grunt gulp ant tox-run".split(" "),
);

/** Package managers that run the scripts of a manifest. */
export const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(["npm", "pnpm", "yarn", "bun"]);

const INSTALLS: ReadonlySet<string> = new Set(
  "install i ci add clean-install rebuild update up link dedupe audit config set get version pack login cache fetch import".split(
    " ",
  ),
);

/** Programs that start another one: how many words of their own they take before it. */
export const WRAPPERS: ReadonlyMap<string, number> = new Map([
  ...[
    "env",
    "sudo",
    "nice",
    "nohup",
    "command",
    "exec",
    "xvfb-run",
    "stdbuf",
    "cross-env",
    "dotenv",
    "npx",
    "pnpx",
    "bunx",
  ].map((name): [string, number] => [name, 0]),
  ...["c8", "nyc", "uvx", "time", "caffeinate"].map((name): [string, number] => [name, 0]),
  ["timeout", 1],
]);

/** Pairs of words that start another program. */
export const WRAPPER_PAIRS: ReadonlySet<string> = new Set(
  (
    "npm exec,npm x,pnpm exec,pnpm dlx,yarn exec,yarn dlx,bun x,bundle exec,poetry run,uv run,pipenv run,pdm run,hatch run," +
    "rye run,mise exec,direnv exec"
  ).split(","),
);

/** Programs that run a file in a language of their own. */
export const INTERPRETERS: ReadonlySet<string> = new Set(
  "node tsx ts-node bun deno python python3 ruby php perl bash sh".split(" "),
);

const TEST_WORDS =
  /^(?:test|tests|tester|testing|spec|specs|e2e|unit|integration|smoke|jest|vitest|mocha|pytest|playwright|cypress)$/;
const CHECK_WORDS =
  /^(?:build|compile|bundle|lint|linter|eslint|typecheck|types|type|tsc|check|checks|format|fmt|prettier|package|assemble|vet|clippy|style)$/;

/** Words of tasks that make something ready for tests, or clean up after them. */
const CHORE_WORDS =
  /^(?:deps|dependencies|setup|up|down|teardown|install|start|stop|clean|cleanup|prepare|bootstrap|init|seed|serve|generate|gen|fixtures?|data|list|help|reports?|results?|kill|pull)$/;
/** Words of files that tests use. */
const HELPER_WORDS =
  /^(?:helpers?|servers?|libs?|utils?|common|conftest|mocks?|env|db|config|globals?|factory|factories|support|docker)$/;

/** What the name of a script or task says: `test:unit` tests; `build`, `lint`, `test:types` and `test:setup` do not. */
export function kindOfTaskName(name: string): CommandKind {
  if (INSTALLS.has(name)) return "no-evidence";
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const isCheck = words.some((word) => CHECK_WORDS.test(word));
  const isChore = words.some((word) => CHORE_WORDS.test(word));
  if (words.some((word) => TEST_WORDS.test(word)) && !isCheck && !isChore) return "test";
  return isCheck ? "check" : "unknown";
}

/** What the path of a script file says: `scripts/run-tests.sh` and `test/all.js` test. */
export function kindOfFile(path: string): CommandKind {
  const parts = path.split("/");
  const kinds = parts.map(kindOfTaskName);
  const words = (parts.at(-1) ?? "").toLowerCase().split(/[^a-z0-9]+/);
  if (words.some((word) => CHORE_WORDS.test(word) || HELPER_WORDS.test(word)) && !isTestFile(words)) return "unknown";
  if (kinds.includes("test")) return "test";
  return kinds.at(-1) === "check" ? "check" : "unknown";
}

/** `server.test.js` tests, `server.js` beside it does not. */
function isTestFile(words: readonly string[]): boolean {
  return words.some((word) => TEST_WORDS.test(word)) && !words.some((word) => CHORE_WORDS.test(word));
}
