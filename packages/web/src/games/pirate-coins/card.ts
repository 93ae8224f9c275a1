import { bareSign, pirateCoin, placed, type Shape, ship, stroked, transformed } from '@pouch/art';
import { cardArt, laid } from '../../art/card.ts';

/** The ship's scale on the card, and its left edge. */
const SHIP = { scale: 0.52, x: 150 - 0.52 * 240, y: -2 };
/** As the ship's own waves, which end where its picture does. */
const wave = (y: number, x: number, colour: string): Shape =>
  stroked(`M${x} ${y}${'c8.32 -5.2 14.56 -5.2 22.88 0s14.56 5.2 22.88 0'.repeat(9)}`, {
    paint: colour,
    width: 2.4,
    cap: 'round',
  });

export const card = cardArt(() => [
  transformed(ship.shapes, [SHIP.scale, 0, 0, SHIP.scale, SHIP.x, SHIP.y]),
  placed(bareSign('skull', '#2A2115'), 150, 53, 52),
  ...laid(pirateCoin('gold', 'skull', { size: 90 }), { x: 106, y: 132, width: 46, degrees: -6 }),
  ...laid(pirateCoin('copper', 'skull', { size: 90 }), { x: 192, y: 132, width: 46, degrees: 8 }),
  ...laid(pirateCoin('silver', 'monster', { size: 90 }), { x: 149, y: 135, width: 46, degrees: 4 }),
  wave(SHIP.y + 322 * SHIP.scale, SHIP.x - 42 * SHIP.scale - 45.76, '#3C7F8C'),
  wave(SHIP.y + 342 * SHIP.scale, SHIP.x - 58 * SHIP.scale - 45.76, '#2A5B66'),
]);
