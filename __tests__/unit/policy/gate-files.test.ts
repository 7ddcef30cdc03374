import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { MAX_GATE_FILE_BYTES, MAX_GATE_FILES } from "../../../src/policy/gate-files.ts";
import { DEFAULT_POLICY } from "../../../src/policy/policy.ts";
import { isPolicyPath, POLICY_PATH, readPolicy } from "../../../src/policy/read.ts";
import { type FileContent, type GitRepo, makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { policyKinds } from "../../support/policy-kinds.ts";

const GATE = 'verify { check t = run("x") pass when t.passed }\n';
const gate = (name: string): string => `.github/gates/${name}`;

const readAt = (repo: GitRepo) => {
  const dir = makeTempFolder("store");
  const places = { storeDir: join(dir, "store.git"), localRepository: repo.dir, workDir: join(dir, "work") };
  const git = createGit({ remoteUrl: null, token: null, ...places });
  return readPolicy(git, repo.sha(), POLICY_PATH, policyKinds);
};

function read(files: Readonly<Record<string, FileContent>>) {
  const repo = makeGitRepo();
  repo.commit({ "README.md": "x", ...files });
  return readAt(repo);
}

test("without a policy file, gates in files of their own count beside the defaults", async () => {
  const { policy, ...others } = await read({ [gate("release-notes.flow")]: GATE, [gate("README.md")]: "# Gates\n" });
  expect(others).toEqual({ isDefault: false, diagnostics: [], judgePaths: [], fault: null });
  expect(policy).toEqual({ ...DEFAULT_POLICY, gates: expect.anything() as unknown });
  expect(Object.keys(policy.gates)).toEqual(["release-notes"]);
  expect(policy.gates["release-notes"]).toMatchObject({
    file: gate("release-notes.flow"),
    flow: { text: GATE, file: gate("release-notes.flow"), range: { start: { line: 1, column: 1 } }, isExact: true },
  });
});

test("a byte order mark is no part of a gate", async () => {
  const { policy } = await read({ [gate("a.flow")]: `\uFEFF${GATE}` });
  expect(policy.gates["a"]?.flow?.text).toBe(GATE);
});

test("the policy has settings for a gate in a file of its own", async () => {
  const settings = 'version: 1\ngates: { a: { paths: ["**"] } }\n';
  const { policy, fault } = await read({ [POLICY_PATH]: settings, [gate("a.flow")]: GATE, [gate("b.flow")]: GATE });
  expect(fault).toBeNull();
  expect(policy.gates).toMatchObject({ a: { paths: ["**"], flow: { text: GATE } }, b: { paths: null } });
});

test("a gate in both blocks, with its place in the policy", async () => {
  const policy = "version: 1\ngates: { a: { checks: { t: { run: x } } } }\n";
  const { fault, diagnostics } = await read({ [POLICY_PATH]: policy, [gate("a.flow")]: GATE });
  expect(fault).toEqual({ code: "policy-invalid", detail: `${POLICY_PATH} has faults` });
  expect(diagnostics).toMatchObject([{ ruleId: "two-gates", file: POLICY_PATH, range: { start: { line: 2 } } }]);
});

const LARGE = `${GATE}${" ".repeat(MAX_GATE_FILE_BYTES)}`;

test.each<readonly [string, string, FileContent, string]>([
  ["a symbolic link", "a.flow", { symlink: "../../README.md" }, "gate-unreadable"],
  ["too large", "a.flow", LARGE, "too-large"],
  ["not UTF-8", "a.flow", new Uint8Array([0x76, 0xff]), "not-utf-8"],
  ["empty", "a.flow", " \n", "empty-gate"],
  ["named with a space", "a b.flow", GATE, "invalid-name"],
  ["named as the summary is", "passwhen.flow", GATE, "invalid-name"],
  ["named with nothing", ".flow", GATE, "invalid-name"],
  ["named in capitals", "a.FLOW", GATE, "invalid-name"],
  ["in a folder of its own", "deep/a.flow", GATE, "gate-unreadable"],
])("a gate that is %s blocks", async (_, name, content, ruleId) => {
  const { policy, fault, diagnostics } = await read({ [gate(name)]: content, [gate("b.flow")]: GATE });
  expect(fault).toEqual({ code: "policy-invalid", detail: `${gate(name)} cannot be read as a gate` });
  expect(diagnostics).toMatchObject([{ ruleId, severity: "error", file: gate(name) }]);
  expect(policy).toBe(DEFAULT_POLICY);
});

test("faults of several gates are told with those of the policy", async () => {
  const { fault, diagnostics } = await read({
    [gate("a b.flow")]: GATE,
    [gate("c.flow")]: "",
    [POLICY_PATH]: "version: 2\n",
  });
  expect(fault?.detail).toBe(`${POLICY_PATH} has faults`);
  expect(diagnostics.map(({ file }) => file)).toEqual([POLICY_PATH, gate("a b.flow"), gate("c.flow")]);
});

test("one gate more than is read blocks", async () => {
  const names = Array.from({ length: MAX_GATE_FILES + 1 }, (_, at) => [gate(`g${at}.flow`), GATE] as const);
  const { fault, diagnostics } = await read(Object.fromEntries(names));
  expect(fault?.code).toBe("policy-invalid");
  expect(diagnostics).toMatchObject([{ ruleId: "too-many-gates" }]);
});

test.each<readonly [string, Readonly<Record<string, FileContent>>, string]>([
  ["a link to a folder", { ".github/gates": { symlink: "../gates" }, "gates/a.flow": GATE }, "a symbolic link"],
  ["a file", { ".github/gates": GATE }, "a file"],
])("the folder of gates being %s is not taken for having none", async (_, files, what) => {
  const { fault, diagnostics } = await read(files);
  expect(fault?.code).toBe("policy-invalid");
  expect(diagnostics).toMatchObject([{ ruleId: "gate-unreadable", message: expect.stringContaining(what) as unknown }]);
});

test("a folder of gates that is a submodule is not taken for having none", async () => {
  const repo = makeGitRepo();
  repo.commit({ "README.md": "x" });
  repo.git("update-index", "--add", "--cacheinfo", `160000,${repo.sha()},.github/gates`);
  repo.git("commit", "--quiet", "-m", "submodule");
  const { fault, diagnostics } = await readAt(repo);
  expect(fault?.code).toBe("policy-invalid");
  expect(diagnostics).toMatchObject([{ message: expect.stringContaining("a submodule") as unknown }]);
});

test("the rules are the policy file and everything in the folder of gates", () => {
  const paths = [POLICY_PATH, gate("a.flow"), gate("deep/a.flow"), ".github/gates.md", "src/a.flow"];
  expect(paths.filter(isPolicyPath)).toEqual([POLICY_PATH, gate("a.flow"), gate("deep/a.flow")]);
});
