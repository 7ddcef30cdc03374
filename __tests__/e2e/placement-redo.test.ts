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

const SPOIL = `cat > /dev/null; echo "// try $(wc -l < src/widget.js)" >> src/widget.js`;

test.each([
  [1, 1, false, ["octocat"], ["failure", "neutral"], "The critique that stands:"],
  [2, 1, true, [], ["failure", "failure"], "(2 of 2)"],
  [1, 2, false, ["octocat"], ["failure", "failure", "neutral"], "The critique that stands:"],
] as const)(
  "a worker's revisions count as redos: max-redos %i, redo.max %i",
  async (maxRedos, max, isDraft, asked, conclusions, text) => {
    const one = await makeJudgeWorld({
      policy: (url) =>
        `agents: { judge: ${judgeAgent(url)}, fixer: { use: command, command: ${JSON.stringify(SPOIL)} } }\nverify: { max-redos: ${maxRedos} }\napproval: { reviewers: [octocat] }\nredo: { max: ${max}, agent: fixer }`,
      isDraft: true,
      judgements: [FAIL],
    });
    worlds.push(one);
    await one.run();
    expect(one.asked()).toHaveLength(max + 1);
    expect(one.summaries().map(({ conclusion }) => conclusion)).toEqual(conclusions);
    expect(one.pull()).toMatchObject({ isDraft, requestedUsers: asked });
    expect(one.comments()).toHaveLength(1);
    expect(one.comments()[0]).toContain(text);
  },
);
