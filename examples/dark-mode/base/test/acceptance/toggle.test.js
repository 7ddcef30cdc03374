import assert from "node:assert/strict";
import test from "node:test";
import { createSettings } from "../../src/settings.js";
import { createStorage } from "../../src/storage.js";

test("the toggle survives a reload", () => {
  const storage = createStorage();
  createSettings(storage).set("editor.darkMode", true);

  const afterReload = createSettings(storage);
  assert.equal(afterReload.get("editor.darkMode"), true);
});
