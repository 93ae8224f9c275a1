import { createRequire } from 'node:module';
import type { Face } from '@pouch/art';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The files of the letterings, from their packages. */
export const FONT_FILES: Readonly<Record<Face, string>> = {
  display: require.resolve('@expo-google-fonts/brygada-1918/700Bold/Brygada1918_700Bold.ttf'),
  text: require.resolve('@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf'),
  strong: require.resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf'),
  heavy: require.resolve('@expo-google-fonts/commissioner/800ExtraBold/Commissioner_800ExtraBold.ttf'),
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

/** The widths of texts measured before, for letters of size 1: the same words come again and again. */
const measured = new Map<string, number>();

/** How wide a text is, in the unit of its size. */
export function widthOf(text: string, face: Face, size: number): number {
  const key = `${face} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known * size;
  const font = fontOf(face);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  measured.set(key, width);
  return width * size;
}

/** The characters of a text that the lettering does not have. */
export const missingIn = (text: string, face: Face): string[] =>
  [...text].filter((character) => !fontOf(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
