import type { Game } from '../kernel/game.js';
import { chance, possible } from './chance.js';
import { check, choices, sample } from './decisions.js';
import type { CoinSet } from './kind.js';
import { notation } from './notation.js';
import { advance, turn } from './rules.js';
import { copy, ENDINGS, setup } from './state.js';
import { sealed, view } from './view.js';

/** A day, in seconds. */
const LONGEST = 86_400;

export const coinSet: Game<CoinSet> = {
  id: 'coin-set',
  name: 'Coin Set',
  seats: { least: 1, most: 8 },
  options: {
    pointSeconds: { most: LONGEST, default: 3 },
    agreeSeconds: { most: LONGEST, default: 20 },
  },
  endings: ENDINGS,
  setup,
  turn,
  check,
  choices,
  sample,
  chance,
  possible,
  advance,
  copy,
  sealed,
  view,
  notation,
};
