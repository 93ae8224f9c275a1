/** Text broken into lines for a picture, where no browser does it. */

export type Measure = (text: string) => number;

/** As few lines as the width allows; a word that is too long has a line of its own. */
export function linesOf(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The largest of these sizes at which the text has no more lines than this, all within the width. */
export function fitted(
  text: string,
  { sizes, width, most }: { readonly sizes: readonly number[]; readonly width: number; readonly most: number },
  measure: (text: string, size: number) => number,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of sizes) {
    const lines = linesOf(text, width, (part) => measure(part, size));
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  return { size, lines: linesOf(text, width, (part) => measure(part, size)).slice(0, most) };
}
