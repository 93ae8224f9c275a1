import { pirateInternals } from '@pouch/rules';
import type { ChartData, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import type { Event, Types, View } from './types.ts';
import { doers, monsterWord } from './words.ts';

const { GOAL, worthOf } = pirateInternals;

type Moments = readonly Moment<Types>[];

/** Booty by turn, with attacks as marks. A turn is over with its flip, or when the round or the game ends. */
export function chart(moments: Moments, first: View, names: Names): ChartData {
  const marks = [{ label: t('pirate.chart.start'), moment: 0 }];
  const worths = [first.booty.map(worthOf)];
  const signs: ChartData['signs'][number][] = [];
  let before = first;
  for (const { number, events, view } of moments) {
    if (events.some(endsTurn)) {
      marks.push({ label: t('pirate.chart.mark', { round: before.round, turn: before.turn }), moment: number });
      worths.push(view.booty.map(worthOf));
    }
    for (const event of events) {
      const sign = signOf(event, before.round, names);
      if (sign !== undefined) signs.push({ moment: number, ...sign });
    }
    before = view;
  }
  const values = first.booty.map((_, seat) => worths.map((each) => each[seat] ?? 0));
  return { title: t('pirate.chart.title'), marks, values, goal: GOAL, signs };
}

const endsTurn = ({ event }: Event): boolean =>
  event === 'flipped' || event === 'deck-empty' || event === 'over' || event === 'pouch-empty';

function signOf(event: Event, round: number, names: Names): Omit<ChartData['signs'][number], 'moment'> | undefined {
  switch (event.event) {
    case 'attacked':
      return {
        sign: 'attack',
        text: t('pirate.chart.attack', { round, monster: monsterWord(event.metal), worth: worthOf(event.lost) }),
      };
    case 'revealed':
      return event.plunder === 0
        ? undefined
        : { sign: 'plunder', text: t('pirate.chart.plunder', { round, ...doers(event.plunder, names) }) };
    case 'over':
      return { sign: 'win', text: t('pirate.chart.win', { ...doers(event.winners, names) }) };
    default:
      return undefined;
  }
}
