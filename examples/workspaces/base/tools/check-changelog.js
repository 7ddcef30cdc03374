/** Fails when the version of a package has no entry in `CHANGELOG.md`. */
import { readFileSync, readdirSync } from "node:fs";

const missing = readdirSync("packages").filter((name) => {
  const { version } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
  return !readFileSync("CHANGELOG.md", "utf8").includes(`## ${name} ${version}`);
});
for (const name of missing) console.error(`CHANGELOG.md: no entry for this version of ${name}`);
process.exitCode = missing.length === 0 ? 0 : 1;
