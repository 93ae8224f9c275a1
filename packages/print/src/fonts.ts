import type { Face } from '@pouch/art';
import { create, type Font } from 'fontkit';

/** The TTF files of the letterings. Where they come from differs: Node reads them, a page fetches them. */
export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** The letterings, opened once and shared by all kits. */
export interface Fonts {
  readonly files: FontFiles;
  /** How wide a text is, in the unit of its size. */
  widthOf(text: string, face: Face, size: number): number;
  /** The characters of a text that the lettering does not have. */
  missingIn(text: string, face: Face): string[];
}

export function openFonts(files: FontFiles): Fonts {
  const opened: Readonly<Record<Face, Font>> = {
    display: opening(files.display),
    text: opening(files.text),
    strong: opening(files.strong),
    heavy: opening(files.heavy),
  };
  /** The widths of texts measured before, for letters of size 1: the same words come again and again. */
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

function opening(file: Uint8Array): Font {
  // Its types ask for Node's Buffer, but any bytes will do.
  const font = create(file as Buffer);
  if (!('layout' in font)) throw new Error('The file is a collection of fonts');
  return font;
}
