import type { Game } from '../kernel/game.js';
import { chance, possible } from './chance.js';
import { check, choices, sample } from './decisions.js';
import type { PirateCoins } from './kind.js';
import { notation } from './notation.js';
import { advance, turn } from './rules.js';
import { copy, ENDINGS, setup } from './state.js';
import { sealed, view } from './view.js';

export const pirateCoins: Game<PirateCoins> = {
  id: 'pirate-coins',
  name: 'Pirate Coins',
  seats: { least: 2, most: 5 },
  options: {},
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
