import { realmInternals } from '@pouch/rules';
import type { ChartData, Names, TimelineSign } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { plain } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { tell } from './log.ts';
import { allSeats, score } from './result.ts';
import type { Event, Types, View } from './types.ts';

const { GOAL } = realmInternals;

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
