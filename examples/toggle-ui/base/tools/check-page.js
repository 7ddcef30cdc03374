/** Fetches the settings page from the running server and looks at what a person would see. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const { url } = JSON.parse(readFileSync("server.json", "utf8"));
const response = await fetch(url);
const page = await response.text();
assert.equal(response.status, 200);
assert.match(page, /<h1>Settings<\/h1>/);
assert.match(page, /Weekly digest/);
assert.match(page, /<footer>toggle-ui /);
console.log(`${url} shows the settings with the digest`);
