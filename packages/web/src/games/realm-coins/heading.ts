import { has, realmInternals, type Seat, seatsIn } from '@pouch/rules';
import type { Heading, Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { PHASES, type Show } from './show.ts';
import type { View } from './types.ts';
import { coinWords, roundWords, who } from './words.ts';

const { appeaseSize, decider, swoopSize } = realmInternals;

export function heading(view: View, show: Show): Heading {
  const now = PHASES.indexOf(show.phase);
  const isOver = view.phase === 'over' && show.note?.note === 'over';
  return {
    round: roundWords(show),
    phase: isOver ? t('realm.phase-now.over') : t(`realm.phase-now.${show.phase}`),
    phases: PHASES.map((phase) => t(`realm.phase.${phase}`)),
    now: isOver ? PHASES.length : now,
  };
}

/** What a screen reader hears when a decision becomes due. */
export function prompt(view: View, seat: Seat): string | undefined {
  const { place, phase } = view;
  switch (phase) {
    case 'bid':
      return t('realm.prompt.bid', { round: view.round });
    case 'forfeit':
      return t('realm.prompt.forfeit');
    case 'swoop':
      return t('realm.prompt.swoop', {
        count: swoopSize(view, place),
        above: coinWords(view.bids[place - 1] ?? 0),
        pool: coinWords(view.pools[place] ?? 0),
      });
    case 'appease':
      return t('realm.prompt.appease', { count: appeaseSize(view, place) });
    case 'draw':
    case 'over':
      return has(view.winners, seat) ? t('realm.prompt.won') : undefined;
  }
}

export function waiting(view: View, names: Names): string {
  switch (view.phase) {
    case 'bid': {
      const others = seatsIn(view.unsealed).filter((seat) => !names.isYou(seat));
      if (others.length === 0) return t('realm.waiting.you');
      return t('realm.waiting.bids', { names: andList(others.map(names.of)) });
    }
    case 'forfeit':
    case 'swoop':
    case 'appease':
      return t(`realm.waiting.${view.phase}`, who(decider(view), names));
    case 'draw':
      return t('realm.waiting.draw');
    case 'over':
      return t('realm.phase-now.over');
  }
}

const CHAPTERS: Readonly<Record<View['phase'], string>> = {
  bid: 'bid',
  forfeit: 'reveal',
  swoop: 'swoop',
  appease: 'appease',
  draw: 'bookkeeping',
  over: 'end',
};

export const chapter = (view: View): string => (view.extra && view.phase === 'bid' ? 'end' : CHAPTERS[view.phase]);
