import { afterEach, expect, test } from "vitest";
import { gatesScenario } from "../support/redo-scene.ts";
import type { Scenario } from "../support/scenario.ts";

const scenarios: Scenario[] = [];

afterEach(async () => {
  for (const { close } of scenarios.splice(0)) await close();
});

/** Where the store and all working copies lie, found as code of a pull request finds it. */
const FIND = `objects=$(cat .git/objects/info/alternates); store=\${objects%/objects}; work=\${store%/*}/work`;

test.each([
  [
    "the copy of another check",
    `for i in 1 2 3 4 5 6 7 8; do echo 'exit 0' | tee ../../copy-*/repo/strict.sh "$work"/copy-*/repo/strict.sh; sleep 0.1; done`,
  ],
  [
    "the store's settings",
    `mkdir -p "$store/hooks"; echo '[core] fsmonitor = touch /tmp/never' >> "$store/config"; rm -rf "$objects"`,
  ],
  ["the report", `rm -rf "$store/../../out" "$work"/../*; chmod 777 "$store"; mv "$store" "$store.old"`],
])("code of a pull request cannot write to %s", async (_, attack) => {
  const policy = `version: 1
gates:
  all:
    paths: ["**"]
    checks: { unit: { run: "sh unit.sh" }, early: { run: "sh strict.sh" }, late: { run: "sleep 0.5; sh strict.sh" } }
    pass-when: unit.exitCode == 0 and early.passed and late.passed
`;
  const one = await gatesScenario(policy, { "strict.sh": "exit 7\n", "unit.sh": `${FIND}\n${attack}\nexit 0\n` });
  scenarios.push(one);
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  const facts = one.verdict().gates[0]?.checks ?? [];
  const detailOf = (name: string): string => JSON.stringify(facts.find((check) => check.name === name));
  expect(detailOf("unit")).toContain("exit 0");
  expect(detailOf("early")).toContain("exit 7");
  expect(detailOf("late")).toContain("exit 7");
});

// A pipe of another check could be opened by whoever sees its name, even where nothing can be written.
const FORGE = `${FIND}
seen=0; end=$((SECONDS + 2))
while [ $SECONDS -lt $end ]; do
  for file in ../../*/tmp/.[!.]* ../../*/.[!.]* "$work"/*/tmp/.[!.]* "$work"/*/.[!.]*; do
    if [ -p "$file" ]; then echo '{"count": 0}' > "$file"; seen=1; fi
  done
done
for folder in ../../* "$work"/*; do [ "$folder" -ef .. ] || seen=2; done
exit $seen
`;

test("code of a pull request finds no other copy and no pipe to speak in another check's name", async () => {
  const policy = `version: 1
gates:
  all:
    paths: ["**"]
    checks:
      unit: { run: "bash unit.sh" }
      late: { run: "sleep 2" }
    pass-when: unit.passed and late.passed
`;
  const one = await gatesScenario(policy, { "unit.sh": FORGE });
  scenarios.push(one);
  const job = await one.run();
  expect(one.verdict().gates[0]?.checks).toMatchObject([
    { name: "unit", facts: { exitCode: { value: 0 } } },
    { name: "late" },
  ]);
  expect(job.exitCode).toBe(0);
});
