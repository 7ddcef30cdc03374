import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds again and fails if the committed `dist` differs from what the sources give. */
function checkDist(): void {
  const before = mkdtempSync(join(tmpdir(), "dist-before-"));
  try {
    cpSync(join(root, "dist"), before, { recursive: true });
    execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
    execFileSync("diff", ["-r", before, join(root, "dist")], { stdio: "inherit" });
    console.log("dist is what the sources give");
  } catch {
    console.error("dist differs from what the sources give: run `npm run build` and commit dist");
    process.exitCode = 1;
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

checkDist();
