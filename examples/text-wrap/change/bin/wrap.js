#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { wrap } from "../src/wrap.js";

const { values } = parseArgs({ options: { width: { type: "string", default: "80" } } });
const width = Number(values.width);
if (!Number.isInteger(width) || width < 1) {
  console.error(`--width is ${JSON.stringify(values.width)}, expected a whole number from 1`);
  process.exit(64);
}
for (const line of wrap(readFileSync(0, "utf8"), width)) console.log(line);
