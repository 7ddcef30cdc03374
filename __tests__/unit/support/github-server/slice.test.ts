import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cutSlice, slicePath } from "../../../../.github/tooling/openapi-slice.ts";
import { createRouter } from "../../../support/github-server/router.ts";
import { createValidator } from "../../../support/github-server/validate.ts";

test("the committed slice is what the cut makes of the installed description", () => {
  const committed = readFileSync(slicePath, "utf8");
  expect(committed === cutSlice()).toBe(true);
  expect(committed).toMatch(/"source": "@octokit\/openapi \d+\.\d+\.\d+, /u);
  expect(committed).not.toContain('"nullable"');
  expect(committed.length).toBeLessThan(120_000);
});

test("every schema of the slice compiles", () => {
  const validator = createValidator();
  for (const { id, hasBody } of validator.operations) {
    validator.checkParameters(id, "query", {});
    validator.checkParameters(id, "pathParameters", {});
    for (const status of [200, 201, 403, 404, 422]) validator.checkAnswer(id, status, {});
    if (hasBody) expect(validator.bodyGuard(id)).toBeTypeOf("function");
  }
});

test("every operation of the slice has a route", () => {
  const { operations } = createValidator();
  const route = createRouter(operations);
  const found = operations.map(({ method, path }) => route(method, path.replaceAll(/\{\w+\}/gu, "1"))?.operation.id);
  expect(found).toEqual(operations.map(({ id }) => id));
});
