import angler from '@iconify-icons/game-icons/angler-fish.js';
import boar from '@iconify-icons/game-icons/boar.js';
import peasant from '@iconify-icons/game-icons/farmer.js';
import gryphon from '@iconify-icons/game-icons/griffin-symbol.js';
import joker from '@iconify-icons/game-icons/jester-hat.js';
import kraken from '@iconify-icons/game-icons/octopus.js';
import crown from '@iconify-icons/game-icons/queen-crown.js';
import serpent from '@iconify-icons/game-icons/sea-serpent.js';
import skull from '@iconify-icons/game-icons/skull-crossed-bones.js';
import knight from '@iconify-icons/game-icons/visored-helm.js';
import wyvern from '@iconify-icons/game-icons/wyvern.js';
import type { Colour, Group } from './drawing.js';
import { filled, moved } from './shapes.js';

/** The signs on the coins: by Lorc, Delapouite and Caro Asercion, game-icons.net, CC BY 3.0; recoloured. */

const ICON_EDGE = 512;

interface Sign {
  /** On a square of 512. */
  readonly path: string;
  /** The optical centre: near the centre of the circumscribed circle. */
  readonly middle: readonly [x: number, y: number];
  /** The width of the icon's square on a coin, in the coin's units: as large as the field allows. */
  readonly width: number;
}

const sign = (icon: { readonly body: string }, middle: Sign['middle'], width: number): Sign => ({
  path: [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(''),
  middle,
  width,
});

export const SIGNS = {
  peasant: sign(peasant, [290, 259], 63),
  boar: sign(boar, [262, 264], 58),
  knight: sign(knight, [257, 262], 60),
  gryphon: sign(gryphon, [248, 250], 61),
  crown: sign(crown, [256, 232], 57),
  wyvern: sign(wyvern, [255, 264], 64),
  skull: sign(skull, [253, 254], 57),
  angler: sign(angler, [246, 232], 61),
  kraken: sign(kraken, [246, 258], 62),
  serpent: sign(serpent, [256, 261], 62),
  joker: sign(joker, [262, 268], 64),
} as const satisfies Readonly<Record<string, Sign>>;

export type SignName = keyof typeof SIGNS;

/** The sign in one colour, centred on (x, y), with its icon's square `width` wide. */
export function signAt(name: SignName, x: number, y: number, width: number, colour: Colour, opacity?: number): Group {
  const { path, middle } = SIGNS[name];
  const scale = width / ICON_EDGE;
  return moved([filled(path, colour, opacity)], x - scale * middle[0], y - scale * middle[1], scale);
}
