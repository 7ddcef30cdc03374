import assert from "node:assert/strict";
import test from "node:test";
import { themeFor } from "../src/theme.js";

test("the light theme is the default", () => {
  assert.equal(themeFor({ darkMode: false }).background, "#ffffff");
});
