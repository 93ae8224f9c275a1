import type { MetalName } from '@pouch/rules';
import type { CoinLook, Detail, Tone } from './coin.js';
import type { Shape } from './drawing.js';
import { SIGNS, type SignName, signAt } from './signs.js';
import { METAL_COLOURS } from './tokens.js';

/** What the field of a coin carries: a sign, a letter or a figure. */

/** Without a tab the sign is larger; on paper the tab takes some of its space. */
const signScale = ({ small, tab, flat }: Detail): number => (small ? 1.08 : tab && flat ? 0.95 : 1);

/** A sign cut into a bright field, or standing up from a dark one. */
export function signFace(name: SignName, metal: MetalName, tone: Tone): CoinLook['face'] {
  const { darkSign, brightSign } = METAL_COLOURS[metal];
  return (detail) => {
    if (detail.letter) return letterFace(metal, tone);
    const width = SIGNS[name].width * signScale(detail);
    const y = detail.tab ? (detail.flat ? -5.2 : -3.4) : 0;
    const [colour, shadow] =
      tone === 'dark'
        ? [brightSign, signAt(name, 1, y + 1.4, width, '#000000', 0.6)]
        : [darkSign, signAt(name, 0.9, y + 1.2, width, '#FFFFFF', 0.55)];
    return [...(detail.relief ? [shadow] : []), signAt(name, 0, y, width, colour)];
  };
}

const LETTERS: Readonly<Record<MetalName, string>> = { copper: 'C', silver: 'S', gold: 'G' };

export const letterFace = (metal: MetalName, tone: Tone): readonly Shape[] => figureFace(metal, tone, LETTERS[metal]);

export function figureFace(metal: MetalName, tone: Tone, figure: string): readonly Shape[] {
  const { darkSign, brightSign } = METAL_COLOURS[metal];
  const fill = tone === 'dark' ? brightSign : darkSign;
  return [{ kind: 'text', text: figure, x: 0, y: 16.4, size: 47, face: 'heavy', anchor: 'middle', fill }];
}
