import { realmInternals, type SeatSet, seatsIn } from '@pouch/rules';
import type { Line, Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { bidSpot, POUCH_SPOT, poolSpot, stashSpot } from './spots.ts';
import type { Event, View } from './types.ts';
import { allOf, coinWords, faceWords, ordinal, people, roundWords, who } from './words.ts';

const { poolValue, realmFace } = realmInternals;

/** An event as a line of the log. */
export function tell(event: Event, names: Names): Line | undefined {
  switch (event.event) {
    case 'bid-in':
      return { text: t('realm.tell.bid-in', who(event.seat, names)), lead: event.seat, spots: [stashSpot(event.seat)] };
    case 'revealed':
      return {
        text: t('realm.tell.revealed', { ...who(event.seat, names), coins: coinWords(event.bid) }),
        lead: event.seat,
      };
    case 'crowns-home':
      return {
        text: t('realm.tell.crowns-home', { ...who(event.seat, names), coins: coinWords(event.coins) }),
        lead: 'return',
        spots: [stashSpot(event.seat)],
      };
    case 'round-off':
      return { text: t('realm.tell.round-off', allOf(event.payers, names)), lead: 'none' };
    case 'forfeited':
      return {
        text: t('realm.tell.forfeited', { ...who(event.seat, names), coin: faceWords(event.coin, 1) }),
        lead: event.seat,
        spots: [poolSpot(0)],
      };
    case 'ranked':
      return {
        text: t('realm.tell.ranked', {
          ...who(event.seat, names),
          value: event.value,
          boars: event.boars,
          place: ordinal(event.rank),
        }),
        lead: event.seat,
      };
    case 'knights-home':
      return {
        text: t('realm.tell.knights-home', { ...who(event.seat, names), count: event.knights }),
        lead: 'return',
        spots: [stashSpot(event.seat)],
      };
    case 'tied':
      return {
        text: t('realm.tell.tied', { ...who(event.seat, names), place: ordinal(event.place) }),
        lead: event.seat,
        spots: [bidSpot(event.place)],
      };
    case 'swooped':
      return {
        text: t('realm.tell.swooped', {
          ...who(event.seat, names),
          take: coinWords(event.take),
          give: coinWords(event.give),
        }),
        lead: event.seat,
        spots: [bidSpot(event.place - 1), poolSpot(event.place)],
      };
    case 'collected':
      return {
        text: t('realm.tell.collected', {
          ...who(event.seat, names),
          place: ordinal(event.place),
          value: poolValue(event.coins),
        }),
        lead: event.seat,
        spots: [poolSpot(event.place)],
      };
    case 'appeased':
      return {
        text: t('realm.tell.appeased', { ...who(event.seat, names), coins: coinWords(event.coins) }),
        lead: event.seat,
      };
    case 'out':
      return { text: t('realm.tell.out', who(event.seat, names)), lead: event.seat, spots: [stashSpot(event.seat)] };
    case 'pools-ordered':
      return {
        text: t('realm.tell.pools', { values: andList(event.pools.map((pool) => `${poolValue(pool)}`)) }),
        lead: 'none',
      };
    case 'drawn':
      return {
        text: t('realm.tell.drawn', { coin: faceWords(realmFace(event.coin), 1) }),
        lead: 'pouch',
        spots: [poolSpot(0), POUCH_SPOT],
      };
    case 'round-begun':
      return event.extra ? { text: t('realm.tell.extra'), lead: 'none' } : undefined;
    case 'over':
      return { text: overWords(event.winners, names), lead: seatsIn(event.winners)[0] ?? 'none' };
  }
}

function overWords(winners: SeatSet, names: Names): string {
  const [first, ...others] = seatsIn(winners);
  if (first === undefined) return t('realm.tell.nobody-wins');
  return others.length === 0
    ? t('realm.tell.wins', who(first, names))
    : t('realm.tell.share', { names: people(winners, names) });
}

/** No event begins the first round: its group begins with its first bid. */
export function group(event: Event, view: View): string | undefined {
  if (event.event === 'round-begun') return roundWords(event);
  const isFirst = view.round === 1 && view.sealed.filter((bid) => bid !== null).length === 1;
  return event.event === 'bid-in' && isFirst ? roundWords(view) : undefined;
}
