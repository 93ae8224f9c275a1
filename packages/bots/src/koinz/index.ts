import { koinz, type koinzInternals } from '@pouch/rules';
import type { Bot } from '../bot.js';
import { abstractionOf, decisionOf } from './abstract-round.js';
import { Evaluation } from './evaluation.js';
import { FastRandom } from './fast-random.js';
import { easyLay, fairLay, moderateKitNumber, withSlip } from './heuristics.js';
import { bestKitNumber } from './kit-choice.js';
import { isReachable } from './reachable.js';
import { bestLay } from './tree.js';

type Types = koinzInternals.Types;

/** K7: the probability of a slip with steady hands. */
const SLIPS = { easy: 0.15, fair: 0.04 };

export const koinzBot: Bot<Types, null> = {
  game: koinz,
  iterations: { easy: 1, fair: 1, sharp: 5000 },
  isReachable,
  initialNotes: null,
  observe: () => null,
  think({ view, seat }, level, budget, random) {
    if (view.phase === 'choose') {
      const choose = level === 'sharp' ? bestKitNumber : moderateKitNumber;
      return { decision: choose(view, seat, random), after: 0 };
    }
    switch (level) {
      case 'easy':
        return { decision: withSlip(view, easyLay(view, seat, random), SLIPS.easy, random), after: 0 };
      case 'fair':
        return { decision: withSlip(view, fairLay(view, seat, random), SLIPS.fair, random), after: 0 };
      case 'sharp': {
        const { round, context } = abstractionOf(view);
        const lay = bestLay(round, context, new Evaluation(view), budget, new FastRandom(random));
        return { decision: decisionOf(view, context, seat, lay), after: 0 };
      }
    }
  },
  // Guided, so that it never slips.
  simple: (view, _seat, random) => koinz.sample({ ...view, hand: 'guided' }, random),
};
