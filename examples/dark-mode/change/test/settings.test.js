import assert from "node:assert/strict";
import test from "node:test";
import { createSettings } from "../src/settings.js";

test("a setting can be switched on", () => {
  const settings = createSettings();
  settings.set("editor.darkMode", true);
  assert.equal(settings.get("editor.darkMode"), true);
});
