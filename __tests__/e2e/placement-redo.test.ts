import { afterEach, expect, test } from "vitest";
import { FAIL, judgeAgent, type JudgeWorld, makeJudgeWorld } from "../support/judge-world.ts";

const worlds: JudgeWorld[] = [];

afterEach(async () => {
  for (const { one, close } of worlds.splice(0)) {
    expect(one.server.state.serverBugs).toEqual([]);
    expect(one.server.state.unknownRequests).toEqual([]);
    await close();
  }
});

const countsOf = (one: JudgeWorld): readonly string[] =>
  one.comments().filter((body) => /\nRevision \d of \d was pushed as/.test(body));

async function world(redo: string, maxRedos: number, isDraft = false): Promise<JudgeWorld> {
  const one = await makeJudgeWorld({
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url)}, fixer: { use: command, command: ${JSON.stringify(SPOIL)} } }\nverify: { max-redos: ${maxRedos} }\napproval: { reviewers: [octocat] }\nredo: ${redo}`,
    isDraft,
    judgements: [FAIL],
  });
  worlds.push(one);
  return one;
}

const SPOIL = `cat > /dev/null; echo "// try $(wc -l < src/widget.js)" >> src/widget.js`;

test.each([
  [1, 1, false, ["octocat"], ["failure", "neutral"], "The critique that stands, of commit"],
  [2, 1, true, [], ["failure", "failure"], "(2 of 2)"],
  [1, 2, false, ["octocat"], ["failure", "failure", "neutral"], "The critique that stands, of commit"],
] as const)(
  "a worker's revisions count as redos: max-redos %i, redo.max %i",
  async (maxRedos, max, isDraft, asked, conclusions, text) => {
    const one = await world(`{ max: ${max}, agent: fixer }`, maxRedos, true);
    await one.run();
    expect(one.asked()).toHaveLength(max + 1);
    expect(one.summaries().map(({ conclusion }) => conclusion)).toEqual(conclusions);
    expect(one.pull()).toMatchObject({ isDraft, requestedUsers: asked });
    expect(countsOf(one)).toHaveLength(max);
    expect(one.comments()).toHaveLength(max + 1);
    expect(one.comments().at(-1)).toContain(text);
  },
);

test("the count does not go back with the next run", async () => {
  const one = await world("{ max: 2, agent: fixer }", 3);
  await one.run();
  expect(one.comments().at(-1)).toContain("(3 of 3)");
  one.push({ "src/widget.js": "export const widget = 9;\n" });
  await one.run({ action: "synchronize" });
  expect(one.comments().at(-1)).toContain("**Needs attention**");
  expect(one.pull()).toMatchObject({ isDraft: false, requestedUsers: ["octocat"] });
  expect(one.summaries().at(-1)?.conclusion).toBe("neutral");
});

test("revisions that were asked for in a comment count as rejections", async () => {
  const one = await world('{ max: 1, comment: "@cursor" }', 1);
  await one.run();
  const lines = one.comments().flatMap((body) => body.split("\n").slice(0, 3));
  expect(lines).toEqual([
    `<!-- passwhen:redo 1 ${one.one.headSha} -->`,
    `<!-- passwhen:judge-rejected judge-add-widget ${one.one.headSha} -->`,
    "@cursor",
    `<!-- passwhen:judge-returned judge-add-widget ${one.one.headSha} 1 -->`,
    expect.stringContaining("The pull request is a draft until then.") as string,
  ]);
  expect(one.pull()).toMatchObject({ isDraft: true, requestedUsers: [] });
  one.push({ "src/widget.js": "export const widget = 2;\n" });
  await one.run({ action: "synchronize" });
  expect(one.comments()).toHaveLength(3);
  expect(one.comments()[2]).toContain("sent this change back once, and this commit does not meet its criteria");
  expect(one.pull()).toMatchObject({ isDraft: false, requestedUsers: ["octocat"] });
});

test("what is marked ready again without a change reaches people, also where another agent is asked", async () => {
  const one = await world('{ max: 2, comment: "@cursor" }', 1);
  await one.run();
  one.pull().isDraft = false;
  await one.run({ action: "ready_for_review" });
  expect(one.comments().at(-1)).toContain("**Needs attention**");
  expect(one.pull()).toMatchObject({ isDraft: false, requestedUsers: ["octocat"] });
});

test("what the policy lets go after the last revision is no draft, and people get it with the critique", async () => {
  const one = await world("{ max: 1, agent: fixer, on-exhausted: neutral }", 5);
  expect((await one.run()).exitCode).toBe(0);
  expect(one.summaries().map(({ conclusion }) => conclusion)).toEqual(["failure", "neutral"]);
  expect(one.pull()).toMatchObject({ isDraft: false, requestedUsers: ["octocat"] });
  expect(one.comments().at(-1)).toContain("the policy lets the last one go (`on-exhausted: neutral`)");
  expect(one.comments().join()).not.toContain("Push a revision");
});
