import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import type { Producer, Program } from "../../../../../src/verdict/flow/program.ts";
import {
  BOOL,
  type FlowType,
  INT,
  NOTHING,
  NUMBER,
  type ScopeTypes,
  TEXT,
} from "../../../../../src/verdict/flow/types.ts";

export const origin = { file: "gate.flow", start: { line: 1, column: 1 } };

export function record(fields: Readonly<Record<string, FlowType>>): FlowType {
  return { kind: "record", fields };
}

export function list(item: FlowType): FlowType {
  return { kind: "list", item };
}

function enumOf(...values: readonly string[]): FlowType {
  return { kind: "enum", values };
}

function optional(inner: FlowType): FlowType {
  return { kind: "optional", inner };
}

/** A scope with something of every type. */
export const everything: ScopeTypes = {
  tests: record({ passed: BOOL, failed: INT, total: optional(INT), notes: optional(TEXT) }),
  ui: record({ ok: BOOL, notes: TEXT }),
  posts: list(record({ day: TEXT, ok: BOOL, likes: INT, tags: list(TEXT), author: optional(TEXT) })),
  release: record({ notes: TEXT, entries: list(TEXT) }),
  files: list(TEXT),
  labels: list(enumOf("bug", "feature", "chore")),
  flags: list(BOOL),
  grid: list(list(NUMBER)),
  budget: NUMBER,
  handoff: record({ verified: BOOL, verification: enumOf("live-ui-verified", "unit-test-verified", "not-verified") }),
  nothing: list(NOTHING),
};

export const given: ScopeTypes = {
  input: record({ strict: BOOL, count: INT, day: TEXT, docs: list(TEXT) }),
};

/** `agent(nobody)` has a fault that somebody else tells; `expect text` gives a text. */
export function typeOfSite(producer: Producer): FlowType | null {
  if (producer.kind === "run") return record({ passed: BOOL, exitCode: INT, durationMs: NUMBER });
  if (producer.kind === "stock") return record({ ok: BOOL });
  if (producer.name === "nobody") return null;
  const wantsText = producer.options.some((option) => option.kind === "expect" && option.value.text === "text");
  return wantsText ? TEXT : record({ ok: BOOL, notes: TEXT, score: NUMBER });
}

/** Parse what is known to be right. */
export function program(source: string): Program {
  const { value, diagnostics } = parseProgram(source, origin);
  if (value === null) throw new Error(`${source}: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return value;
}
