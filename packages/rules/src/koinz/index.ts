import type { Game } from '../kernel/game.js';
import { chance, checkOutcome } from './chance.js';
import { check, choices, sample } from './decisions.js';
import { facts } from './facts.js';
import { notation } from './notation.js';
import { advance, turn } from './rules.js';
import { showSeconds } from './show.js';
import { copy, ENDINGS, HANDS, setup, VARIANTS } from './state.js';
import type { Koinz } from './types.js';
import { active, sealed, view } from './view.js';

export const koinz: Game<Koinz> = {
  ...facts,
  options: {
    variant: { values: VARIANTS, default: 'classic' },
    hand: { values: HANDS, default: 'guided' },
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
  showSeconds,
  copy,
  sealed,
  view,
  active,
  notation,
};
