import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../../../src/cli-agent/write-files.ts";
import { makeDir } from "../../support/plug-in-world.ts";

test("files are made with their folders, for our user alone", async () => {
  const [home, own] = [makeDir(), makeDir()];
  await writeFiles({ [join(home, ".a", "b", "c.json")]: "{}", [join(own, "x")]: "y" }, [home, own]);
  expect(readFileSync(join(home, ".a", "b", "c.json"), "utf8")).toBe("{}");
  expect(statSync(join(home, ".a", "b", "c.json")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(own, "x"), "utf8")).toBe("y");
});

test("what stands under the name of a file is replaced: a file, a link, a folder", async () => {
  const [home, elsewhere] = [makeDir(), makeDir()];
  writeFileSync(join(elsewhere, "victim"), "as it was");
  writeFileSync(join(home, "file"), "old");
  symlinkSync(join(elsewhere, "victim"), join(home, "link"));
  mkdirSync(join(home, "folder", "deep"), { recursive: true });
  const names = ["file", "link", "folder"];
  await writeFiles(Object.fromEntries(names.map((name) => [join(home, name), "new"])), [home]);
  for (const name of names) expect(readFileSync(join(home, name), "utf8")).toBe("new");
  expect(readFileSync(join(elsewhere, "victim"), "utf8")).toBe("as it was");
});

test("a folder that is a link is not followed", async () => {
  const [home, elsewhere] = [makeDir(), makeDir()];
  symlinkSync(elsewhere, join(home, ".claude"));
  const writing = writeFiles({ [join(home, ".claude", "settings.json")]: "{}" }, [home]);
  await expect(writing).rejects.toMatchObject({ name: "GateError", code: "runner-tampered" });
  expect(existsSync(join(elsewhere, "settings.json"))).toBe(false);
});

test("no folder is made below a link", async () => {
  const [home, elsewhere] = [makeDir(), makeDir()];
  symlinkSync(elsewhere, join(home, ".claude"));
  const writing = writeFiles({ [join(home, ".claude", "a", "b", "settings.json")]: "{}" }, [home]);
  await expect(writing).rejects.toMatchObject({ name: "GateError", code: "runner-tampered" });
  expect(readdirSync(elsewhere)).toEqual([]);
});

test("a home that has become a link or a file is refused, and what it leads to stays as it was", async () => {
  const [parent, victim] = [makeDir(), makeDir()];
  writeFileSync(join(victim, "settings.json"), "theirs");
  symlinkSync(victim, join(parent, "link"));
  writeFileSync(join(parent, "file"), "");
  for (const home of [join(parent, "link"), join(parent, "file")])
    for (const path of [join(home, "settings.json"), join(home, "a", "b")])
      await expect(writeFiles({ [path]: "{}" }, [home])).rejects.toMatchObject({ code: "runner-tampered" });
  expect(readdirSync(victim)).toEqual(["settings.json"]);
  expect(readFileSync(join(victim, "settings.json"), "utf8")).toBe("theirs");
});

test("a home above which there is a link is fine", async () => {
  const [real, parent] = [makeDir(), makeDir()];
  mkdirSync(join(real, "home"));
  symlinkSync(real, join(parent, "copy"));
  const home = join(parent, "copy", "home");
  await writeFiles({ [join(home, "a", "b")]: "c" }, [home]);
  expect(readFileSync(join(real, "home", "a", "b"), "utf8")).toBe("c");
});

test("an adapter that writes anywhere else is a bug", async () => {
  const home = makeDir();
  for (const path of ["/etc/x", home, join(home, "..", "x"), `${home}x/y`])
    await expect(writeFiles({ [path]: "" }, [home])).rejects.toThrow("assertion failed");
});

test("what the world refuses is a GateError", async () => {
  const home = makeDir();
  writeFileSync(join(home, "file"), "");
  const writing = writeFiles({ [join(home, "file", "x")]: "" }, [home]);
  await expect(writing).rejects.toMatchObject({ name: "GateError", code: "world-failed" });
});
