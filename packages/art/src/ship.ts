import type { Box, Drawing } from './drawing.js';
import { box, clipped, filled, stroked } from './shapes.js';

const MAST = '#6B5442';
const RAIL = '#7C624C';
const HULL = ['#4A382C', '#2B201A'] as const;
const SAIL = ['#EDE5D2', '#C9BFA6'] as const;
const SEA = ['#2F6672', '#1F4650'] as const;
const FLAG = '#BF5F53';

const BOX: Box = { x: 0, y: 0, width: 480, height: 360 };

/** The places of everything that changes, in the ship's own units. */
export const shipPlaces = {
  /** The value of the loot: the middle of its baseline, its font size and its greatest width. */
  number: { x: 240, y: 112, size: 84, width: 200, ink: '#2A2115' },
  /** The word below it. */
  label: { x: 240, y: 136, size: 15, width: 200, ink: '#2A2115' },
  /** The row of coins in the hold, each up to 60 wide. */
  hold: { x: 88, y: 222, width: 300, height: 66 },
  /** The row of crests of players aboard, on its lower edge. */
  deck: { x: 84, y: 163, width: 304, height: 40 },
} as const;

const hull = 'M34 196c10 8 22 10 40 10h318c22 0 34-6 46-22 2 66-30 122-92 136H134C76 308 40 262 34 196z';
const gunwale = 'M34 196c10 8 22 10 40 10h318c22 0 34-6 46-22';
const sail = 'M126 46c72-14 156-14 228 0 10 38 14 76 8 118-78-16-166-16-244 0-6-42-2-80 8-118z';

const wave = (x: number, y: number): string => `M${x} ${y}${'c16-10 28-10 44 0s28 10 44 0'.repeat(7)}`;

/** The empty ship of Pirate Coins. */
export const ship: Drawing = {
  title: 'A ship under sail',
  box: BOX,
  shapes: [
    clipped(
      [
        filled('M236 6h8v206h-8z', MAST),
        filled('M244 8c26 4 40 14 60 10-10 8-10 12 0 20-22 2-36-6-60-4z', FLAG),
        filled(sail, {
          kind: 'linear',
          from: [118, 36],
          to: [362, 164],
          stops: [
            { at: 0, colour: SAIL[0] },
            { at: 1, colour: SAIL[1] },
          ],
        }),
        stroked('M184 42c-8 40-9 76-4 112M296 42c8 40 9 76 4 112', { paint: '#000000', width: 2 }, 0.1),
        stroked('M126 46c72-14 156-14 228 0', { paint: MAST, width: 7, cap: 'round' }),
        filled(hull, {
          kind: 'linear',
          from: [0, 184],
          to: [0, 320],
          stops: [
            { at: 0, colour: HULL[0] },
            { at: 1, colour: HULL[1] },
          ],
        }),
        clipped([stroked('M20 236H460M20 268H460M20 298H460', { paint: '#000000', width: 2 }, 0.28)], hull),
        filled(box(82, 216, 312, 76, 30), '#000000', 0.3),
        stroked(gunwale, { paint: RAIL, width: 6, cap: 'round' }),
        stroked(wave(-42, 322), { paint: SEA[0], width: 4, cap: 'round' }),
        stroked(wave(-58, 342), { paint: SEA[1], width: 4, cap: 'round' }),
      ],
      box(BOX.x, BOX.y, BOX.width, BOX.height),
    ),
  ],
};
