import assert from "node:assert/strict";
import test from "node:test";
import { themeFor } from "../../src/theme.js";

function luminance(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("dark text has a contrast of at least 7 to 1", () => {
  const { background, text } = themeFor({ darkMode: true });
  const [dark, light] = [luminance(background), luminance(text)].sort((one, other) => one - other);
  assert.ok((light + 0.05) / (dark + 0.05) >= 7);
});
