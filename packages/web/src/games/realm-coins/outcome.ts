import { realmInternals, type Seat, seatCount, seatSet, seatsIn, sizeOf } from '@pouch/rules';
import type { ChartData, Names, ResultWords, TimelineSign } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { plain } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import type { RealmEvent, RealmTypes, View } from './faces.ts';
import { people, tell, who } from './words.ts';

const { GOAL, poolValue, stashOf, worthOf } = realmInternals;

export const score = (view: View, seat: Seat): number => worthOf(stashOf(view, seat));

export function result(view: View, names: Names): ResultWords {
  if (view.ending === null)
    return { title: t('realm.result.unfinished'), reason: t('realm.result.rounds', { count: view.round - 1 }) };
  return { title: titleOf(view, names), reason: reasonOf(view, view.ending, names) };
}

const allSeats = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat);

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

const SIGN_OF: { readonly [Name in RealmEvent['event']]?: TimelineSign } = {
  swooped: 'swoop',
  appeased: 'appease',
  'knights-home': 'home',
  tied: 'tie',
  over: 'win',
};

/** The stashes by round: each mark is the step with which a round ended. */
export function chart(moments: readonly Moment<RealmTypes>[], first: View, names: Names): ChartData {
  const seats = allSeats(first);
  const ends: { label: string; moment: number; view: View }[] = [
    { label: t('realm.chart.start'), moment: 0, view: first },
  ];
  const signs: ChartData['signs'][number][] = [];
  let { round } = first;
  for (const { number, events, view } of moments)
    for (const event of events) {
      if (event.event === 'round-begun' || event.event === 'over') {
        ends.push({ label: String(round), moment: number, view });
        round = view.round;
      }
      const sign = SIGN_OF[event.event];
      const text = sign === undefined ? undefined : tell(event, names)?.text;
      if (sign !== undefined && text !== undefined) addSign(signs, number, sign, plain(text));
    }
  return {
    title: t('realm.chart.title'),
    marks: ends.map(({ label, moment }) => ({ label, moment })),
    values: seats.map((seat) => ends.map(({ view }) => score(view, seat))),
    goal: GOAL,
    signs,
  };
}

/** One sign for all equal events of a step. */
function addSign(signs: ChartData['signs'][number][], moment: number, sign: TimelineSign, text: string): void {
  const known = signs.findIndex((each) => each.moment === moment && each.sign === sign);
  const before = signs[known];
  if (before === undefined) signs.push({ moment, sign, text });
  else signs[known] = { moment, sign, text: `${before.text} ${text}` };
}

interface Best {
  readonly value: number;
  readonly round: number;
}

const better = (best: Best | undefined, value: number, round: number): Best =>
  best === undefined || value > best.value ? { value, round } : best;

/** Some figures about one player's game. */
export function figures(
  moments: readonly Moment<RealmTypes>[],
  first: View,
  seat: Seat,
): readonly (readonly [string, string])[] {
  let { round } = first;
  let won = 0;
  let ranked = 0;
  let knights = 0;
  let paid = 0;
  let highest: Best | undefined;
  let swoop: Best | undefined;
  for (const { events, view } of moments)
    for (const event of events) {
      if (event.event === 'round-begun') round = view.round;
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.event === 'collected') won++;
      else if (event.event === 'ranked') {
        ranked++;
        highest = better(highest, event.value, round);
      } else if (event.event === 'swooped') swoop = better(swoop, poolValue(event.take) - poolValue(event.give), round);
      else if (event.event === 'knights-home') knights += event.knights;
      else if (event.event === 'appeased') paid += sizeOf(event.coins);
    }
  const best = (of: Best | undefined, sign: 'signed' | 'plain'): string =>
    of === undefined
      ? t('realm.figure.none')
      : t('realm.figure.best', {
          value: sign === 'signed' && of.value > 0 ? `+${of.value}` : String(of.value).replace('-', '−'),
          round: of.round,
        });
  return [
    [t('realm.figure.pools'), t('realm.figure.of', { count: won, all: ranked })],
    [t('realm.figure.highest'), best(highest, 'plain')],
    [t('realm.figure.swoop'), best(swoop, 'signed')],
    [t('realm.figure.knights'), String(knights)],
    [t('realm.figure.paid'), t('realm.figure.coins', { count: paid })],
  ];
}
