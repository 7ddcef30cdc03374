import { expect, test } from "vitest";
import { classifyScript } from "../../../../src/agents/recipe/classify.ts";

/** One script a line; `⏎` stands for a line break within it. */
const SCRIPTS = {
  test: `
    npm test
    npm t
    npm run test
    npm run test:unit -- --bail
    npm test -w packages/ui
    npm run e2e
    pnpm -r test
    pnpm --filter web test
    pnpm -w test
    yarn test
    yarn vitest run
    yarn workspace web test
    bun test
    bun run test
    deno test
    deno task test
    node --test
    node --test test/a.test.js
    node test/a.test.js
    npx vitest
    npx -y jest
    npx playwright test
    pnpm exec mocha
    c8 node --test
    vitest
    ./node_modules/.bin/jest
    mocha
    ava
    cypress run
    pytest -q
    python -m pytest
    uv run pytest
    python3 -m unittest discover
    poetry run pytest
    go test ./...
    cargo test
    cargo nextest run
    mvn -q test
    mvn verify
    ./mvnw test
    ./gradlew test
    gradle :app:test
    bundle exec rspec
    rake spec
    phpunit
    dotnet test
    ctest
    bats tests
    make test
    make -j4 build test
    ./scripts/run-tests.sh
    npm ci && npm test
    npm test && npm run build
    npm test | tee log
    npm test || exit 1
    time npm test
    npm test > log 2>&1
    (cd web && npm test)
    { npm test; }
    FOO=1 npm test
    env FOO=1 timeout 60 npm test
    bash -c 'npm test'
    cd web⏎npm test
    npm run dev &⏎npm test
    npm test || { echo no; exit 1; }
    pytest -v
    go test -v ./...
    cargo test -v
    python3 -m unittest -v
    ctest -V
    npm test -- -v
    bash -lc "npm test"
    sh -c 'npm test' | tee log
    [ -f x ] || exit 1⏎npm test
    npm test || exit
    npm test⏎exit 0
    npm test⏎trap 'true' EXIT
    trap 'kill $PID 2>/dev/null || true' EXIT⏎npm test
    (npm test; npm run build)
    { npm run build; npm test; } || exit 1
    (cd web; npm test) && echo ok
    set -euxo pipefail⏎npm test
    source .venv/bin/activate && pytest
    make -s -j4 -C web test
    make clean test
    ./gradlew clean test
    node test/server.test.js
    bash -e tests/all.sh
    mvn -V test
    rake -v spec
    prove -v t
  `,
  check: `
    tsc
    npx tsc --noEmit
    eslint .
    oxlint
    biome check
    ruff check .
    mypy src
    cargo check
    go vet ./...
    cargo clippy -- -D warnings
    go build ./...
    npm run build
    npm run lint
    npm run typecheck
    make
    make lint
    npm run test:types
    npm run lint:tests
    pnpm build
    docker build .
    vite build
    dotnet build
  `,
  unknown: `
    curl -f http://localhost:3000
    node scripts/seed.js
    ./run.sh
    frobnicate
    npm run dev
    npx something
    npm test --if-present
    vitest --version
    jest --passWithNoTests
    pytest --collect-only
    cargo test --no-run
    go test -c ./x
    go test -run '^$' ./...
    make -n test
    gradle build -x test
    jest --passwithnotests
    vitest -v
    npx vitest -v
    node --test -v
    rspec -v
    pytest -V
    cargo test -V
    npm test -v
    mvn -v test
    ctest -N
    mvn verify -DskipTests
    constructor
    npm run constructor
    go __proto__
    node scripts/latest.js
    if true; then
    make -i test
    make -k test
    make -t test
    make -sn test
    make --keep-going test
    make MAKEFLAGS=-i test
    make test-deps
    npm run test:setup
    npm run e2e:up
    bash e2e/up.sh
    sh tests/install.sh
    node test/server.js
    bash -n tests/all.sh
    python -c "import test"
    node --check test/a.js
    mvn -fn test
    pnpm -r --no-bail test
    turbo run test --dry=json
    just --dry-run test
    vitest list
    command -v vitest
    npx -v vitest
    uv run --help pytest
    npx -c 'cd tests/e2e; true'
  `,
  "no-evidence": `
    npm ci
    npm install
    pip install -e .
    go mod download
    echo npm test
    true
    cd web
    git status
    sleep 1
    npm test || true
    npm test || echo failed
    ! npm test
    npm test &
    if true; then npm test; fi
    exit 0⏎npm test
    [ -f x ] && npm test
    false || npm test
    set +e⏎npm test⏎true
    for p in *; do npm test; done
    (npm test && true; echo done)
    f() { npm test; }
    npm test || exit 0
    npm test || { echo no; exit; }
    bash -c 'npm test; npm run build'
    bash -lc "npm test; echo done"
    sh -c 'npm test; echo done' | tee log
    bash -c 'npm test | tee log'
    bash -c 'npm test && npm run build'
    bash -nc 'npm test'
    bash -c "$STEP"
    env A=1 bash -c 'npm test; true'
    { npm test; echo done; } || exit 1
    (cd web; npm test; echo done) && echo ok
    { (npm test; echo done) | cat; } || exit 1
    t() { npm test; echo done; }⏎t || exit 1
    npm() { true; }⏎npm test
    if npm test; then echo ok; fi
    ! { npm test; }
    [ -f f2 ] || exit 0⏎npm test
    [ -f f2 ] && exit⏎npm test
    if [ -f x ]; then exit 0; fi⏎npm test
    exit 256⏎npm test
    command exit 0⏎npm test
    cd web && set +e⏎npm test⏎true
    set +o errexit⏎npm test
    set +o pipefail⏎npm test | cat
    set -n⏎npm test
    trap 'exit 0' ERR⏎npm test
    trap 'exit 0' EXIT; npm test
    trap "kill $PID" EXIT; npm test
    trap 'kill $PID' ERR; npm test
    trap 'eval "$X"' EXIT; npm test
    trap 'kill $PID; exit' EXIT; npm test
    eval "$X"⏎npm test
    source ./env.sh⏎npm test
    . ./env.sh && npm test
    exec npm test
    exec > log⏎npm test
    shopt -s expand_aliases⏎alias npm=true⏎npm test
    $STEP 0⏎npm test
    export MAKEFLAGS=-i⏎make test
    MAKEFLAGS=-i make test
    env MAKEFLAGS=-i make test
    export X=$(npm test)
    npm test & wait
  `,
} as const;

const cases = Object.entries(SCRIPTS).flatMap(([kind, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => [line.trim().replaceAll("⏎", "\n"), kind] as const),
);

test.each(cases)("%j proves: %s", (script, kind) => {
  expect(classifyScript(script)).toBe(kind);
});

test("an empty script proves nothing", () => {
  expect(classifyScript("")).toBe("no-evidence");
});

test("a script nested without end is unknown, not a crash", () => {
  expect(classifyScript(`${"(".repeat(500)}npm test${")".repeat(500)}`)).toBe("unknown");
  expect(classifyScript(`${"env ".repeat(5_000)}npm test`)).toBe("unknown");
});
