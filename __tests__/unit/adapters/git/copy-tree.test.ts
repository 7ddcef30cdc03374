import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { createCopyTree } from "../../../../src/adapters/git/copy-tree.ts";
import { findProgram } from "../../../../src/adapters/process/find-program.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf } from "./git-fixture.ts";

const LIMIT_MS = 30_000;
const findCp = () => findProgram("cp", process.env["PATH"] ?? "", "/");

// Where there is no `cp` that we know, files are copied by our own calls.
test.each([true, false])("modes, links and times are kept, with cp: %s", async (hasCp) => {
  const root = makeTempFolder("tree");
  const from = join(root, "-from");
  mkdirSync(join(from, "folder"), { recursive: true });
  writeFileSync(join(from, "folder/run.sh"), "#!/bin/sh\n");
  chmodSync(join(from, "folder/run.sh"), 0o755);
  utimesSync(join(from, "folder/run.sh"), 1_700_000_000, 1_700_000_000);
  symlinkSync("folder/run.sh", join(from, "link"));
  symlinkSync("../outside", join(from, "dangling"));
  const to = join(root, "to");
  await createCopyTree(hasCp ? findCp : () => Promise.resolve(null), LIMIT_MS)(from, to);
  const copied = statSync(join(to, "folder/run.sh"));
  expect([copied.mode & 0o777, copied.mtimeMs, copied.nlink]).toEqual([0o755, 1_700_000_000_000, 1]);
  expect(readlinkSync(join(to, "link"))).toBe("folder/run.sh");
  expect(readlinkSync(join(to, "dangling"))).toBe("../outside");
  writeFileSync(join(to, "folder/run.sh"), "changed\n");
  expect(readFileSync(join(from, "folder/run.sh"), "utf8")).toBe("#!/bin/sh\n");
});

test("what cannot be copied is said in the program's words", async () => {
  const root = makeTempFolder("tree");
  const copyTree = createCopyTree(findCp, LIMIT_MS);
  const { code, message } = await failureOf(copyTree(join(root, "missing"), join(root, "to")));
  expect(code).toBe("git-failed");
  expect(message).toContain("No such file or directory");
});
