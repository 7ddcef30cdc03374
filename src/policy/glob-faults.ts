import { type DataPath, type Fault, formatPath, quote, valueAt } from "../lib/fault.ts";
import { findGlobFault, type GlobFault } from "./globs.ts";

/** Faults of the globs of a policy, its plans', its gates' and its redo's, beside those of shape. In: the data of a policy of any shape, and the
 *  faults that are told already. Throws: never. */
export function findGlobFaults(data: unknown, told: readonly Fault[]): readonly Fault[] {
  const gates = valueAt(data, ["gates"]);
  const names = typeof gates === "object" && gates !== null ? Object.keys(gates) : [];
  const places = [["plan"], ["redo", "guard"], ...names.map((name) => ["gates", name, "paths"])];
  const toldPaths = new Set(told.map(({ path }) => formatPath(path)));
  return places
    .flatMap((path) => globsAt(data, path))
    .filter(({ path }) => !toldPaths.has(formatPath(path)))
    .flatMap(({ glob, path }): Fault[] => {
      const fault = findGlobFault(glob) ?? findOpenEnd(glob);
      if (fault?.severity !== "error") return [];
      const { message, hint } = fault;
      return [{ ruleId: "bad-glob", message: `${quote(glob)} ${message}`, hint, path, mark: "value" }];
    });
}

function globsAt(data: unknown, path: DataPath): readonly { readonly glob: string; readonly path: DataPath }[] {
  const value = valueAt(data, path);
  if (typeof value === "string") return [{ glob: value, path }];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((glob, index) => (typeof glob === "string" ? [{ glob, path: [...path, index] }] : []));
}

/** Globs of a policy are compared with whole paths of files, unlike those of a plan. */
function findOpenEnd(glob: string): GlobFault | null {
  if (!glob.endsWith("/")) return null;
  const message = "can match nothing: no path of a file ends with `/`";
  return { severity: "error", message, hint: `Write ${quote(`${glob}**`)}.` };
}
