import { createHash } from "node:crypto";
import { z } from "zod";
import { assert } from "../../lib/assert.ts";
import type { ProgramSpec } from "../../ports/programs.ts";

const LockFile = z.object({
  packages: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const Root = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** The two files that npm installs from, and what tells them from any other pair. */
export interface Lock {
  readonly manifestJson: string;
  readonly lockJson: string;
  /** 12 hexadecimal digits. */
  readonly digest: string;
}

/** Reads the lock that an agent's folder brings and cuts it to the package that holds `file`, a path below `node_modules`, with all
 *  that this package needs. What a platform alone needs is optional in the lock of all platforms; here it must come, since npm does
 *  without a word without what is optional, even where its digest is wrong. A lock that is none is a bug. */
export async function readLock(spec: ProgramSpec, file: string): Promise<Lock> {
  const { packages } = LockFile.parse(await spec.loadLock());
  const { dependencies, optionalDependencies } = Root.parse(packages[""]);
  const wanted = packageOf(file);
  const range = dependencies[wanted] ?? optionalDependencies[wanted];
  // What it is for was decided by `file`; npm would compare it with the Node that it runs on itself.
  const { optional: _optional, os: _os, cpu: _cpu, libc: _libc, ...locked } = packages[pathOf(wanted)] ?? {};
  assert(range !== undefined && locked["integrity"] !== undefined, `the lock of ${spec.name} does not hold ${wanted}`);
  const others = new Set(["", wanted, ...Object.keys(optionalDependencies)].map(pathOf));
  const needed = Object.entries(packages).filter(([path]) => path !== "" && !others.has(path));
  const root = { dependencies: { [wanted]: range } };
  const lock = {
    lockfileVersion: 3,
    requires: true,
    packages: { "": root, [pathOf(wanted)]: locked, ...Object.fromEntries(needed) },
  };
  const lockJson = JSON.stringify(lock);
  return {
    manifestJson: JSON.stringify({ private: true, ...root }),
    lockJson,
    digest: createHash("sha256").update(lockJson).digest("hex").slice(0, 12),
  };
}

/** The package that a path below `node_modules` leads into. */
export function packageOf(file: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? "";
}

function pathOf(name: string): string {
  return `node_modules/${name}`;
}
