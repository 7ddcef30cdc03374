import type { Processes } from "../../ports/process.ts";
import type { Program, Programs, ProgramSpec } from "../../ports/programs.ts";
import { findProgram } from "../process/find-program.ts";
import { findInstalled } from "./install.ts";
import { findOnPath } from "./on-path.ts";
import { findPlatform, type Platform } from "./platform.ts";

export interface ProgramsOptions {
  readonly processes: Processes;
  /** Where installations are kept from run to run; made when it is needed. */
  readonly cacheDir: string;
  /** Where private folders are made and removed again. */
  readonly tempDir: string;
  /** Our own PATH. */
  readonly path: string;
  /** Variables that tell npm its registry, proxy and certificates; npm sees no others of our environment. */
  readonly npmEnv: Readonly<Record<string, string>>;
  /** Our own Node, which starts installed scripts. */
  readonly nodeProgram: string;
  readonly signal: AbortSignal;
  /** Whether a program that is not in the cache may be installed now; yes by default. */
  readonly mayInstall?: boolean;
  /** The one we run on, by default. */
  readonly platform?: Platform;
}

/** The `Programs` port. Installations come from npm itself rather than from a library: its lock format, its registries, proxies and
 *  sign-ins are what people have, and it is there wherever Node is. */
export function createPrograms(options: ProgramsOptions): Programs {
  const found = new Map<string, Promise<Program>>();
  const { mayInstall = true, platform = findPlatform() } = options;
  // At once: what runs later may put another npm on PATH.
  const npm = findProgram("npm", options.path, "/");
  const context = { ...options, mayInstall, platform, npm };
  return {
    find: (spec, { install }) => {
      const key = keyOf(spec, install);
      const known = found.get(key);
      if (known !== undefined) return known;
      const search = install ? findInstalled(context, spec) : findOnPath(context, spec);
      found.set(key, search);
      return search;
    },
  };
}

function keyOf({ name, npmPackage, tested, oldest }: ProgramSpec, install: boolean): string {
  return JSON.stringify([name, npmPackage, tested, oldest, install]);
}
