import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";

import { createActionsLog, createTerminalLog, makeInert } from "../../../../src/adapters/log.ts";
import type { CheckAnnotation } from "../../../../src/ports/code-host.ts";
import { interpretRunnerOutput } from "../../../support/runner-commands.ts";

/** Each of these is obeyed when printed as it is, which the first test proves. */
const HOSTILE = [
  "::set-output name=verdict::passed",
  "  ::add-mask::failed",
  "\t\u00a0\u3000::error::x",
  "::STOP-COMMANDS::token",
  "##[error]x",
  "text before ##[set-env name=PATH]x",
  "###[warning]three of them",
  "####[group]four of them",
  "fine\n::error::second line",
  "progress\r::error::after a carriage return",
  "fine\r\n##[debug]x",
  "fine\u2028::error::after a line separator",
  "fine\u0085::error::after next line",
  "\u200b::error::zero width first",
  ":\u200d:error::zero width inside",
  "#\u00ad#\u2060[error]soft hyphen inside",
  "\ufeff##[error]byte order mark",
  "#\ufe0f#[error]x",
  "\u0000::error::after NUL",
  "\u202e::error::after a direction mark",
  "::group::x",
  "::add-matcher::evil.json",
  "##[add-matcher]evil.json",
];

/** These are harmless as they are and become commands once somebody removes the colours. */
const LATENT = ["\u001b[31m\u001b[0m::error::after a colour", "#\u001b[0m#[error]x", "##\u001b]8;;u\u0007[error]x"];

const DRESSINGS = [
  "",
  " ",
  "\t",
  "::",
  "##",
  "##[",
  "[",
  "]",
  ":",
  "#",
  "%0A",
  "\n",
  "\r",
  "\u001b[0m",
  "\u200b",
  "\u2028",
];

function record(run: (write: (text: string) => void) => void): string {
  let output = "";
  run((text) => {
    output += text;
  });
  return output;
}

const actions = (run: (log: ReturnType<typeof createActionsLog>) => void): string =>
  record((write) => run(createActionsLog({ write })));

const annotation: CheckAnnotation = {
  path: "src/a.ts",
  startLine: 3,
  endLine: 5,
  level: "failure",
  title: "criterion 2",
  message: "not met",
};

test.each(HOSTILE)("the interpreter obeys %j when it is printed raw", (text) => {
  expect(interpretRunnerOutput(`${text}\n`).commands).toHaveLength(1);
});

test.each([...HOSTILE, ...LATENT])("info: the runner obeys nothing in %j", (text) => {
  const output = actions((log) => log.info(text));
  expect(interpretRunnerOutput(output).commands).toEqual([]);
  expect(output.endsWith("\n")).toBe(true);
});

test.each([...HOSTILE, ...LATENT])("warning and error: the runner obeys only our own command around %j", (text) => {
  const output = actions((log) => {
    log.warning(text);
    log.error(text);
    log.annotate({ ...annotation, path: text, title: text, message: text });
    log.startGroup(text);
  });
  const { commands, lines } = interpretRunnerOutput(output);
  expect(commands.map((command) => command.name)).toEqual(["warning", "error", "error", "group"]);
  expect(Object.keys(commands[2]?.properties ?? {})).toEqual(["title", "file", "line", "endLine"]);
  expect(lines).toEqual([""]);
});

test.each([...HOSTILE, ...LATENT])("the terminal's log is inert in a job too: %j", (text) => {
  const output = record((write) => {
    const log = createTerminalLog({ write, hasColor: false });
    log.info(text);
    log.warning(text);
    log.error(text);
  });
  expect(interpretRunnerOutput(output).commands).toEqual([]);
});

test("whatever is put together from hostile parts, nothing is obeyed and nothing is invisible", () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE, ...LATENT, ...DRESSINGS),
    fc.string({ unit: "binary" }),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join("");
      const output = actions((log) => log.info(text));
      expect(interpretRunnerOutput(output).commands).toEqual([]);
      expect(output).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
    { numRuns: 2_000 },
  );
});

test("a warning arrives at the runner as it was given", () => {
  const printable = fc.string({
    unit: fc.constantFrom("%", ":", ",", "0", "A", "D", "2", "5", "=", ";", "]", "\n", "x"),
  });
  fc.assert(
    fc.property(printable, (message) => {
      const plain = makeInert(message);
      const output = actions((log) => log.annotate({ ...annotation, title: `t${plain}`, message: plain }));
      const [command] = interpretRunnerOutput(output).commands;
      expect(command?.data).toBe(plain);
      expect(command?.properties["title"]).toBe(`t${plain}`);
    }),
  );
});

test("an annotation names its place", () => {
  expect(actions((log) => log.annotate(annotation))).toBe(
    "::error title=criterion 2,file=src/a.ts,line=3,endLine=5::not met\n",
  );
});

test("special characters are escaped in data and in properties", () => {
  const output = actions((log) => log.annotate({ ...annotation, path: "a:b,c%.ts", message: "1: 100%\n2, done" }));
  expect(output).toBe("::error title=criterion 2,file=a%3Ab%2Cc%25.ts,line=3,endLine=5::1: 100%25%0A2, done\n");
});

test("ten annotations of each type, the rest as plain lines, said once", () => {
  const output = actions((log) => {
    for (let index = 1; index <= 13; index += 1) log.warning(`w${index}`);
    log.annotate(annotation);
  });
  const { commands, lines } = interpretRunnerOutput(output);
  expect(commands.map((command) => command.data)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `w${index + 1}`),
    "not met",
  ]);
  expect(lines.slice(0, -1)).toEqual([
    "The runner shows 10 annotations of type warning; further ones are plain lines.",
    "warning: w11",
    "warning: w12",
    "warning: w13",
  ]);
});

test("an annotation past the limit keeps its place", () => {
  const output = actions((log) => {
    for (let index = 0; index <= 10; index += 1) log.annotate(annotation);
  });
  expect(output).toContain("\nerror: src/a.ts:3: criterion 2: not met\n");
});

test("a long message is cut to 4096 characters and says so", () => {
  const [command] = interpretRunnerOutput(actions((log) => log.error("😀".repeat(5_000)))).commands;
  expect(command?.data.length).toBeLessThanOrEqual(4_096);
  expect(command?.data).toMatch(/ … \(cut, 10000 characters in all\)$/);
  expect(command?.data.isWellFormed()).toBe(true);
});

test("an endless line in the log is cut and says so", () => {
  const output = actions((log) => log.info("x".repeat(1_000_000)));
  expect(output.length).toBeLessThanOrEqual(65_537);
  expect(output).toMatch(/\(cut, 1000000 characters in all\)\n$/);
});

test("ordinary text is left alone", () => {
  const text = "src/a.ts:3: std::vector<int> ## Heading [x]\n\tüñï 漢字 ✔ 100 %";
  expect(actions((log) => log.info(text))).toBe(`${text}\n`);
});

test("colours are removed, other invisible characters are shown", () => {
  expect(makeInert("\u001b[31mred\u001b[0m a\u200bb\u0007")).toBe("red a\\u{200b}b\\u{7}");
});

test("a progress line that overwrites itself becomes lines", () => {
  expect(makeInert("1 %\r50 %\r\n100 %")).toBe("1 %\n50 %\n100 %");
});

test("the mark that makes a sign an emoji is not worth showing", () => {
  expect(makeInert("\u26a0\ufe0f careful")).toBe("\u26a0 careful");
});

test("half a character becomes the replacement character", () => {
  expect(makeInert("a\ud83d")).toBe("a\ufffd");
});

test("groups open and close", () => {
  expect(actions((log) => log.startGroup("gate: a"))).toBe("::group::gate: a\n");
  expect(actions((log) => log.endGroup())).toBe("::endgroup::\n");
});

function terminalLines(hasColor: boolean): string {
  return record((write) => {
    const log = createTerminalLog({ write, hasColor });
    log.info("i");
    log.warning("w");
    log.error("e");
  });
}

test("the terminal's log says what is a warning and what an error, in colour only where wanted", () => {
  expect(terminalLines(false)).toBe("i\nwarning: w\nerror: e\n");
  expect(terminalLines(true)).toBe("i\n\u001b[33mwarning:\u001b[39m w\n\u001b[31merror:\u001b[39m e\n");
});
