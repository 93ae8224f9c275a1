import type { Seeking } from '@pouch/protocol';
import type { GameId } from '@pouch/rules';
import { KEYS } from '../../device/keys.ts';
import { isObject, stored, type Texts } from '../../device/storage.ts';
import { DESCRIPTORS } from '../../games/registry.ts';
import { seatCounts } from '../new-table/wish.ts';

/** Looking for someone to play with: what is known of it, and what the page shows. */
export type FindState =
  | { readonly kind: 'connecting' }
  | {
      readonly kind: 'waiting';
      readonly table: string;
      readonly seats: number;
      readonly taken: number;
      /** By this device's clock. */
      readonly since: number;
    }
  | { readonly kind: 'found'; readonly table: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'no-connection' };

export const CONNECTING: FindState = { kind: 'connecting' };

/** `here` is a moment of the server on this device's clock. */
export function afterSeeking(message: Seeking, here: (at: number) => number): FindState {
  switch (message.state) {
    case 'waiting':
      return {
        kind: 'waiting',
        table: message.table,
        seats: message.seats,
        taken: message.taken,
        since: here(message.since),
      };
    case 'found':
      return { kind: 'found', table: message.table };
    case 'stopped':
      return { kind: 'stopped' };
  }
}

/** After this long bots are offered. */
const SLOW_MILLIS = 20_000;

export const isSlow = (waitedMillis: number): boolean => waitedMillis >= SLOW_MILLIS;

const kept = stored<Readonly<Record<string, unknown>>>({
  key: KEYS.seekSeats,
  initial: {},
  read: (json) => (isObject(json) ? json : undefined),
});

/** As last time at this game; at first as few as possible, who are found soonest. */
export function seatsFor(game: GameId, texts: Texts): number {
  const counts = seatCounts(game);
  const last = kept.get(texts)[game];
  return counts.find((count) => count === last) ?? counts[0] ?? DESCRIPTORS[game].usualSeats;
}

export const rememberSeats = (game: GameId, seats: number, texts: Texts): void =>
  void kept.set({ ...kept.get(texts), [game]: seats }, texts);
