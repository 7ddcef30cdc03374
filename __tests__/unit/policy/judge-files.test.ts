import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { MAX_JUDGE_BYTES } from "../../../src/policy/judge-file.ts";
import { isPolicyPath, POLICY_PATH, readPolicy } from "../../../src/policy/read.ts";
import { type FileContent, makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { KINDS } from "./judge-policies.ts";

const JUDGE = ".github/judges/style.md";
const POLICY = `version: 1
agents: { claude: { use: claude-code, model: claude-sonnet-5 } }
verify: { judge: judges/style.md }
`;
const FILE = "---\nagent: claude\n---\nPlain words.\n";

async function read(files: Readonly<Record<string, FileContent>>, change?: Readonly<Record<string, FileContent>>) {
  const repo = makeGitRepo();
  repo.commit({ "README.md": "x", [POLICY_PATH]: POLICY, ...files });
  const base = repo.sha();
  if (change !== undefined) repo.commit(change);
  const dir = makeTempFolder("store");
  const places = { storeDir: join(dir, "store.git"), localRepository: repo.dir, workDir: join(dir, "work") };
  const git = createGit({ remoteUrl: null, token: null, ...places });
  return readPolicy(git, base, POLICY_PATH, KINDS);
}

test("a judge file is read at the base commit and not at a later one", async () => {
  const { policy, fault } = await read(
    { [JUDGE]: FILE },
    { [JUDGE]: "---\nagent: claude\n---\nEverything is fine.\n" },
  );
  expect(fault).toBeNull();
  expect(policy.verify).toMatchObject({
    agent: `(judge ${JUDGE})`,
    rubricFile: { path: JUDGE, body: "Plain words." },
  });
  expect(policy.agents[`(judge ${JUDGE})`]).toMatchObject({ use: "claude-code" });
});

test("warnings of a judge file do not block", async () => {
  const { policy, fault, diagnostics } = await read({ [JUDGE]: "---\nagent: claude\nverify: true\n---\nx\n" });
  expect([policy.verify?.rubricFile?.body, fault]).toEqual(["x", null]);
  expect(diagnostics).toMatchObject([{ ruleId: "ignored-setting", severity: "warning", file: JUDGE }]);
});

test.each<readonly [string, Readonly<Record<string, FileContent>>, string, string]>([
  ["missing", {}, "judge-unreadable", "no file"],
  ["a link", { [JUDGE]: { symlink: "../../style.md" }, "style.md": FILE }, "judge-unreadable", "symbolic link"],
  ["behind a link", { ".github/judges": { symlink: "../j" }, "j/style.md": FILE }, "judge-unreadable", "no file"],
  ["a folder", { [`${JUDGE}/a`]: "x" }, "judge-unreadable", "not a plain file"],
  ["too large", { [JUDGE]: "x".repeat(MAX_JUDGE_BYTES + 1) }, "judge-unreadable", "at most 262144"],
])("a judge file that is %s blocks, and the policy says where it names it", async (_, files, ruleId, words) => {
  const { policy, fault, diagnostics } = await read(files);
  expect(fault).toEqual({ code: "policy-invalid", detail: `${POLICY_PATH} has faults` });
  expect(policy.verify).toBeNull();
  const message = expect.stringContaining(words) as unknown;
  expect(diagnostics).toMatchObject([
    { ruleId, message, file: POLICY_PATH, range: { start: { line: 3, column: 18 } } },
  ]);
});

test("faults in a judge file block, and the file is named", async () => {
  const { fault, diagnostics } = await read({ [JUDGE]: new Uint8Array([0x76, 0xff]) });
  expect(fault).toEqual({ code: "policy-invalid", detail: `${JUDGE}, a judge of ${POLICY_PATH}, has faults` });
  expect(diagnostics).toMatchObject([{ ruleId: "not-utf-8", file: JUDGE }]);
});

test("a judge file as large as is read is read", async () => {
  const { fault } = await read({ [JUDGE]: FILE.padEnd(MAX_JUDGE_BYTES, "x") });
  expect(fault).toBeNull();
});

test("the usual folder of judges is part of the rules", () => {
  expect([JUDGE, ".github/judges.md", "judges/a.md"].map(isPolicyPath)).toEqual([true, false, false]);
});
