import type { Game } from '../kernel/game.js';
import { chance, possible } from './chance.js';
import { check, choices, sample } from './decisions.js';
import type { RealmCoins } from './kind.js';
import { notation } from './notation.js';
import { advance, turn } from './rules.js';
import { copy, ENDINGS, setup } from './state.js';
import { sealed, view } from './view.js';

export const realmCoins: Game<RealmCoins> = {
  id: 'realm-coins',
  name: 'Realm Coins',
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
