import type { Face } from '@pouch/art';
import { create, type Font } from 'fontkit';

/** The TTF files: Node reads them, a page fetches them. */
export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** The fonts, opened once and shared by all kits. */
export interface Fonts {
  readonly files: FontFiles;
  /** The width of a text, in the unit of its size. */
  widthOf(text: string, face: Face, size: number): number;
  /** The characters of a text that the font does not have. */
  missingIn(text: string, face: Face): string[];
}

export function openFonts(files: FontFiles): Fonts {
  const opened: Readonly<Record<Face, Font>> = {
    display: openFont(files.display),
    text: openFont(files.text),
    strong: openFont(files.strong),
    heavy: openFont(files.heavy),
  };
  /** Cached widths at size 1: many words repeat. */
  const measured = new Map<string, number>();
  return {
    files,
    widthOf(text, face, size) {
      const key = `${face} ${text}`;
      const known = measured.get(key);
      if (known !== undefined) return known * size;
      const font = opened[face];
      const width = font.layout(text).advanceWidth / font.unitsPerEm;
      measured.set(key, width);
      return width * size;
    },
    missingIn: (text, face) =>
      [...text].filter((character) => !opened[face].hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  };
}

function openFont(file: Uint8Array): Font {
  // Its types require Node's Buffer, but any bytes work.
  const font = create(file as Buffer);
  if (!('layout' in font)) throw new Error('The file is a collection of fonts');
  return font;
}
