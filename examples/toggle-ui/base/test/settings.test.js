import assert from "node:assert/strict";
import test from "node:test";
import { createSettings } from "../src/settings.js";

test("the name is saved", () => {
  const settings = createSettings();
  settings.save(new URLSearchParams("name=Ada"));
  assert.equal(settings.get("name"), "Ada");
});
