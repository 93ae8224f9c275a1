import { has, pirateInternals, type Seat } from '@pouch/rules';
import { t } from '../../words/t.ts';
import type { Show } from './show.ts';

const { GOAL, ROUNDS } = pirateInternals;

export interface Note {
  readonly title: string;
  readonly text: string;
}

/** What stands in the dock of somebody who has nothing to choose. */
export function noteFor(show: Show, seat: Seat, took: number | undefined): Note {
  const { happening } = show;
  const next = show.round < ROUNDS ? t('pirate.note.next-round') : t('pirate.note.over-text');
  switch (happening.event) {
    case 'starter':
    case 'stacked':
    case 'round-begun':
      return { title: t('pirate.note.begin'), text: t('pirate.note.fortune') };
    case 'attacked':
      return { title: t('pirate.note.lost'), text: next };
    case 'pouch-empty':
      return { title: t('pirate.note.pouch-empty'), text: next };
    case 'deck-empty':
      return { title: t('pirate.note.deck-empty'), text: next };
    case 'over':
      return {
        title: happening.ending === 'twenty-five' ? t('pirate.note.goal', { goal: GOAL }) : t('pirate.note.over'),
        text: t('pirate.note.over-text'),
      };
    case 'rest':
    case 'fortune':
    case 'chosen':
    case 'revealed':
    case 'plundered':
    case 'tossed':
    case 'flipped':
      return aboardOrAshore(show, seat, took);
  }
}

function aboardOrAshore(show: Show, seat: Seat, took: number | undefined): Note {
  if (has(show.aboard, seat))
    return {
      title: t('pirate.note.aboard'),
      text: t(show.fortune === null ? 'pirate.note.fortune' : 'pirate.note.flip'),
    };
  return {
    title: took === undefined ? t('pirate.note.ashore-plain') : t('pirate.note.ashore', { took }),
    text: t('pirate.note.ashore-text'),
  };
}
