/** Writes `build/page.html`, the frame around every page, with the name and version of the package in it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
mkdirSync("build", { recursive: true });
writeFileSync(
  "build/page.html",
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Settings</title></head>
<body>
<main>{{content}}</main>
<footer>${name} ${version}</footer>
</body>
</html>
`,
);
console.log("built build/page.html");
