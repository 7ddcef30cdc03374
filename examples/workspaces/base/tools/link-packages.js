/** Makes `node_modules/@shop/<name>` lead to `packages/<name>`, as `npm install` would. */
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";

mkdirSync("node_modules/@shop", { recursive: true });
for (const name of readdirSync("packages")) symlinkSync(`../../packages/${name}`, `node_modules/@shop/${name}`);
