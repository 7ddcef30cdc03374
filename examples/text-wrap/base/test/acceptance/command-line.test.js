import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";

function run(args, input) {
  return spawnSync(process.execPath, ["bin/wrap.js", ...args], { input, encoding: "utf8" });
}

test("standard input comes out wrapped", () => {
  const { status, stdout } = run(["--width", "9"], "to be or not to be\n");
  assert.equal(status, 0);
  assert.equal(stdout, "to be or\nnot to be\n");
});

test("a width that is no number is refused", () => {
  const { status, stderr } = run(["--width", "wide"], "");
  assert.equal(status, 64);
  assert.match(stderr, /--width/);
});
