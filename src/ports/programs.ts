/** A command line program that an agent needs, and how to come by it. */
export interface ProgramSpec {
  /** Its name on PATH. */
  readonly name: string;
  /** Package of the npm registry. */
  readonly npmPackage: string;
  /** Exact version that was tested and that `install: true` brings. */
  readonly tested: string;
  /** Oldest version that is driven at all. */
  readonly oldest: string;
  /** Arguments that print the version. */
  readonly versionArgs: readonly string[];
  /** The file to start below `node_modules` of an installation, by `os-arch` such as `linux-x64`, or `any`; `linux-x64-musl` where the
   *  C library is not glibc. A file that ends in `.js`, `.cjs` or `.mjs` is started by our own Node. */
  readonly files: Readonly<Record<string, string>>;
  /** Absolute files and folders outside every home from which it reads settings that win over ours. What lies there before a run is
   *  the machine owner's; what appears or changes there during one is not. */
  readonly machineFiles: readonly string[];
  /** The `package-lock.json` of an installation that holds these files and nothing else that is not needed, as data. Made by
   *  `.github/tooling/agent-locks.ts`. */
  readonly loadLock: () => Promise<unknown>;
}

/** A program that was found. */
export interface Program {
  /** How to start it: absolute, without a shell. */
  readonly argv: readonly [string, ...string[]];
  readonly version: string;
  readonly origin: "path" | "installed";
  /** Says what is odd about it, such as a version newer than the tested one; null for nothing. */
  readonly remark: string | null;
  /** Throws: `GateError` (`runner-tampered`) when its files, those of the machine or its
   *  interpreter are not what they were when it was found. */
  readonly checkUnchanged: () => Promise<void>;
}

/** Programs of this machine. */
export interface Programs {
  /** Finds or installs a program and checks its version; the same is looked for once a run. Throws: `GateError` (`agent-unavailable`
   *  with the line that installs it, `agent-install-failed`). */
  readonly find: (spec: ProgramSpec, options: { readonly install: boolean }) => Promise<Program>;
}
