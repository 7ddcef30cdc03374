import { SIGNATURES } from "./signatures.ts";
import { suggest } from "./suggest.ts";

/** Where an expression stands: in a gate in the gate language, or in one written as YAML, which has no statements. */
export type Form = "program" | "mapping";

const PRODUCERS: Readonly<Record<Form, ReadonlyMap<string, string>>> = {
  program: new Map([
    ["verify", "`verify { … }` can only be the whole value of a `let`, or a statement of its own"],
    ["agent", "`agent(…)` can only be the whole value of a check or of a `let`"],
    ["run", "`run(…)` can only be the whole value of a check or of a `let`"],
  ]),
  mapping: new Map([
    ["verify", "`verify { … }` is for gates in the gate language: here write the condition alone"],
    ["agent", 'make it a check, such as `checks: { ui: { agent: claude, task: "…" } }`, and name that here'],
    ["run", 'make it a check, such as `checks: { tests: { run: "npm test" } }`, and write `tests.passed` here'],
  ]),
};

/** What to do about a name that begins what is no part of an expression; null for any other. */
export function hintForProducer(name: string, form: Form): string | null {
  return PRODUCERS[form].get(name) ?? null;
}

/** What to do about an unknown name. In: `what` names the known ones, in the plural. */
export function hintForName(name: string, known: readonly string[], what: string, form: Form): string | null {
  const word = name.toLowerCase();
  if (word === "true" || word === "false") return `write \`${word}\``;
  const producer = hintForProducer(name, form);
  if (producer !== null) return producer;
  if (word === "null" || word === "nil" || word === "undefined")
    return "there is no such value: what is missing is unknown";
  if (Object.hasOwn(SIGNATURES, name)) return `call it: \`${name}(…)\``;
  return suggest(name, known, what);
}
