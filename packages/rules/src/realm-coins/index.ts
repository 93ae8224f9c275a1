import type { Game } from '../kernel/game.js';
import { chance, checkOutcome } from './chance.js';
import { check, choices, sample } from './decisions.js';
import { facts } from './facts.js';
import { notation } from './notation.js';
import { advance, turn } from './rules.js';
import { showSeconds } from './show.js';
import { copy, ENDINGS, setup } from './state.js';
import type { RealmCoins } from './types.js';
import { active, sealed, view } from './view.js';

export const realmCoins: Game<RealmCoins> = {
  ...facts,
  options: {},
  endings: ENDINGS,
  setup,
  turn,
  check,
  choices,
  sample,
  chance,
  checkOutcome,
  advance,
  showSeconds,
  copy,
  sealed,
  view,
  active,
  notation,
};
