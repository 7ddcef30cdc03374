/** A word as a POSIX shell reads it back, whatever stands in it. Throws: never. */
export function quoteWord(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
