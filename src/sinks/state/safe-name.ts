const MAX_NAME_CHARS = 100;

/** A name as one part of a path that no system reads as anything else. Plans hold kebab-case names only; policy and checks are
 *  written by people. */
export function safeName(name: string): string {
  const plain = name
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[.-]+/, "")
    .replace(/\.+$/, "")
    .slice(0, MAX_NAME_CHARS);
  return plain === "" ? "unnamed" : plain;
}
