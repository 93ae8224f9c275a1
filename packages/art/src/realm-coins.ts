import type { MetalName } from '@pouch/rules';
import { type CoinOptions, coin, type Tone } from './coin.js';
import { signFace } from './coin-faces.js';
import type { Drawing } from './drawing.js';
import { capitalised } from './words.js';

interface RealmFace {
  readonly metal: MetalName;
  readonly tone: Tone;
  readonly value: number;
}

/** Realm faces are bright, wild faces dark: a flip is seen from across the room. */
const FACES = {
  peasant: { metal: 'copper', tone: 'bright', value: 1 },
  boar: { metal: 'copper', tone: 'dark', value: 1 },
  knight: { metal: 'silver', tone: 'bright', value: 3 },
  gryphon: { metal: 'silver', tone: 'dark', value: 3 },
  crown: { metal: 'gold', tone: 'bright', value: 5 },
  wyvern: { metal: 'gold', tone: 'dark', value: 5 },
} as const satisfies Readonly<Record<string, RealmFace>>;

export type RealmFaceName = keyof typeof FACES;
export const REALM_FACES = Object.keys(FACES) as readonly RealmFaceName[];

export function realmCoin(face: RealmFaceName, options?: CoinOptions): Drawing {
  const { metal, tone, value } = FACES[face];
  const title = `${capitalised(metal)} ${face}, worth ${value}`;
  return coin({ title, metal, tone, value, face: signFace(face, metal, tone) }, options);
}
