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
