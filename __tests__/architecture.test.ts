import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const sourceDir = fileURLToPath(new URL("../src", import.meta.url));
const stages = ["event", "policy", "plan", "target", "evidence", "verdict", "redo", "publish"];
/** The files that put the stages together: the run, what comes before it, and what it needs. */
const composition = [
  "author.ts",
  "gate.ts",
  "judging.ts",
  "placing.ts",
  "policy-gates.ts",
  "prepare.ts",
  "revising.ts",
  "rules.ts",
  "world.ts",
];
const shelves = ["agents", "checks", "sinks"];
/** What coding agents of one sort have in common; a shelf's plug-ins never import one another. */
const kit = "cli-agent";

/** What lies directly below src; every other import is of a package. */
const rooms = new Set([...stages, ...composition, ...shelves, kit, "lib", "ports", "adapters", "entry"]);

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Why this import breaks the rule "imports run against the data", or null. `to` is a path below src, or a package name. */
function faultOf({ from, to }: Import): string | null {
  const room = from.split("/")[0] ?? "";
  const isPackage = !rooms.has(to.split("/")[0] ?? "");
  if (isPackage) {
    if (to.startsWith("@octokit/") && !from.startsWith("adapters/github/"))
      return "only adapters/github talks to Octokit";
    if (to.startsWith("@actions/") && room !== "entry") return "only entry knows the runner";
    if (to.startsWith("node:") && [...stages, ...composition, "lib", "ports"].includes(room))
      return "stages do not touch the machine";
    return null;
  }
  const target = to.split("/")[0] ?? "";
  if (room === "entry" || target === room) {
    const isOtherPlugIn =
      shelves.includes(room) && from.split("/").length > 2 && from.split("/")[1] !== to.split("/")[1];
    return isOtherPlugIn ? "plug-ins never import one another" : null;
  }
  if (target === "lib") return null;
  if (room === "lib") return "lib imports nothing";
  if (target === "ports") return null;
  if (room === "ports") return "ports import nothing but lib";
  if (composition.includes(room)) return [...stages, ...composition].includes(target) ? null : "gate.ts imports stages";
  if (stages.includes(room))
    return stages.indexOf(target) >= 0 && stages.indexOf(target) < stages.indexOf(room)
      ? null
      : "a stage imports earlier stages only";
  if (room === "agents" && target === kit) return null;
  if (shelves.includes(room) || room === "adapters" || room === kit)
    return stages.includes(target) ? null : "shelves and adapters import stages and ports";
  return `no rule for ${room}`;
}

function importsOf(file: string): Import[] {
  const from = relative(sourceDir, file);
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, specifier = ""]) => ({
    from,
    to: specifier.startsWith(".") ? relative(sourceDir, resolve(dirname(file), specifier)) : specifier,
  }));
}

const files = readdirSync(sourceDir, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join(sourceDir, name));

test("imports run against the data", () => {
  const faults = files.flatMap(importsOf).flatMap((one) => {
    const fault = faultOf(one);
    return fault === null ? [] : [`${one.from} -> ${one.to}: ${fault}`];
  });
  expect(files.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test.each([
  [{ from: "plan/load.ts", to: "verdict/verdict.ts" }, "a stage imports earlier stages only"],
  [{ from: "evidence/collect.ts", to: "node:fs" }, "stages do not touch the machine"],
  [{ from: "sinks/json/index.ts", to: "sinks/state/index.ts" }, "plug-ins never import one another"],
  [{ from: "checks/run/index.ts", to: "cli-agent/run.ts" }, "shelves and adapters import stages and ports"],
  [{ from: "cli-agent/run.ts", to: "agents/codex/index.ts" }, "shelves and adapters import stages and ports"],
  [{ from: "evidence/crew.ts", to: "cli-agent/cli.ts" }, "a stage imports earlier stages only"],
  [{ from: "checks/run/index.ts", to: "agents/recipe/index.ts" }, "shelves and adapters import stages and ports"],
  [{ from: "sinks/review/index.ts", to: "@octokit/core" }, "only adapters/github talks to Octokit"],
  [{ from: "policy/load.ts", to: "@actions/core" }, "only entry knows the runner"],
  [{ from: "lib/error.ts", to: "plan/plan.ts" }, "lib imports nothing"],
])("a planted fault is seen: %o", (one, fault) => {
  expect(faultOf(one)).toBe(fault);
});

test("the environment and the arguments are read in entry only", () => {
  const readers = files
    .filter((file) => /\bprocess\.(env|argv)\b/.test(readFileSync(file, "utf8")))
    .map((file) => relative(sourceDir, file));
  expect(readers.filter((file) => !file.startsWith("entry/"))).toEqual([]);
});
