import { createHash } from "node:crypto";
import { assert } from "../../lib/assert.ts";
import type { ProgramSpec } from "../../ports/programs.ts";

/** The two files that npm installs from, and what tells them from any other pair. */
export interface Lock {
  readonly manifestJson: string;
  readonly lockJson: string;
  /** 12 hexadecimal digits. */
  readonly digest: string;
}

/** Reads the lock that an agent's folder brings. The manifest is what the lock says of its root. A lock that is none is a bug. */
export async function readLock(spec: ProgramSpec): Promise<Lock> {
  const lock: unknown = await spec.loadLock();
  const root = valueAt(valueAt(lock, "packages"), "");
  assert(typeof root === "object" && root !== null, `the lock of ${spec.name} has no root package`);
  const wanted = ["dependencies", "optionalDependencies"].flatMap((key) => {
    const value = valueAt(root, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  assert(wanted.length > 0, `the lock of ${spec.name} brings no package`);
  const lockJson = JSON.stringify(lock);
  return {
    manifestJson: JSON.stringify({ private: true, ...Object.fromEntries(wanted) }),
    lockJson,
    digest: createHash("sha256").update(lockJson).digest("hex").slice(0, 12),
  };
}

function valueAt(data: unknown, key: string): unknown {
  if (typeof data !== "object" || data === null || !Object.hasOwn(data, key)) return undefined;
  return Reflect.get(data, key) satisfies unknown;
}
