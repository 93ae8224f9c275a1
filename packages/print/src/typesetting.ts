import type { Colour, Face, Shape } from '@pouch/art';
import type { Fonts } from './fonts.js';

/** Typesetting, in millimetres. */
export const POINT = 25.4 / 72;

/** Nothing on a page is set smaller, apart from the numbers on the drawn coins. */
export const LEAST_POINTS = 7;

export const INK = '#241E14';
export const QUIET = '#675B44';

type TextShape = Extract<Shape, { kind: 'text' }>;

/** One line of text at a point. */
export const label = (text: string, x: number, y: number, points: number, rest: Partial<TextShape> = {}): Shape => ({
  kind: 'text',
  text,
  x,
  y,
  size: points * POINT,
  face: 'text',
  anchor: 'start',
  fill: INK,
  ...rest,
});

export interface Setting {
  readonly width: number;
  /** The size of the letters. */
  readonly points: number;
  /** The line height, as a multiple of the size. */
  readonly leading?: number;
  readonly face?: Face;
  readonly fill?: Colour;
  readonly align?: 'start' | 'middle';
}

export interface Block {
  /** The text as shapes, with the upper left corner of the block at (0, 0). */
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** Text of one face; `glued` to the word before it if there is no space between them. */
interface Word {
  readonly text: string;
  readonly face: Face;
  readonly width: number;
  readonly glued: boolean;
}

/** A paragraph wrapped to the width. Words between ** are strong. */
export function paragraph(text: string, setting: Setting, fonts: Fonts): Block {
  const { width, points, leading = 1.32, face = 'text', fill = INK, align = 'start' } = setting;
  const size = points * POINT;
  const step = size * leading;
  const space = fonts.widthOf(' ', face, size);
  const lines = inLines(wordsOf(text, face, size, fonts), width, space);
  const shapes = lines.flatMap((line, index): Shape[] => {
    const y = size * 0.95 + index * step;
    let x = align === 'middle' ? (width - lengthOf(line, space)) / 2 : 0;
    return line.map((word, place): Shape => {
      if (place > 0 && !word.glued) x += space;
      const shape: Shape = { kind: 'text', text: word.text, x, y, size, face: word.face, anchor: 'start', fill };
      x += word.width;
      return shape;
    });
  });
  return { shapes, height: lines.length === 0 ? 0 : size * 1.2 + (lines.length - 1) * step };
}

const lengthOf = (line: readonly Word[], space: number): number =>
  line.reduce((sum, word, place) => sum + word.width + (place > 0 && !word.glued ? space : 0), 0);

function wordsOf(text: string, face: Face, size: number, fonts: Fonts): Word[] {
  const parts = text.split('**');
  return parts.flatMap((part, index) => {
    const of: Face = index % 2 === 1 ? 'strong' : face;
    const apart = index === 0 || part.startsWith(' ') || (parts[index - 1] as string).endsWith(' ');
    return part
      .split(' ')
      .filter((word) => word !== '')
      .map((word, place) => ({
        text: word,
        face: of,
        width: fonts.widthOf(word, of, size),
        glued: place === 0 && !apart,
      }));
  });
}

/** Fills lines word by word, without breaking between glued words. */
function inLines(words: readonly Word[], width: number, space: number): Word[][] {
  const lines: Word[][] = [];
  for (const chunk of chunksOf(words)) {
    const line = lines.at(-1);
    if (line === undefined || lengthOf([...line, ...chunk], space) > width) lines.push([...chunk]);
    else line.push(...chunk);
  }
  return lines;
}

function chunksOf(words: readonly Word[]): Word[][] {
  const chunks: Word[][] = [];
  for (const word of words) {
    if (word.glued && chunks.length > 0) chunks.at(-1)?.push(word);
    else chunks.push([word]);
  }
  return chunks;
}

/** Blocks one below the other, with gaps between them. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  let y = 0;
  const shapes: Shape[] = [];
  for (const block of blocks) {
    shapes.push({ kind: 'group', shapes: block.shapes, transform: [1, 0, 0, 1, 0, y] });
    y += block.height + gap;
  }
  return { shapes, height: Math.max(0, y - gap) };
}
