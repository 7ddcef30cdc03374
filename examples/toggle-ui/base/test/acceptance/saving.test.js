/** Needs the running server, see `tools/wait-for-server.js`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const { url } = JSON.parse(readFileSync("server.json", "utf8"));

/** A browser sends a checkbox that is on as `digest=on`, and one that is off not at all. */
async function save(form) {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(form) });
  assert.equal(response.status, 200, `saving ${JSON.stringify(form)} answered ${response.status}`);
}

async function isOn() {
  const page = await (await fetch(url)).text();
  return /<input[^>]*name="digest"[^>]*\schecked/.test(page);
}

test("switched on, it is on after a reload", async () => {
  await save({ name: "Ada", digest: "on" });
  assert.equal(await isOn(), true);
});

test("switched off again, it is off after a reload", async () => {
  await save({ name: "Ada", digest: "on" });
  await save({ name: "Ada" });
  assert.equal(await isOn(), false);
});
