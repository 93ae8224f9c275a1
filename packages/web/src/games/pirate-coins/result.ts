import { countOf, GOLD, has, pirateInternals, type Seat, SILVER, seatsIn } from '@pouch/rules';
import type { Names, ResultWords } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { doers } from './names.ts';
import type { View } from './show.ts';

const { bootyOf, GOAL, worthOf } = pirateInternals;

const worthAt = (view: View, seat: Seat): number => worthOf(bootyOf(view, seat));

/** Who won and why; where the worth is equal, which tie-break decided. */
export function result(view: View, names: Names): ResultWords {
  const winners = seatsIn(view.winners);
  const losers = view.booty.map((_, seat) => seat).filter((seat) => !has(view.winners, seat));
  const score = Math.max(...view.booty.map(worthOf));
  return {
    title: titleOf(view, winners, losers, score, names),
    reason: `${endingOf(view, names)} ${whyOf(view, names)}`,
  };
}

function titleOf(view: View, winners: readonly Seat[], losers: readonly Seat[], score: number, names: Names): string {
  const next = Math.max(0, ...losers.map((seat) => worthAt(view, seat)));
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined)
    return t('pirate.result.shared', { names: capitalised(doers(view.winners, names).names), score });
  return names.isYou(winner)
    ? t('pirate.result.you', { score, next })
    : t('pirate.result.one', { name: names.of(winner), score, next });
}

function endingOf(view: View, names: Names): string {
  if (view.ending !== 'twenty-five') return t('pirate.result.rounds');
  const reached = view.booty.flatMap((_, seat) => (worthAt(view, seat) >= GOAL ? [seat] : []));
  const who = capitalised(
    doers(
      reached.reduce((set, seat) => set | (1 << seat), 0),
      names,
    ).names,
  );
  return t('pirate.result.goal', { who, goal: GOAL, round: view.round });
}

/** The highest worth; between equals more gold, then more silver; else they share. */
function whyOf(view: View, names: Names): string {
  const winners = seatsIn(view.winners);
  const [winner] = winners;
  if (winner === undefined) return '';
  const worth = worthAt(view, winner);
  const rivals = view.booty.flatMap((_, seat) =>
    !has(view.winners, seat) && worthAt(view, seat) === worth ? [seat] : [],
  );
  if (rivals.length === 0) return t(winners.length > 1 ? 'pirate.result.equal' : 'pirate.result.highest');
  const golds = (seat: Seat): number => countOf(bootyOf(view, seat), GOLD);
  const silvers = (seat: Seat): number => countOf(bootyOf(view, seat), SILVER);
  const byGold = rivals.every((seat) => golds(seat) < golds(winner));
  // Only those who were equal up to the tie-break that decided are worth naming.
  const equals = byGold ? rivals : rivals.filter((seat) => golds(seat) === golds(winner));
  const measure = byGold ? golds : silvers;
  return t(byGold ? 'pirate.result.gold' : 'pirate.result.silver', {
    names: andList(equals.map((seat) => (names.isYou(seat) ? t('pirate.you') : names.of(seat)))),
    most: measure(winner),
    next: Math.max(...equals.map(measure)),
  });
}

const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
