import type { Range } from "../lib/diagnostic.ts";
import { type DataPath, formatPath, valueAt } from "../lib/fault.ts";
import { MAX_POLICY_BYTES } from "./load.ts";
import type { ExpectedEvidence, PolicyKinds, PolicyText } from "./policy.ts";
import { checkKindsOf, kindsIn } from "./schema.ts";
import { decodeText } from "./text.ts";
import { flowPathOf } from "./text-gates.ts";
import { readTypes, type ReadTypes } from "./types/read.ts";
import { isHandoff, readExpect } from "./types/expect.ts";
import { parseYaml } from "./yaml.ts";

/** The `pass-when` of one gate as it stands in a file. */
export interface PassWhen {
  readonly gate: string;
  /** In the layout of the file where `isExact`: its first character stands at `range.start`. */
  readonly text: string;
  readonly range: Range;
  readonly isExact: boolean;
  /** Whether the gate is one on the pull request as a whole, without the checks of the default gate. */
  readonly hasPaths: boolean;
  /** The gate's own checks by name; null for a check whose facts cannot be known for a fault in it. */
  readonly checks: Readonly<Record<string, PassWhenCheck | null>>;
}

/** A check as far as its facts depend on it. */
export interface PassWhenCheck {
  readonly kind: string;
  /** The structured evidence that it asks for. */
  readonly expect: ExpectedEvidence | null;
}

/** A text of the gate language in a policy. */
export interface GateText extends PolicyText {
  readonly kind: "flow" | "expression";
  /** Where it stands in the data, such as `gates.a.flow`. */
  readonly path: string;
}

/** Every gate and every computed check of a policy that is a text of its own, also of one with faults elsewhere. Out: in file order; none
 *  when the file is not YAML. Throws: never. */
export function readGateTexts(bytes: Uint8Array, file: string): readonly GateText[] {
  const text = decodeText(bytes, file, MAX_POLICY_BYTES);
  if (text.value === null) return [];
  const { data, sourceOf } = parseYaml(text.value, file);
  const textAt = (kind: GateText["kind"], path: DataPath | null): readonly GateText[] => {
    const source = path === null ? null : sourceOf(path);
    if (path === null || source === null || source.text.trim() === "") return [];
    return [{ ...source, kind, file, path: formatPath(path) ?? "" }];
  };
  return keysAt(data, ["gates"]).flatMap((gate) => {
    const checks = keysAt(data, ["gates", gate, "checks"]).map((name) => ["gates", gate, "checks", name, "expression"]);
    return [...textAt("flow", flowPathOf(data, gate)), ...checks.flatMap((path) => textAt("expression", path))];
  });
}

/** Every `pass-when` of a policy, also of one with faults elsewhere, so that they can be told together with those. Out: in file
 *  order; none when the file is not YAML. Throws: never. */
export function readPassWhens(bytes: Uint8Array, file: string, kinds: PolicyKinds): readonly PassWhen[] {
  const text = decodeText(bytes, file, MAX_POLICY_BYTES);
  if (text.value === null) return [];
  const { data, sourceOf } = parseYaml(text.value, file);
  const types = readTypes(data);
  return keysAt(data, ["gates"]).flatMap((gate): PassWhen[] => {
    const source = sourceOf(["gates", gate, "pass-when"]);
    if (source === null || source.text === "") return [];
    const hasPaths = valueAt(data, ["gates", gate, "paths"]) !== undefined;
    const at = ["gates", gate, "checks"];
    const checks = keysAt(data, at).map((name) => [name, checkAt(data, [...at, name], kinds, types)] as const);
    return [{ gate, ...source, hasPaths, checks: Object.fromEntries(checks) }];
  });
}

function checkAt(data: unknown, path: DataPath, kinds: PolicyKinds, types: ReadTypes): PassWhenCheck | null {
  const checks = checkKindsOf(kinds);
  const [kind, ...others] = kindsIn(keysAt(data, path), Object.keys(checks));
  if (kind === undefined || others.length > 0) return null;
  const wanted = valueAt(data, [...path, "expect"]);
  if ((kind !== "agent" && kind !== "run") || wanted === undefined) return { kind, expect: null };
  const { expect } = readExpect(wanted, path, types);
  if (expect === null) return null;
  return { kind, expect: kind === "agent" && isHandoff(expect) ? null : expect };
}

function keysAt(data: unknown, path: DataPath): readonly string[] {
  const value = valueAt(data, path);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
