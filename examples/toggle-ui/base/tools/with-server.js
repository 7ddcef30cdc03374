/** Runs a test file while the development server runs: `node tools/with-server.js test/acceptance/saving.test.js`. */
import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

rmSync("server.json", { force: true });
const server = spawn(process.execPath, ["src/server.js"], { stdio: "inherit" });
await import("./wait-for-server.js");
const { status } = spawnSync(process.execPath, ["--test", ...process.argv.slice(2)], { stdio: "inherit" });
server.kill();
process.exitCode = status ?? 1;
