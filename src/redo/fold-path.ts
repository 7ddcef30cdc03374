/** Shapes that no honest path of a repository has and some file system reads as another one. */
const UNSAFE: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^$|^\/|\/$|\/\//, "it is no path of a repository"],
  // Windows takes dots and blanks at the end away, so that `.. ` is `..` there.
  [/(?:^|[\\/])[. ]+(?:[\\/]|$)/, "it leads out of its folder"],
  [/\uFFFD/, "its name is not text"],
  [/\p{Cc}|\p{Zl}|\p{Zp}/u, "its name has control characters"],
  [/\\/, "its name has a back-slash, which is a folder on Windows"],
  [/^[A-Za-z]:/, "it is a path with a drive on Windows"],
];

/** Why a path cannot be trusted to be what it looks like; null for a plain one. */
export function whyUnsafe(path: string): string | null {
  return UNSAFE.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** The parts of a path as file systems may compare them: without letter case, in one composed form, without the invisible characters that
 *  HFS+ passes over, the dots and blanks at the end and the streams behind a colon that Windows does not count. Characters that look like
 *  a separator are taken for one. */
export function foldParts(path: string): readonly string[] {
  return foldText(path)
    .split(/[\\/]/)
    .map((part) => part.replace(/(?<=.):.*$/s, "").replace(/(?<=[^. ])[. ]+$/, ""))
    .filter((part) => part !== "");
}

/** The same for a text that need not be a path, such as a glob. */
export function foldText(text: string): string {
  const visible = text.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
}

/** Whether some part of a folded path may be the short name that Windows gives to a long one, such as `GIT~1`. */
export function hasShortName(parts: readonly string[]): boolean {
  return parts.some((part) => /^[^.]{0,7}~\d{1,6}(?:\.[^.]{0,3})?$/.test(part));
}
