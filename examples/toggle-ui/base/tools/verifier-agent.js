/** Plays a coding agent that verifies: it reads its prompt, uses the page as a person would, and leaves a handoff. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

const prompt = readFileSync(0, "utf8");
const target = /^Task `([^`]+)`, a \w+, on branch `([^`]+)`/m.exec(prompt);
const criteria = [...(/<target-acceptance>\n([\s\S]*?)\n<\/target-acceptance>/.exec(prompt)?.[1] ?? "").matchAll(/^- (.+)$/gm)];

rmSync("server.json", { force: true });
const server = spawn(process.execPath, ["src/server.js"], { stdio: ["ignore", "pipe", "inherit"] });
await once(server.stdout, "data");
const { url } = JSON.parse(readFileSync("server.json", "utf8"));
const response = await fetch(url);
const page = await response.text();
server.kill();

const box = /<input type="checkbox"[^>]*>/.exec(page)?.[0] ?? "no checkbox";
const seen = [
  [`the page has \`${box}\``, box.includes('name="digest"')],
  ["the words stand in the same `<label>`", /<label>\s*<input type="checkbox"[^>]*>[^<]*Weekly digest/.test(page)],
  [`at first \`${box}\``, !/\schecked/.test(box)],
];
const isMet = response.status === 200 && seen.every(([, isTrue]) => isTrue) && criteria.length === seen.length;

writeFileSync(
  process.env.PASSWHEN_HANDOFF,
  `## Verification
${isMet ? "live-ui-verified" : "verifier-failed"}

## Target
\`${target?.[1]}\` on branch \`${target?.[2]}\`

## Branch
(no branch)

## Execution
- \`node src/server.js\` → listening
- \`GET /settings\` → ${response.status}, ${page.length} bytes

## Findings
Per acceptance criterion:
${criteria.map(([, criterion], at) => `- [${seen[at]?.[1] ? "x" : " "}] ${criterion}: ${seen[at]?.[0]} (${seen[at]?.[1] ? "met" : "not met"})`).join("\n")}

Other findings:
- (low) The checkbox has no description of how often the digest comes.

## Critique
${isMet ? "(none)" : "- src/page.js (high): the settings page does not show the switch as asked for"}

## Notes & suggestions
- Looked at with fetch, not with a browser.
`,
);
