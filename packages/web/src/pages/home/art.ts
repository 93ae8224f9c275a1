import {
  bareSign,
  circle,
  coinSetSide,
  type Drawing,
  koin,
  lighthouseBay,
  pirateCoin,
  placed,
  realmCoin,
  type Shape,
  ship,
  stroked,
  transformed,
} from '@pouch/art';
import type { GameId } from '@pouch/rules';

/** The pictures on the cards, each one drawing: 300 by 180, with nothing that matters at the sides. */
export const CARD_ART = { width: 300, height: 180 };

const made = new Map<GameId, Drawing>();

export function cardArt(game: GameId): Drawing {
  const known = made.get(game);
  if (known !== undefined) return known;
  const drawing: Drawing = { title: '', box: { x: 0, y: 0, ...CARD_ART }, shapes: SHAPES[game]() };
  made.set(game, drawing);
  return drawing;
}

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly degrees?: number;
}

/** A coin put down with its middle at a place, turned a little, with its shadow. */
function laid(drawing: Drawing, { x, y, width, degrees = 0 }: Laid): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const r = 0.5 * width;
  const shadow: Shape = {
    kind: 'path',
    d: circle(x, y + 0.05 * width, r),
    fill: {
      kind: 'radial',
      centre: [x, y + 0.05 * width],
      radius: r,
      stops: [
        { at: 0.8, colour: '#000000', opacity: 0.5 },
        { at: 1, colour: '#000000', opacity: 0 },
      ],
    },
  };
  return [shadow, transformed([placed(drawing, 0, 0, width)], [cos, sin, -sin, cos, x, y])];
}

const realm = (): readonly Shape[] => [
  ...laid(realmCoin('peasant', { size: 90 }), { x: 58, y: 124, width: 72, degrees: -8 }),
  ...laid(realmCoin('boar', { size: 90 }), { x: 242, y: 124, width: 72, degrees: 8 }),
  ...laid(realmCoin('wyvern', { size: 90 }), { x: 96, y: 62, width: 96, degrees: -6 }),
  ...laid(realmCoin('gryphon', { size: 90 }), { x: 204, y: 62, width: 96, degrees: 6 }),
  ...laid(realmCoin('crown', { size: 90 }), { x: 150, y: 106, width: 108 }),
];

/** The ship's scale on the card, and its left edge. */
const SHIP = { scale: 0.52, x: 150 - 0.52 * 240, y: -2 };
/** As the ship's own waves, which end where its picture does. */
const wave = (y: number, x: number, colour: string): Shape =>
  stroked(`M${x} ${y}${'c8.32 -5.2 14.56 -5.2 22.88 0s14.56 5.2 22.88 0'.repeat(9)}`, {
    paint: colour,
    width: 2.4,
    cap: 'round',
  });

const pirate = (): readonly Shape[] => [
  transformed(ship.shapes, [SHIP.scale, 0, 0, SHIP.scale, SHIP.x, SHIP.y]),
  placed(bareSign('skull', '#2A2115'), 150, 53, 52),
  ...laid(pirateCoin('gold', 'skull', { size: 90 }), { x: 106, y: 132, width: 46, degrees: -6 }),
  ...laid(pirateCoin('copper', 'skull', { size: 90 }), { x: 192, y: 132, width: 46, degrees: 8 }),
  ...laid(pirateCoin('silver', 'monster', { size: 90 }), { x: 149, y: 135, width: 46, degrees: 4 }),
  wave(SHIP.y + 322 * SHIP.scale, SHIP.x - 42 * SHIP.scale - 45.76, '#3C7F8C'),
  wave(SHIP.y + 342 * SHIP.scale, SHIP.x - 58 * SHIP.scale - 45.76, '#2A5B66'),
];

/** A board is 120 across: its upper part fills the card, mirrored, so that the tower stands away from the tick. */
const SCENE = { scale: 2.5, top: 2 };
const onScene = (drawing: Drawing, x: number, y: number): Shape =>
  placed(drawing, x * SCENE.scale, (y - SCENE.top) * SCENE.scale, drawing.box.width * SCENE.scale);

const koinz = (): readonly Shape[] => [
  transformed(lighthouseBay.shapes, [-SCENE.scale, 0, 0, SCENE.scale, CARD_ART.width, -SCENE.top * SCENE.scale]),
  onScene(koin('large', 2, { covered: true }), 54, 50),
  onScene(koin('small', 0), 54, 50),
  onScene(koin('large', 0, { covered: true }), 92, 45),
  onScene(koin('medium', 1), 92, 45),
  onScene(koin('small', 1), 24, 58),
];

/** Two dark circles in copper, three white ones in silver, a striped one in gold: by their numbers in the rules. */
const SET_FACES = [23, 54, 76] as const;

const coinSet = (): readonly Shape[] => {
  const [copper, silver, gold] = SET_FACES;
  return [
    ...laid(coinSetSide(copper, { size: 176 }), { x: 70, y: 106, width: 96, degrees: -6 }),
    ...laid(coinSetSide(gold, { size: 176 }), { x: 230, y: 106, width: 96, degrees: 6 }),
    ...laid(coinSetSide(silver, { size: 176 }), { x: 150, y: 79, width: 106 }),
  ];
};

const SHAPES: Readonly<Record<GameId, () => readonly Shape[]>> = {
  'realm-coins': realm,
  'pirate-coins': pirate,
  koinz,
  'coin-set': coinSet,
};
