import { realmInternals, type Seat, seatCount, seatSet, seatsIn } from '@pouch/rules';
import type { Names, ResultWords } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { View } from './types.ts';
import { people, who } from './words.ts';

const { GOAL, stashOf, worthOf } = realmInternals;

export const score = (view: View, seat: Seat): number => worthOf(stashOf(view, seat));

export function result(view: View, names: Names): ResultWords {
  if (view.ending === null)
    return { title: t('realm.result.unfinished'), reason: t('realm.result.rounds', { count: view.round - 1 }) };
  return { title: titleOf(view, names), reason: reasonOf(view, view.ending, names) };
}

/** Every seat of the table, out of the game or not. */
export const allSeats = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat);

function titleOf(view: View, names: Names): string {
  const [winner, ...others] = seatsIn(view.winners);
  if (winner === undefined) return t('realm.result.nobody');
  if (others.length > 0) return t('realm.result.share', { names: people(view.winners, names) });
  const second = Math.max(
    0,
    ...allSeats(view)
      .filter((seat) => seat !== winner)
      .map((seat) => score(view, seat)),
  );
  return t('realm.result.wins', { ...who(winner, names), score: score(view, winner), second });
}

function reasonOf(view: View, ending: NonNullable<View['ending']>, names: Names): string {
  const { round, winners } = view;
  switch (ending) {
    case 'forty': {
      const past = allSeats(view).filter((seat) => score(view, seat) >= GOAL);
      const [first = 0] = past;
      return past.length > 1
        ? t('realm.result.several-at-goal', { names: people(seatSet(past), names), goal: GOAL, round })
        : t('realm.result.goal', { ...who(first, names), goal: GOAL, round });
    }
    case 'extra-round':
      return t('realm.result.extra', { round });
    case 'last-left':
      return t('realm.result.last-left', { ...who(seatsIn(winners)[0] ?? 0, names), round });
    case 'nobody-left':
      return t('realm.result.nobody-left', { round });
    case 'round-limit':
      return t('realm.result.limit', { round, count: seatCount(winners) });
  }
}
