import type { MetalName } from '@pouch/rules';
import { type CoinOptions, coin } from './coin.js';
import { figureFace, letterFace } from './coin-faces.js';
import type { Drawing } from './drawing.js';
import { capitalised } from './words.js';

const COUNTER_SIZE = 22;

/** A coin that stands for its metal in lists and counts, with the letter C, S or G. */
export const metalCounter = (metal: MetalName, options?: CoinOptions): Drawing =>
  coin(
    { title: capitalised(metal), metal, tone: 'bright', face: () => letterFace(metal, 'bright') },
    { size: COUNTER_SIZE, ...options },
  );

/** A coin that stands for its metal and value. */
export const valueCounter = (metal: MetalName, value: number, options?: CoinOptions): Drawing =>
  coin(
    {
      title: `${capitalised(metal)}, worth ${value}`,
      metal,
      tone: 'bright',
      face: () => figureFace(metal, 'bright', String(value)),
    },
    { size: COUNTER_SIZE, ...options },
  );
