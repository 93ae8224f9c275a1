import { inflateSync } from 'node:zlib';
import { GAMES } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { PAPERS } from '../src/index.js';
import { toPdf } from '../src/pdf.js';
import { fonts } from './fonts.js';
import { PRINT_ROWS, pagesOf } from './kits.js';

const MOST_BYTES = 2_000_000;
const POINTS_PER_MM = 72 / 25.4;

/** The decompressed streams of a PDF, without the fonts. */
function paintings(pdf: Buffer): string[] {
  const found: string[] = [];
  for (const { index } of pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\r?\n>>\r?\nstream\r?\n/g)) {
    const start = pdf.indexOf('stream', index) + 'stream\n'.length;
    const text = inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start))).toString('latin1');
    if (/^[\x20-\x7e\r\n]+$/.test(text)) found.push(text);
  }
  return found;
}

describe('the PDF', () => {
  test.each(PRINT_ROWS)('is all vector, with its fonts, of the right size and small: %s', async (_, game, options) => {
    const pages = pagesOf(game, options);
    const pdf = Buffer.from(await toPdf(pages, GAMES[game].name, fonts));
    const text = pdf.toString('latin1');
    expect(pdf.byteLength).toBeLessThan(MOST_BYTES);

    const boxes = [...text.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, numbers]) => numbers?.split(' ').map(Number));
    const { width, height } = PAPERS[options.paper];
    expect(boxes).toHaveLength(pages.length);
    for (const box of boxes)
      expect(box).toEqual([0, 0, expect.closeTo(width * POINTS_PER_MM, 3), expect.closeTo(height * POINTS_PER_MM, 3)]);

    expect(text).not.toMatch(/\/Subtype \/Image/);
    const paintedText = paintings(pdf).join('\n');
    expect(paintedText).not.toMatch(/\bBI\b[^\n]*\bID\b/);

    const descriptors = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(descriptors).toBeGreaterThanOrEqual(3);
    expect(text.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(descriptors);

    const colours = [
      ...[...paintedText.matchAll(/^([\d. ]+) (?:scn|SCN|sc|SC|rg|RG)$/gm)].map(([, colour]) => colour),
      ...[...text.matchAll(/\/C[01] \[([\d. ]+)\]/g)].map(([, colour]) => colour),
    ].map((colour) => colour?.split(' ').map(Number) ?? []);
    expect(colours.length).toBeGreaterThan(20);
    const isGrey = ([red, green, blue]: number[]): boolean => red === green && (blue === undefined || green === blue);
    expect(colours.every(isGrey)).toBe(options.ink === 'grey');
  });
});
