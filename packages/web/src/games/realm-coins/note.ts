import { countOf, realmInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import type { Note, Show } from './show.ts';
import { allOf, coinWords, faceWords, ordinal, people, who } from './words.ts';

const { BOAR, bidValue, realmFace } = realmInternals;

/** The line over the pools: what is happening. */
export function noteWords(note: Note, show: Show, names: Names): string {
  switch (note.note) {
    case 'revealed':
      return t('realm.note.revealed');
    case 'crowns-home':
      return t('realm.note.crowns-home', { ...allOf(note.seats, names), coins: note.count });
    case 'off':
      return t('realm.note.off', allOf(note.payers, names));
    case 'forfeited':
      return t('realm.note.forfeited', { ...who(note.seat, names), coin: faceWords(note.coin, 1) });
    case 'ranked':
      return rankWords(note.seats, show, names);
    case 'knights-home':
      return t('realm.note.knights-home', { ...who(note.seat, names), count: note.count });
    case 'tied':
      return t('realm.note.tied', { names: people(note.seats, names) });
    case 'turned':
      return t('realm.note.turned', { count: note.places.length, places: andList(note.places.map(ordinal)) });
    case 'swoop':
      return t('realm.note.swoop', who(note.seat, names));
    case 'swooped':
      return t('realm.note.swooped', {
        ...who(note.seat, names),
        take: coinWords(note.take),
        give: coinWords(note.give),
      });
    case 'collected':
      return t('realm.note.collected', { ...who(note.seat, names), place: ordinal(note.place), value: note.value });
    case 'appease':
      return t('realm.note.appease', who(note.seat, names));
    case 'appeased':
      return t('realm.note.appeased', { ...who(note.seat, names), coins: coinWords(note.coins) });
    case 'out':
      return t('realm.note.out', who(note.seat, names));
    case 'bids-to-pools':
      return t('realm.note.bids-to-pools');
    case 'ordered':
      return t('realm.note.ordered');
    case 'drawn':
      return t('realm.note.drawn', { coin: faceWords(realmFace(note.coin), 1) });
    case 'extra':
      return t('realm.note.extra');
    case 'over':
      return t('realm.note.over');
  }
}

/** 'Mara 10, you 8, Tallow 5.' */
const rankWords = (seats: readonly Seat[], show: Show, names: Names): string =>
  seats
    .map((seat, index) => {
      const bid = show.bids.find((each) => each?.seat === seat);
      const value = bidValue(bid?.coins ?? 0);
      // Boars matter between bids of the same value only.
      const isClose = show.bids.filter((each) => each !== null && bidValue(each.coins) === value).length > 1;
      const boars = isClose ? countOf(bid?.coins ?? 0, BOAR) : 0;
      const name = names.isYou(seat) ? t(index === 0 ? 'realm.you' : 'realm.you-inside') : names.of(seat);
      return t('realm.note.rank', { name, value, boars });
    })
    .join(', ');
