import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { convert } from "@shop/money";

const rates = JSON.parse(readFileSync(new URL("../fixtures/rates.json", import.meta.url), "utf8"));

test("there and back is the same amount", () => {
  assert.equal(convert(convert(1000, "EUR", "USD", rates), "USD", "EUR", rates), 1000);
});
