import assert from "node:assert/strict";
import test from "node:test";
import { createSettings } from "../src/settings.js";

test("the name is saved", () => {
  const settings = createSettings();
  settings.save(new URLSearchParams("name=Ada&digest=on"));
  assert.equal(settings.get("name"), "Ada");
});

test("the digest is saved", () => {
  const settings = createSettings();
  settings.save(new URLSearchParams("name=Ada&digest=on"));
  assert.equal(settings.get("digest"), "on");
});
