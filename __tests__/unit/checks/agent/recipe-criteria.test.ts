import { expect, test } from "vitest";
import { agent as recipe } from "../../../../src/agents/recipe/index.ts";
import { check } from "../../../../src/checks/agent/index.ts";
import { checkInput, targetWith, verifier } from "../../../support/plug-in-world.ts";

/** The embedded agent itself, with commands that really run. */
async function verifiedBy(acceptance: readonly string[], criteria: "reported" | "all") {
  const files = { "package.json": JSON.stringify({ scripts: { test: "node --test ok.test.js" } }), "ok.test.js": OK };
  const agent = recipe.create({});
  const input = checkInput({
    files,
    criteria,
    floor: "type-check-only",
    target: targetWith({ acceptance, verify: "Run `npm test`." }),
    verifier: verifier(),
    agent: () => ({ agent, provenance: recipe.provenance }),
    timeoutMs: 60_000,
  });
  return (await check.run({ agent: "default" }, input)).facts["verified"];
}

const OK = 'require("node:test").test("ok", () => {});\n';

test("what the runtime itself ran answers for every item that says nothing but that commands pass", async () => {
  expect(await verifiedBy(["`npm test` passes"], "all")).toMatchObject({
    kind: "known",
    value: true,
    provenance: "observed",
  });
});

test("and leaves open, observed as it is, what no command shows", async () => {
  const acceptance = ["`npm test` passes", "The page is dark: everywhere"];
  expect(await verifiedBy(acceptance, "all")).toMatchObject({
    kind: "unknown",
    reason: "criteria-unanswered",
    detail: "1 of 2 acceptance items is not answered with met: The page is dark: everywhere (n/a)",
  });
  expect(await verifiedBy(acceptance, "reported")).toMatchObject({ kind: "known", value: true });
});
