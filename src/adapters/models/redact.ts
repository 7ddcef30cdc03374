const MAX_DETAIL_CHARS = 200;

/** Text without the key, in any of the forms it was sent in. */
export function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, "[key]").replaceAll(encodeURIComponent(key), "[key]");
}

/** What an endpoint said, for an error message: no key, one line, at most 200 characters. */
export function toDetail(text: string, key: string): string {
  const line = withoutKey(text, key)
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS).toWellFormed()}…` : line;
}
