import { realmInternals, type Seat, sizeOf } from '@pouch/rules';
import type { ChartData, Names, TimelineSign } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { plain } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { tell } from './log.ts';
import { allSeats, score } from './result.ts';
import type { Event, Types, View } from './types.ts';

const { GOAL, poolValue } = realmInternals;

const SIGN_OF: { readonly [Name in Event['event']]?: TimelineSign } = {
  swooped: 'swoop',
  appeased: 'appease',
  'knights-home': 'home',
  tied: 'tie',
  over: 'win',
};

/** The stashes by round: each mark is the step with which a round ended. */
export function chart(moments: readonly Moment<Types>[], first: View, names: Names): ChartData {
  const seats = allSeats(first);
  const ends: { label: string; moment: number; view: View }[] = [
    { label: t('realm.chart.start'), moment: 0, view: first },
  ];
  const signs: ChartData['signs'][number][] = [];
  let { round } = first;
  for (const [at, { number, events, view }] of moments.entries())
    for (const event of events) {
      if (event.event === 'round-begun' || event.event === 'over') {
        ends.push({ label: String(round), moment: number, view });
        round = view.round;
      }
      const sign = SIGN_OF[event.event];
      const text = sign === undefined ? undefined : tell(event, names, moments[at - 1]?.view ?? first, events)?.text;
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
  moments: readonly Moment<Types>[],
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
