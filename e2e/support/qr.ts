import type { Locator } from '@playwright/test';

/** Reads a QR code off the screen as a camera does, but without what a camera needs for dirt and slant. */

/** What the code on the screen says. */
export const qrText = async (code: Locator): Promise<string> => readQr(await modulesOf(code));

/** Dark modules, row by row, without the quiet zone. */
type Modules = readonly (readonly boolean[])[];

/** Draws the image with a point for every module. */
function modulesOf(code: Locator): Promise<Modules> {
  return code.evaluate(async (svg: SVGSVGElement) => {
    const side = svg.viewBox.baseVal.width;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('width', String(side));
    copy.setAttribute('height', String(side));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const context = new OffscreenCanvas(side, side).getContext('2d');
    if (context === null) throw new Error('nothing can be drawn');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, side, side);
    const isDark = (x: number, y: number): boolean => (data[4 * (y * side + x)] ?? 255) < 128;
    const places = Array.from({ length: side }, (_, place) => place);
    const rows = places.map((y) => places.map((x) => isDark(x, y)));
    // The corner patterns reach the edges: the rest around them is the quiet zone.
    const first = rows.findIndex((row) => row.includes(true));
    return rows.slice(first, side - first).map((row) => row.slice(first, side - first));
  });
}

/** Blocks, and bytes of data in each, by version, at the level M of correction. */
const BLOCKS = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function readQr(dark: Modules): string {
  const version = (dark.length - 17) / 4;
  const blocks = BLOCKS[version - 1];
  if (blocks === undefined) throw new Error(`no QR code that can be read here: ${dark.length} modules wide`);
  const format = [0, 1, 2, 3, 4].reduce((bits, column) => 2 * bits + Number(dark[8]?.[column]), 0) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error('the code has another level of correction than M');
  const bytes = bytesOf(bitsOf(dark, MASKS[format & 7] ?? (() => false)));
  const [count, length] = blocks;
  // The blocks' bytes are dealt out in turn.
  const data = Array.from(
    { length: count * length },
    (_, at) => bytes[(at % length) * count + Math.floor(at / length)],
  );
  return textOf(data.map((byte) => byte ?? 0));
}

/** The text stands half a byte off: after four bits that say what it is, and its length. */
function textOf(data: readonly number[]): string {
  const halves = data.flatMap((byte) => [byte >> 4, byte & 15]);
  const [kind, high = 0, low = 0, ...rest] = halves;
  if (kind !== 4) throw new Error('the code is no text of bytes');
  const bytes = Array.from({ length: 16 * high + low }, (_, at) => 16 * (rest[2 * at] ?? 0) + (rest[2 * at + 1] ?? 0));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const bytesOf = (bits: readonly boolean[]): readonly number[] =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, byte) =>
    bits.slice(8 * byte, 8 * byte + 8).reduce((value, bit) => 2 * value + Number(bit), 0),
  );

/** Two columns at a time from the right, up and down by turns, past all that carries no data. */
function bitsOf(dark: Modules, isMasked: (row: number, column: number) => boolean): readonly boolean[] {
  const size = dark.length;
  const last = size - 1;
  const isData = (row: number, column: number): boolean =>
    row !== 6 &&
    column !== 6 &&
    !(row < 9 && (column < 9 || column > last - 8)) &&
    !(row > last - 8 && column < 9) &&
    !(size > 21 && Math.abs(row - (last - 6)) <= 2 && Math.abs(column - (last - 6)) <= 2);
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => last - 2 * pair).map((right) =>
    right <= 6 ? right - 1 : right,
  );
  return pairs.flatMap((right, pair) =>
    Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? last - step : step)).flatMap((row) =>
      [right, right - 1]
        .filter((column) => isData(row, column))
        .map((column) => (dark[row]?.[column] ?? false) !== isMasked(row, column)),
    ),
  );
}
