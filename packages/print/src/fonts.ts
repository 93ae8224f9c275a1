import { createRequire } from 'node:module';
import type { Face } from '@pouch/art';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The files of the letterings, from their packages. */
export const FONT_FILES: Readonly<Record<Face, string>> = {
  display: require.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-700-normal.woff'),
  text: require.resolve('@fontsource/commissioner/files/commissioner-latin-500-normal.woff'),
  strong: require.resolve('@fontsource/commissioner/files/commissioner-latin-700-normal.woff'),
  heavy: require.resolve('@fontsource/commissioner/files/commissioner-latin-800-normal.woff'),
};

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const font = openSync(FONT_FILES[face]);
  if (!('layout' in font)) throw new Error(`${FONT_FILES[face]} is a collection of fonts`);
  opened.set(face, font);
  return font;
}

/** How wide a text is, in the unit of its size. */
export function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** The characters of a text that the lettering does not have. */
export const missingIn = (text: string, face: Face): string[] =>
  [...text].filter((character) => !fontOf(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
