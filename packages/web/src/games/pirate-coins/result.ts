import { countOf, GOLD, has, NOBODY, only, pirateInternals, type Seat, SILVER, seatsIn } from '@pouch/rules';
import type { Names, ResultWords } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { View } from './types.ts';
import { capitalised, doers } from './words.ts';

const { bootyOf, GOAL, worthOf } = pirateInternals;

export const score = (view: View, seat: Seat): number => worthOf(bootyOf(view, seat));

/** Who won and why; where the worth is equal, which tie-break decided. */
export const result = (view: View, names: Names): ResultWords => ({
  title: titleOf(view, names),
  reason: `${endingWords(view, names)} ${tieBreakWords(view, names) ?? whyWords(view)}`,
});

function titleOf(view: View, names: Names): string {
  const best = Math.max(...view.booty.map(worthOf));
  const [winner, another] = seatsIn(view.winners);
  if (winner === undefined || another !== undefined)
    return t('pirate.result.shared', { names: capitalised(doers(view.winners, names).names), score: best });
  const next = Math.max(0, ...view.booty.filter((_, seat) => seat !== winner).map(worthOf));
  return names.isYou(winner)
    ? t('pirate.result.you', { score: best, next })
    : t('pirate.result.one', { name: names.of(winner), score: best, next });
}

export function endingWords(view: View, names: Names): string {
  if (view.ending !== 'twenty-five') return t('pirate.result.rounds');
  const reached = view.booty.reduce((set, booty, seat) => (worthOf(booty) >= GOAL ? set | only(seat) : set), NOBODY);
  return t('pirate.result.goal', { who: capitalised(doers(reached, names).names), goal: GOAL, round: view.round });
}

const whyWords = (view: View): string =>
  t(seatsIn(view.winners).length > 1 ? 'pirate.result.equal' : 'pirate.result.highest');

/** The highest worth; between equals more gold, then more silver; else they share. Undefined if the worth decided. */
export function tieBreakWords(view: View, names: Names): string | undefined {
  const [winner, ...sharing] = seatsIn(view.winners);
  if (winner === undefined) return undefined;
  const worth = score(view, winner);
  const rivals = view.booty.flatMap((_, seat) =>
    !has(view.winners, seat) && score(view, seat) === worth ? [seat] : [],
  );
  if (rivals.length === 0) return undefined;
  const golds = (seat: Seat): number => countOf(bootyOf(view, seat), GOLD);
  const silvers = (seat: Seat): number => countOf(bootyOf(view, seat), SILVER);
  const byGold = rivals.every((seat) => golds(seat) < golds(winner));
  // Only those who were equal up to the tie-break that decided count.
  const equals = byGold ? rivals : rivals.filter((seat) => golds(seat) === golds(winner));
  const measure = byGold ? golds : silvers;
  const { form, names: who } = doers(view.winners, names);
  return t(byGold ? 'pirate.result.gold' : 'pirate.result.silver', {
    form: sharing.length > 0 ? 'many' : form,
    names: who,
    most: measure(winner),
    next: Math.max(...equals.map(measure)),
  });
}
