import { assert } from "../../lib/assert.ts";

const PLACEHOLDER = /\{\{([A-Za-z][A-Za-z0-9]*)\}\}/g;

/** Fills the `{{name}}` places of a template in a single pass: what a value contains is never looked at again. Throws: an assertion
 *  when a place has no value, a value has no place, or braces are left that look like a place. */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const names = new Set([...template.matchAll(PLACEHOLDER)].map(([, name = ""]) => name));
  const leftOver = template.replaceAll(PLACEHOLDER, "");
  assert(!/\{\{|\}\}/.test(leftOver), "the template has a malformed placeholder");
  const unused = Object.keys(values).filter((name) => !names.has(name));
  assert(unused.length === 0, `the template has no place for: ${unused.join(", ")}`);
  const missing = [...names].filter((name) => !Object.hasOwn(values, name));
  assert(missing.length === 0, `the template has unrendered placeholders: ${missing.join(", ")}`);
  return template.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? "");
}
