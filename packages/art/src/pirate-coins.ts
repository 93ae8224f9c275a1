import { METALS, type MetalName, pirateValue } from '@pouch/rules';
import { type CoinOptions, coin, type Detail, FIELD_RADIUS, fieldPaint } from './coin.js';
import { signFace } from './coin-faces.js';
import type { Drawing, Shape } from './drawing.js';
import { circle, clipped, filled, line, stroked } from './shapes.js';
import type { SignName } from './signs.js';
import { METAL_COLOURS } from './tokens.js';
import { capitalised } from './words.js';

const worthOf = (metal: MetalName): number => pirateValue(METALS.indexOf(metal));

/** The monster of each metal; the names are ours. */
export const MONSTERS = { copper: 'angler', silver: 'kraken', gold: 'serpent' } as const satisfies Readonly<
  Record<MetalName, SignName>
>;

export type PirateSide = 'skull' | 'monster';

export function pirateCoin(metal: MetalName, side: PirateSide, options?: CoinOptions): Drawing {
  const sign = side === 'skull' ? side : MONSTERS[metal];
  const tone = side === 'skull' ? 'bright' : 'dark';
  const value = worthOf(metal);
  const title = `${capitalised(metal)} ${sign}, worth ${value}`;
  return coin({ title, metal, tone, value, face: signFace(sign, metal, tone) }, options);
}

const LEFT_HALF = 'M-40 -40H8L-8 40H-40Z';
const RIGHT_HALF = 'M8 -40H40V40H-8Z';

/** The coin of a fortune before its flip: half skull, half monster. */
export function fortuneCoin(metal: MetalName, options?: CoinOptions): Drawing {
  const value = worthOf(metal);
  const { light } = METAL_COLOURS[metal].rim;
  const face = (detail: Detail): readonly Shape[] => {
    const skull = signFace('skull', metal, 'bright')(detail);
    if (detail.letter) return skull;
    const monster = signFace(MONSTERS[metal], metal, 'dark')(detail);
    return [
      clipped(skull, LEFT_HALF),
      clipped([filled(circle(0, 0, FIELD_RADIUS), fieldPaint(metal, 'dark')), ...monster], RIGHT_HALF),
      stroked(line(7.25, -36.2, -7.25, 36.2), { paint: light, width: 1.6 }),
    ];
  };
  const title = `${capitalised(metal)} fortune, skull or ${MONSTERS[metal]}, worth ${value}`;
  return coin({ title, metal, tone: 'bright', value, face }, options);
}
