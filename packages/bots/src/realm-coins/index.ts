import { realmCoins, type realmInternals } from '@pouch/rules';
import type { Bot } from '../bot.js';
import { easyDecision } from './easy.js';
import { fairDecision } from './fair.js';
import { sharpDecision } from './sharp.js';
import { isSound } from './sound.js';
import { BLANK, type Notes, noticeRound } from './standoff.js';

/** All but the bids in the making lies open, so there is little to note. */
export const realmBot: Bot<realmInternals.Types, Notes> = {
  game: realmCoins,
  iterations: { easy: 1, fair: 20, sharp: 40 },
  isSound,
  blank: BLANK,
  notice: noticeRound,
  think(sight, level, budget, random) {
    const { view, seat } = sight;
    switch (level) {
      case 'easy':
        return { decision: easyDecision(view, seat, random), after: 0 };
      case 'fair':
        return { decision: fairDecision(view, seat, budget, random), after: 0 };
      case 'sharp':
        return { decision: sharpDecision(sight, budget, random), after: 0 };
    }
  },
  simple: easyDecision,
};
