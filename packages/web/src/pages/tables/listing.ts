import type { About, Listed } from '@pouch/protocol';
import { GAME_FACTS, type Seat } from '@pouch/rules';
import tables from '../../words/en/tables.json';
import { andList } from '../../words/lists.ts';
import { addWords, t } from '../../words/t.ts';

addWords(tables);

/** Tables of the server in words and in order. */

/** My tables by how much they want of me. */
export interface MyTables {
  /** Tables that wait for my decision, the longest wait first. */
  readonly due: readonly Listed[];
  readonly running: readonly Listed[];
  readonly waiting: readonly Listed[];
  readonly finished: readonly Listed[];
}

/** Whether a table waits for me. */
export const isDue = ({ seat, awaits }: Listed): boolean => seat !== null && awaits.includes(seat);

/** Whether a running game is played by me, and not by a bot for me. */
export function isPlaying({ about, seat }: Listed): boolean {
  const holder = seat === null ? undefined : about.seats[seat];
  return about.phase === 'playing' && holder?.kind === 'person' && holder.plays === 'self';
}

export function sorted(listed: readonly Listed[]): MyTables {
  const newest = [...listed].sort((a, b) => b.changedAt - a.changedAt);
  const running = newest.filter(({ about }) => about.phase === 'playing');
  return {
    due: running.filter(isDue).reverse(),
    running: running.filter((table) => !isDue(table)),
    waiting: newest.filter(({ about }) => about.phase === 'waiting'),
    finished: newest.filter(({ about }) => about.phase === 'over'),
  };
}

/** After this time a waiting table no longer appears on home. */
const FORGOTTEN_MILLIS = 24 * 3_600_000;

/** What is worth a place on home: all that is not over, the most pressing first. */
export function worthShowing(tables: readonly Listed[], now: number): readonly Listed[] {
  const { due, running, waiting } = sorted(tables);
  return [...due, ...running, ...waiting.filter(({ changedAt }) => now - changedAt < FORGOTTEN_MILLIS)];
}

/** The lobby as it is shown: where I sit already comes under my tables. */
export const openTo = (tables: readonly Listed[], me: string): readonly Listed[] =>
  tables.filter(({ about }) => seatOf(about, me) === undefined);

function seatOf({ seats }: About, guest: string): Seat | undefined {
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.guest === guest);
  return seat < 0 ? undefined : seat;
}

export const openSeats = ({ seats }: About): number => seats.filter(({ kind }) => kind === 'open').length;

/** Who has a seat, but for mine. */
export const othersAt = (
  { seats }: About,
  mine: Seat | null,
): readonly { readonly seat: Seat; readonly name: string }[] =>
  seats.flatMap((holder, seat) => (holder.kind === 'open' || seat === mine ? [] : [{ seat, name: holder.name }]));

/** 'Realm Coins with Mara and Jonah' */
export function titleOf(about: About, mine: Seat | null): string {
  const { name: game } = GAME_FACTS[about.game];
  const names = othersAt(about, mine).map(({ name }) => name);
  return names.length === 0 ? t('tables.alone', { game }) : t('tables.with', { game, names: andList(names) });
}

/** How a table of mine stands, in a few words. */
export function statusOf(listed: Listed): string {
  const { about, seat, awaits } = listed;
  if (isDue(listed)) return t('tables.due');
  if (about.phase === 'waiting') return t('tables.open-seats', { count: openSeats(about) });
  const holder = seat === null ? undefined : about.seats[seat];
  if (holder?.kind === 'person' && holder.plays === 'bot') return t('tables.bot-plays');
  if (awaits.length === 0) return t('tables.others-turn');
  return t('tables.awaits', { names: andList(awaits.map((awaited) => nameAt(about.seats, awaited, seat))) });
}

/** 'Mara won', addressed to the player in seat `mine`. */
export function resultWords({ seats, result }: About, mine: Seat | null): string {
  if (result === null) return '';
  const { winners } = result;
  if (winners.length === 0) return t('tables.nobody-won');
  if (winners.length === 1 && winners[0] === mine) return t('tables.you-won');
  // A list with me in it begins with me: 'You and Mara'.
  const meFirst = [...winners].sort((a, b) => Number(b === mine) - Number(a === mine));
  const names = andList(meFirst.map((seat) => nameAt(seats, seat, mine)));
  return t(winners.length === 1 ? 'tables.won' : 'tables.shared', { names });
}

export const scoreWords = ({ seats, result }: About): string =>
  seats
    .map((_, seat) => t('tables.score', { name: nameAt(seats, seat, null), score: result?.scores[seat] ?? 0 }))
    .join(' · ');

function nameAt(seats: About['seats'], seat: Seat, mine: Seat | null): string {
  if (seat === mine) return t('tables.you');
  const holder = seats[seat];
  return holder === undefined || holder.kind === 'open' ? t('seat.number', { number: seat + 1 }) : holder.name;
}
