import { type Seat, type SeatSet, seatsIn } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { type MessageId, t, type Values } from '../../words/t.ts';
import { FALLING, gathered, nameOf } from './faces.ts';
import type { Face, Faces } from './types.ts';

/** The phrases that sentences are made of. */

/** Peasant, as it stands under a coin. */
export const faceTitle = (face: Face): string => t(`realm.face.${nameOf(face)}`);

/** 'a knight', '2 knights' */
export const faceWords = (face: Face, count: number): string =>
  t(`realm.coins.${nameOf(face)}` satisfies MessageId, { count });

/** 'a crown, a wyvern and 2 gryphons' */
export const coinWords = (coins: Faces): string =>
  coins === 0 ? t('realm.nothing') : andList(gathered(coins, FALLING).map(({ face, count }) => faceWords(face, count)));

/** 'crown, wyvern and 2 gryphons': after somebody's name */
export const bareCoinWords = (coins: Faces): string =>
  andList(
    gathered(coins, FALLING).map(({ face, count }) => t(`realm.bare.${nameOf(face)}` satisfies MessageId, { count })),
  );

/** '+5', '−2', '0' */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** '1st' */
export const ordinal = (place: number): string => t('realm.ordinal', { number: place + 1 });

export const roundWords = ({ round, extra }: { readonly round: number; readonly extra: boolean }): string =>
  t(extra ? 'realm.extra-round' : 'realm.round', { round });

/** How a sentence speaks of a player: to them, or of them. */
export const who = (seat: Seat, names: Names): Values => ({
  you: names.isYou(seat) ? 'yes' : 'no',
  name: names.of(seat),
});

/** 'Mara and you': inside a sentence. */
export const people = (seats: SeatSet, names: Names): string =>
  andList(
    seatsIn(seats)
      .toSorted((a, b) => Number(names.isYou(a)) - Number(names.isYou(b)))
      .map((seat) => (names.isYou(seat) ? t('realm.you-inside') : names.of(seat))),
  );

/** Of several players: how many, who, and how to speak of the only one. */
export const allOf = (seats: SeatSet, names: Names): Values => {
  const [first = 0, ...others] = seatsIn(seats);
  return { ...who(first, names), count: others.length + 1, names: people(seats, names) };
};

/** What is said of a decision of one's own that is on its way while the line is lost, and of one that a bot has made. */
export const unsent = (phase: string): string => t('realm.unsent', { phase });
export const missed = (phase: string): string => t('realm.missed', { phase });
