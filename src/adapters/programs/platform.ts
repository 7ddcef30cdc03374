import { arch, platform, report } from "node:process";

/** The machine, in the words of Node and of npm's `os`, `cpu` and `libc`. `libc` is null where there is no choice of it. */
export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc: "glibc" | "musl" | null;
}

/** The machine that we run on. */
export function findPlatform(): Platform {
  return { os: platform, cpu: arch, libc: platform === "linux" ? findLibc() : null };
}

/** Node's report names the C library's version only where it is glibc. */
function findLibc(): "glibc" | "musl" {
  // Without this, Node looks up the names of all network peers first.
  Object.assign(report, { excludeNetwork: true });
  const { header } = report.getReport() as { readonly header?: { readonly glibcVersionRuntime?: unknown } };
  return typeof header?.glibcVersionRuntime === "string" ? "glibc" : "musl";
}

/** The name of a platform in `ProgramSpec.files`: `linux-x64`, `linux-x64-musl`, `darwin-arm64`. */
export function nameOfPlatform({ os, cpu, libc }: Platform): string {
  return libc === "musl" ? `${os}-${cpu}-musl` : `${os}-${cpu}`;
}
