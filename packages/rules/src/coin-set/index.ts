import type { Game } from '../kernel/game.js';
import { chance, checkOutcome } from './chance.js';
import { check, choices, sample } from './decisions.js';
import { facts } from './facts.js';
import { notation } from './notation.js';
import { race } from './race.js';
import { advance, turn } from './rules.js';
import { copy, ENDINGS, setup } from './state.js';
import type { CoinSet } from './types.js';
import { active, sealed, view } from './view.js';

const DAY_SECONDS = 86_400;

export const coinSet: Game<CoinSet> = {
  ...facts,
  race,
  options: {
    pointSeconds: { most: DAY_SECONDS, default: 3 },
    agreeSeconds: { most: DAY_SECONDS, default: 20 },
  },
  endings: ENDINGS,
  setup,
  turn,
  check,
  choices,
  sample,
  chance,
  checkOutcome,
  advance,
  copy,
  sealed,
  view,
  active,
  notation,
};
