/** Breaks a text into lines of at most `width` characters. Words that are longer are broken where the line ends. */
export function wrap(text, width) {
  const lines = [];
  let line = "";
  for (const word of wordsOf(text).flatMap((one) => piecesOf(one, width))) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}

/** Cuts a word into pieces that fit into a line. */
export function piecesOf(word, width) {
  const pieces = [];
  for (let start = 0; start < word.length; start += width) pieces.push(word.slice(start, start + width));
  return pieces;
}

function wordsOf(text) {
  return text.split(/\s+/).filter((word) => word !== "");
}
