import type { Game } from '../kernel/game.js';
import { chance, possible } from './chance.js';
import { check, choices, sample } from './decisions.js';
import { facts } from './facts.js';
import { notation } from './notation.js';
import { race } from './race.js';
import { advance, turn } from './rules.js';
import { copy, ENDINGS, setup } from './state.js';
import type { CoinSet } from './types.js';
import { active, sealed, view } from './view.js';

/** A day, in seconds. */
const LONGEST = 86_400;

export const coinSet: Game<CoinSet> = {
  ...facts,
  race,
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
  active,
  notation,
};
