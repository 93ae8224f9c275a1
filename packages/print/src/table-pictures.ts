import { box, type Drawing, placed, type Shape, stroked } from '@pouch/art';
import { boxWidth } from './coins.js';
import type { PrintGame } from './games/print-game.js';
import { INCH } from './page.js';
import { POUCH_SIZE, pouchFront } from './pouch.js';
import { INK, label, QUIET } from './typesetting.js';

/** The width of the pictures of a table. Everything on them has the same scale. */
export const TABLE_WIDTH = 186;
export const TABLE_SCALE = 0.5;

/** A coin's width in such a picture. */
export const TABLE_COIN = INCH * TABLE_SCALE;

/** The pouch's size in such a picture. */
export const TABLE_POUCH = { width: POUCH_SIZE.width * TABLE_SCALE, height: POUCH_SIZE.height * TABLE_SCALE } as const;

export const coinAt = (drawing: Drawing, x: number, y: number): Shape =>
  placed(drawing, x, y, boxWidth(drawing) * TABLE_SCALE);

/** Coins from left to right that overlap, the last one on top; `x` is the left edge of the first. */
export const spread = (drawings: readonly Drawing[], x: number, y: number, step: number): Shape[] =>
  drawings.map((drawing, index) => coinAt(drawing, x + TABLE_COIN / 2 + index * step, y));

export const spreadWidth = (count: number, step: number): number => TABLE_COIN + (count - 1) * step;

/** The pouch lying on its back, upper left corner at the point. */
export const pouchAt = (game: PrintGame, x: number, y: number): Shape =>
  placed(pouchFront(game), x + TABLE_POUCH.width / 2, y + TABLE_POUCH.height / 2, TABLE_POUCH.width);

/** What something is. */
export const name = (text: string, x: number, y: number, anchor: 'start' | 'middle' = 'middle'): Shape =>
  label(text, x, y, 9, { face: 'strong', anchor });

/** More about it. */
export const remark = (text: string, x: number, y: number, anchor: 'start' | 'middle' = 'middle'): Shape =>
  label(text, x, y, 8, { anchor, fill: QUIET });

/** A place that is empty for now. */
export const emptyPlace = (x: number, y: number, width: number, height: number): Shape =>
  stroked(box(x, y, width, height, 2), { paint: INK, width: 0.3, dash: [1.1, 0.8] });
