import type { Look } from '../show/paint.js';

/** A line that is too long goes on below, set in a little. Only spaces are broken at, but for words that are too long. */
export function wrap(line: string, width: number, indent = 2): string[] {
  if (line.length <= width) return [line];
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const cut = space > indent ? space : width;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = ' '.repeat(indent) + rest.slice(cut).trimStart();
  }
  return rest.trim() === '' ? lines : [...lines, rest];
}

/** Sentences as lines that fit, with the coins in their colours. */
export const sentences = (lines: readonly string[], { paint, width }: Look): string[] =>
  lines.flatMap((line) => wrap(line, width)).map(paint.coins);
