import { koinz, type koinzInternals } from '@pouch/rules';
import type { Bot } from '../bot.js';
import { bestLooking, moderateNumber, plausibleLay, slipping } from './casual.js';
import { Dice } from './dice.js';
import { bestNumber } from './kit.js';
import { Outlook } from './outlook.js';
import { decisionOf, sketchOf } from './sketch.js';
import { isSound } from './sound.js';
import { bestLay } from './tree.js';

type Types = koinzInternals.Types;

/** How often a hand slips where nothing helps it (K7). */
const SLIPS = { easy: 0.15, fair: 0.04 };

export const koinzBot: Bot<Types, null> = {
  game: koinz,
  iterations: { easy: 1, fair: 1, sharp: 5000 },
  isSound,
  blank: null,
  notice: () => null,
  think({ view, seat }, level, budget, random) {
    if (view.phase === 'choose') {
      const choose = level === 'sharp' ? bestNumber : moderateNumber;
      return { decision: choose(view, seat, random), after: 0 };
    }
    switch (level) {
      case 'easy':
        return { decision: slipping(view, plausibleLay(view, seat, random), SLIPS.easy, random), after: 0 };
      case 'fair':
        return { decision: slipping(view, bestLooking(view, seat, random), SLIPS.fair, random), after: 0 };
      case 'sharp': {
        const { sketch, ground } = sketchOf(view);
        const lay = bestLay(sketch, ground, new Outlook(view), budget, new Dice(random));
        return { decision: decisionOf(view, ground, seat, lay), after: 0 };
      }
    }
  },
  // As if guided: it does not slip.
  simple: (view, _seat, random) => koinz.sample({ ...view, hand: 'guided' }, random),
};
