/** GitHub counts check-run texts in bytes, whatever its documentation says, and comments in characters. */
export const MAX_CHECK_TEXT_BYTES = 65_535;
export const MAX_COMMENT_CHARS = 65_536;
export const MAX_ANNOTATION_TITLE_CHARS = 255;

/** The start of a text that is too long, with a note; the guard behind the renderer's own limits, which cut with more care. */
export function cutBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= maxBytes) return text;
  const note = `\n\n… (cut, ${bytes.byteLength} bytes in all)`;
  const kept = bytes.subarray(0, maxBytes - Buffer.byteLength(note));
  // A streaming decoder keeps an unfinished character back instead of replacing it.
  return new TextDecoder().decode(kept, { stream: true }) + note;
}

/** As `cutBytes`, counted in characters (UTF-16 units), never through the middle of one. */
export function cutChars(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const note = ` … (cut, ${text.length} characters in all)`;
  return text.slice(0, maxChars - note.length).replace(/[\uD800-\uDBFF]$/, "") + note;
}
