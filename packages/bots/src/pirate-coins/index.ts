import { type Level, pirateCoins, type pirateInternals, type Random, type Seat } from '@pouch/rules';
import type { Bot } from '../bot.js';
import type { Budget } from '../budget.js';
import { easyPlunders } from './easy.js';
import { fairPlunders } from './fair.js';
import { isReachable } from './reachable.js';
import { sharpPlunders } from './sharp.js';

type Types = pirateInternals.Types;
type View = pirateInternals.View;

/** Views hold all that matters, so that no notes are needed. */
export const pirateBot: Bot<Types, null> = {
  game: pirateCoins,
  iterations: { easy: 1, fair: 1, sharp: 4000 },
  isReachable,
  initialNotes: null,
  observe: () => null,
  think: ({ view, seat }, level, budget, random) => ({
    decision: choose(seat, plunders(view, seat, level, budget, random)),
    after: 0,
  }),
  simple: (view, seat, random) => choose(seat, easyPlunders(view, random)),
};

const choose = (seat: Seat, plunders: boolean): pirateInternals.Choose => ({
  do: 'choose',
  seat,
  side: plunders ? 'monster' : 'skull',
});

function plunders(view: View, seat: Seat, level: Level, budget: Budget, random: Random): boolean {
  switch (level) {
    case 'easy':
      return easyPlunders(view, random);
    case 'fair':
      return fairPlunders(view, seat, random);
    case 'sharp':
      return sharpPlunders(view, seat, budget, random);
  }
}
