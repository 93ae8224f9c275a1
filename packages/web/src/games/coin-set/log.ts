import { coinSetInternals as internals, seatsIn } from '@pouch/rules';
import type { Line, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { coinWords } from './coin-words.ts';
import { coinSpot } from './spots.ts';
import type { Event, Face } from './types.ts';
import { allOf, failureWords, setWords, youOf } from './words.ts';

export function tell(event: Event, names: Names): Line {
  switch (event.event) {
    case 'dealt': {
      const { coins } = event;
      const text =
        coins.length > internals.SET
          ? t('coin-set.tell.dealt-first', { count: coins.length })
          : t('coin-set.tell.dealt', { faces: coins.map(coinWords).join('; ') });
      return { text, lead: 'pouch', spots: spotsOf(coins) };
    }
    case 'called':
      return { text: t('coin-set.tell.called', youOf(names, event.seat)), lead: event.seat };
    case 'set': {
      const what = setWords(event.coins);
      return { text: t('coin-set.tell.set', { ...youOf(names, event.seat), what }), lead: event.seat };
    }
    case 'no-set': {
      const what = failureWords(event.coins);
      const text = t('coin-set.tell.no-set', { ...youOf(names, event.seat), what });
      return { text, lead: event.seat, spots: spotsOf(event.coins) };
    }
    case 'too-late':
      return { text: t('coin-set.tell.too-late', youOf(names, event.seat)), lead: event.seat };
    case 'gave-back': {
      const count = event.coins.length;
      return { text: t('coin-set.tell.gave-back', { ...youOf(names, event.seat), count }), lead: 'return' };
    }
    case 'agreed':
      return { text: t('coin-set.tell.agreed', youOf(names, event.seat)), lead: event.seat };
    case 'agreed-by-clock': {
      const late = allOf(names, seatsIn(event.seats), 'coin-set.you-within');
      return { text: t('coin-set.tell.by-clock', late), lead: 'none' };
    }
    case 'all-turned':
      return { text: t('coin-set.tell.all-turned'), lead: 'return' };
    case 'to-turn':
      return { text: t('coin-set.tell.to-turn', youOf(names, event.seat)), lead: event.seat };
    case 'turned': {
      const face = coinWords(event.coin);
      const text = t('coin-set.tell.turned', { ...youOf(names, event.seat), face });
      return { text, lead: event.seat, spots: spotsOf([event.coin]) };
    }
    case 'one-more':
      return { text: t('coin-set.tell.one-more'), lead: 'pouch' };
    case 'over':
      return { text: t(`coin-set.over.${event.ending}`), lead: 'none' };
  }
}

const spotsOf = (coins: readonly Face[]): readonly string[] => coins.map((face) => coinSpot(internals.coinOf(face)));

export function group({ event }: Event): string | undefined {
  if (event === 'set') return t('coin-set.group.set');
  return event === 'all-turned' ? t('coin-set.group.turned') : undefined;
}
