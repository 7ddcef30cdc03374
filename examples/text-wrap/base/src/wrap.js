/** Breaks a text into lines of at most `width` characters. Words that are longer stay whole. */
export function wrap(text, width) {
  const lines = [];
  let line = "";
  for (const word of wordsOf(text)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}

function wordsOf(text) {
  return text.split(/\s+/).filter((word) => word !== "");
}
