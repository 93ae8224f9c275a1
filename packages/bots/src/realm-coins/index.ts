import { realmCoins, type realmInternals } from '@pouch/rules';
import type { Bot } from '../bot.js';
import { easyDecision } from './easy.js';
import { fairDecision } from './fair.js';
import { isReachable } from './reachable.js';
import { sharpDecision } from './sharp.js';
import { INITIAL_NOTES, type Notes, observeRound } from './standoff.js';

/** The notes only count standoffs: views show everything but the sealed bids. */
export const realmBot: Bot<realmInternals.Types, Notes> = {
  game: realmCoins,
  iterations: { easy: 1, fair: 20, sharp: 40 },
  isReachable,
  initialNotes: INITIAL_NOTES,
  observe: observeRound,
  think(observation, level, budget, random) {
    const { view, seat } = observation;
    switch (level) {
      case 'easy':
        return { decision: easyDecision(view, seat, random), after: 0 };
      case 'fair':
        return { decision: fairDecision(view, seat, budget, random), after: 0 };
      case 'sharp':
        return { decision: sharpDecision(observation, budget, random), after: 0 };
    }
  },
  simple: easyDecision,
};
