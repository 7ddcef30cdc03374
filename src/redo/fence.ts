/** A fence that the text cannot end: longer than every run of backticks in it. Out: the text itself is not changed. */
export function fence(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
  const ticks = "`".repeat(Math.max(3, longest + 1));
  return `${ticks}text\n${text}\n${ticks}`;
}

/** The beginning of a text, with a note where the rest is missing. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  // Not between the halves of one character.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(maxChars - 1)) ? maxChars - 1 : maxChars;
  return `${text.slice(0, end)}\n[… cut here, ${text.length - end} characters are not shown]`;
}
