import { expect, test } from "vitest";
import { renderTemplate } from "../../../../src/evidence/prompt/template.ts";

test("every place is filled, as often as it stands there", () => {
  expect(renderTemplate("{{a}} and {{b}}, {{a}}", { a: "1", b: "2" })).toBe("1 and 2, 1");
});

test("values are never looked at again", () => {
  const values = { a: "{{b}} $& $1 {{nope}}", b: "{{a}}" };
  expect(renderTemplate("{{a}}|{{b}}", values)).toBe("{{b}} $& $1 {{nope}}|{{a}}");
});

test.each([
  ["a place without a value", "{{a}} {{b}}", { a: "" }, "unrendered placeholders: b"],
  ["a value without a place", "{{a}}", { a: "", b: "" }, "no place for: b"],
  ["a place with blanks", "{{ a }}", {}, "malformed placeholder"],
  ["a place without end", "{{a", {}, "malformed placeholder"],
  ["a name that objects inherit", "{{constructor}}", {}, "unrendered placeholders: constructor"],
])("%s is a bug", (_, template, values, message) => {
  expect(() => renderTemplate(template, values)).toThrow(message);
});
