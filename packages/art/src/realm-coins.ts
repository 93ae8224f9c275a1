import { REALM_FACES as FACES, METALS, type MetalName, realmFace, realmValue, wildFace } from '@pouch/rules';
import { type CoinOptions, coin, type Tone } from './coin.js';
import { signFace } from './coin-faces.js';
import type { Drawing } from './drawing.js';
import { capitalised } from './words.js';

export type RealmFaceName = (typeof FACES)[number];

interface RealmFace {
  readonly metal: MetalName;
  readonly tone: Tone;
  readonly value: number;
}

/** Realm faces are bright, wild faces dark: a flip is visible from a distance. */
const LOOKS = new Map<RealmFaceName, RealmFace>(
  METALS.flatMap((metal, number): [RealmFaceName, RealmFace][] => {
    const value = realmValue(number);
    return [
      [FACES[realmFace(number)] as RealmFaceName, { metal, tone: 'bright', value }],
      [FACES[wildFace(number)] as RealmFaceName, { metal, tone: 'dark', value }],
    ];
  }),
);

/** The faces by metal, each realm face before the wild face of the same coin. */
export const REALM_FACES: readonly RealmFaceName[] = [...LOOKS.keys()];

export function realmCoin(face: RealmFaceName, options?: CoinOptions): Drawing {
  const { metal, tone, value } = LOOKS.get(face) as RealmFace;
  const title = `${capitalised(metal)} ${face}, worth ${value}`;
  return coin({ title, metal, tone, value, face: signFace(face, metal, tone) }, options);
}
