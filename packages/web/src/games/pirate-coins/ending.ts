import { NOBODY, only, pirateInternals, type Seat, type SeatSet, seatCount } from '@pouch/rules';
import { pirateCoin } from '../../art/drawings.ts';
import type { BestMoment, EndedGame, EndingCoin, GameEnding } from '../../table/game-ending.ts';
import { t } from '../../words/t.ts';
import { figures } from './figures.ts';
import { coinsOf, metalName } from './metals.ts';
import { endingWords, score, tieBreakWords } from './result.ts';
import type { Metals, Types } from './types.ts';
import { doer, doers } from './words.ts';

const { bootyOf, rankKey, worthOf } = pirateInternals;

type Ended = EndedGame<Types>;

const coinOf = (metal: number): EndingCoin => ({
  drawing: (size) => pirateCoin(metalName(metal), 'skull', size),
});

const drawn = (coins: Metals): readonly EndingCoin[] => coinsOf(coins).map(coinOf);

interface Taken {
  readonly moment: number;
  readonly round: number;
  readonly take: Metals;
  readonly give: Metals;
  /** Who left the ship at the same time. */
  readonly others: SeatSet;
}

const gainOf = ({ take, give }: Taken): number => worthOf(take) - worthOf(give);

/** The biggest share, the latest of equals. */
export function biggestShare({ first, moments }: Pick<Ended, 'first' | 'moments'>, seat: Seat): Taken | undefined {
  let found: Taken | undefined;
  let before = first;
  for (const { number, events, view } of moments) {
    let leaving: SeatSet = NOBODY;
    for (const event of events) {
      if (event.event === 'revealed') leaving = event.plunder;
      if (event.event !== 'plundered' || event.seat !== seat) continue;
      const { take, give } = event;
      const taken = { moment: number, round: before.round, take, give, others: leaving & ~only(seat) };
      if (found === undefined || gainOf(taken) >= gainOf(found)) found = taken;
    }
    before = view;
  }
  return found !== undefined && gainOf(found) > 0 ? found : undefined;
}

function best(ended: Ended, seat: Seat): BestMoment | undefined {
  const { names } = ended;
  const share = biggestShare(ended, seat);
  if (share === undefined) return undefined;
  const { take, give, others, moment, round } = share;
  const took = { label: t('ending.pirate.took', { value: worthOf(take) }), coins: drawn(take) };
  const gave = { label: t('ending.pirate.gave', { value: worthOf(give) }), coins: drawn(give) };
  const about = { ...doer(seat, names), value: gainOf(share) };
  return {
    moment,
    when: t('ending.round', { round }),
    sides: give === 0 ? [took] : [gave, took],
    between: 'swap',
    figure: t('ending.gain', { gain: gainOf(share) }),
    text:
      seatCount(others) === 0
        ? t('ending.pirate.alone', about)
        : t('ending.pirate.shared', { ...about, others: doers(others, names).names }),
  };
}

/** The mark of a turn, '2.3', within a sentence. */
function markWords(label: string): string {
  const [round = '', turn = ''] = label.split(/\D+/).filter((part) => part !== '');
  return turn === '' ? t('ending.after-round', { round }) : t('ending.pirate.after-turn', { round, turn });
}

export const ending: GameEnding<Types> = {
  scale: { behind: 5, close: 2 },
  markWords,
  hasScores: () => true,
  rankOf: ({ view }, seat) => rankKey(bootyOf(view, seat)),
  tieBreak: ({ view, names }) => tieBreakWords(view, names),
  why: ({ view, names }) => endingWords(view, names),
  best,
  figures,
  heap: ({ view, names }, seat) => ({
    coins: drawn(bootyOf(view, seat)),
    caption: t('ending.pirate.heap', { ...doer(seat, names), score: score(view, seat) }),
  }),
};
