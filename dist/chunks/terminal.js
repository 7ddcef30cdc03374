import { c as makeInert } from "./settings.js";

// src/entry/terminal.ts
/** Prints text that may hold untrusted parts: control characters are shown, not obeyed. `paint` colours what is then harmless. */
function print(text, paint = (same) => same) {
	process.stdout.write(`${paint(makeInert(text))}\n`);
}
/** Prints one JSON document. The terminal may be a step of a job, whose runner looks for `##[` anywhere in a line. */
function printJson(text) {
	process.stdout.write(text.replaceAll("##[", "\\u0023#["));
}

export { printJson as n, print as t };