import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { makeTempDir } from "../../../support/temp-dir.ts";

/** A package as a test describes it: its manifest and its other files. */
export interface FakePackage {
  readonly name: string;
  readonly version: string;
  readonly manifest?: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, string>>;
}

export interface FakeRegistry {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly requests: readonly string[];
  /** The lock of an installation of these packages, each wanted by the root. */
  readonly lock: unknown;
  /** Gives out these packages from now on; the lock stays. */
  readonly replace: (packages: readonly FakePackage[]) => void;
  readonly close: () => Promise<void>;
}

/** A registry on the loopback that npm can install from. */
export async function startRegistry(packages: readonly FakePackage[]): Promise<FakeRegistry> {
  const requests: string[] = [];
  let served = packages.map(pack);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    requests.push(path);
    const archive = served.find(({ archivePath }) => archivePath === path);
    if (archive !== undefined) return response.end(archive.bytes);
    const versions = served.filter(({ manifest }) => `/${manifest.name}` === path);
    if (versions.length === 0) return response.writeHead(404).end("{}");
    return response.end(JSON.stringify(packumentOf(versions, address())));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    url: address(),
    requests,
    lock: lockOf(served),
    replace: (others) => {
      served = others.map(pack);
    },
    close,
  };
}

interface Packed {
  readonly manifest: Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };
  readonly archivePath: string;
  readonly bytes: Buffer;
  readonly integrity: string;
}

function pack({ name, version, manifest = {}, files }: FakePackage): Packed {
  const dir = makeTempDir();
  const whole = { name, version, ...manifest };
  for (const [path, text] of Object.entries({ ...files, "package.json": JSON.stringify(whole) })) {
    const file = join(dir, "package", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
  }
  execFileSync("tar", ["-czf", join(dir, "archive.tgz"), "-C", dir, "package"]);
  const bytes = readFileSync(join(dir, "archive.tgz"));
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  return { manifest: whole, archivePath: `/${name}/-/${version}.tgz`, bytes, integrity };
}

function packumentOf(versions: readonly Packed[], address: string): unknown {
  const [first] = versions;
  return {
    name: first?.manifest.name,
    "dist-tags": { latest: first?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest, archivePath, integrity }) => [
        manifest.version,
        { ...manifest, dist: { tarball: `${address}${archivePath}`, integrity } },
      ]),
    ),
  };
}

function lockOf(packed: readonly Packed[]): unknown {
  const wanted = packed.map(({ manifest }) => [manifest.name, manifest.version]);
  return {
    name: "agent",
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name: "agent", optionalDependencies: Object.fromEntries(wanted) as unknown },
      ...Object.fromEntries(
        packed.map(({ manifest: { name, version, os, cpu, scripts }, integrity }) => [
          `node_modules/${name}`,
          // Without the mark npm would not look for scripts at all.
          { version, integrity, os, cpu, optional: true, hasInstallScript: scripts !== undefined },
        ]),
      ),
    },
  };
}
