/** Each rule with the reason that a name which breaks it is refused for. */
const RULES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\.\./, "it has `..`"],
  // oxlint-disable-next-line no-control-regex
  [/[\u0000-\u0020\u007f]/, "it has a blank or a control character"],
  [/[~^:?*[\\]/, "it has one of the characters `~^:?*[\\`"],
  [/@\{|^@$/, "`@` means something of its own there"],
  [/^\/|\/$|\/\//, "it has an empty part between slashes"],
  [/(?:^|\/)\.|\.$/, "a part of it starts with a dot, or it ends with one"],
  [/\.lock(?:\/|$)/, "a part of it ends with `.lock`"],
  [/^-/, "it starts with a dash"],
];

/** Why git refuses a name for a branch, or null. Throws: never. Source: git-check-ref-format(1). */
export function findBranchFault(name: string): string | null {
  return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
