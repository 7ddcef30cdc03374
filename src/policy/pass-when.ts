import type { Range } from "../lib/diagnostic.ts";
import { type DataPath, valueAt } from "../lib/fault.ts";
import { MAX_POLICY_BYTES } from "./load.ts";
import type { PolicyKinds } from "./policy.ts";
import { decodeText } from "./text.ts";
import { parseYaml } from "./yaml.ts";

/** The `pass-when` of one gate as it stands in a file. */
export interface PassWhen {
  readonly gate: string;
  /** In the layout of the file: its first character stands at `range.start`. */
  readonly text: string;
  readonly range: Range;
  /** Whether the gate is one on the pull request as a whole, without the checks of the default gate. */
  readonly hasPaths: boolean;
  /** The kinds of the gate's own checks by name; null for a check without a usable kind. */
  readonly checks: Readonly<Record<string, string | null>>;
}

/** Every `pass-when` of a policy, also of one with faults elsewhere, so that they can be told together with those. Out: in file
 *  order; none when the file is not YAML. Throws: never. */
export function readPassWhens(bytes: Uint8Array, file: string, kinds: PolicyKinds): readonly PassWhen[] {
  const text = decodeText(bytes, file, MAX_POLICY_BYTES);
  if (text.value === null) return [];
  const { data, sourceOf } = parseYaml(text.value, file);
  return keysAt(data, ["gates"]).flatMap((gate): PassWhen[] => {
    const source = sourceOf(["gates", gate, "pass-when"]);
    if (source === null || source.text === "") return [];
    const hasPaths = valueAt(data, ["gates", gate, "paths"]) !== undefined;
    const at = ["gates", gate, "checks"];
    const checks = keysAt(data, at).map((name) => [name, kindOf(keysAt(data, [...at, name]), kinds)] as const);
    return [{ gate, ...source, hasPaths, checks: Object.fromEntries(checks) }];
  });
}

function kindOf(keys: readonly string[], { checks }: PolicyKinds): string | null {
  const [kind, ...others] = keys.filter((key) => Object.hasOwn(checks, key));
  return others.length > 0 ? null : (kind ?? null);
}

function keysAt(data: unknown, path: DataPath): readonly string[] {
  const value = valueAt(data, path);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}
