import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createEventLog } from "../../../src/adapters/event-log.ts";
import { systemClock } from "../../../src/adapters/clock.ts";
import { makeTempFolder } from "../../support/git-repo.ts";

const EVENT = { kind: "redo.started", attempt: 1, max: 2, head: "a1" } as const;

function open(folder: string) {
  const warnings: string[] = [];
  const log = { info: () => {}, warning: (text: string) => void warnings.push(text), error: () => {} };
  return { write: createEventLog(folder, systemClock, log), warnings };
}

test("each event is one line, also after somebody put something else in the place of the file", () => {
  const folder = makeTempFolder("events");
  const path = join(folder, "events.ndjson");
  const { write, warnings } = open(folder);
  write(EVENT);
  renameSync(path, `${path}.moved`);
  execFileSync("mkfifo", [path]);
  write(EVENT);
  expect(readFileSync(`${path}.moved`, "utf8").trimEnd().split("\n")).toHaveLength(2);
  expect(warnings).toEqual([]);
});

test.each(["fifo", "link"])("what is no file from the start is said once, and holds nobody up: %s", (what) => {
  const folder = makeTempFolder("events");
  const path = join(folder, "events.ndjson");
  if (what === "fifo") execFileSync("mkfifo", [path]);
  else {
    writeFileSync(`${path}.target`, "");
    symlinkSync(`${path}.target`, path);
  }
  const { write, warnings } = open(folder);
  write(EVENT);
  write(EVENT);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^events\.ndjson: /);
});
