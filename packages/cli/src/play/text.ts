import type { TerminalStyle } from '../show/paint.js';

/** Breaks a long line at spaces and indents the rest; only a word longer than the line is split. */
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

/** Seconds below a minute, otherwise minutes and seconds: 20 s, 1:05. */
export const clockText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sentences as lines that fit the width, with coloured coins. */
export const sentences = (lines: readonly string[], { paint, width }: TerminalStyle): string[] =>
  lines.flatMap((line) => wrap(line, width)).map(paint.coins);
