/**
 * How long tables take to show what has happened, at normal speed, in seconds. The clock of the next decision starts
 * after that: at the same time for everyone, however fast a device shows it. `packages/web/test/kits/show-time.test.ts`
 * holds the page's scenes to these times.
 */

/** What is read before the table goes on: in passing, as a sentence, or as a sentence about the reader. */
export const GLANCE = 0.4;
export const READ = 0.8;
export const READ_OWN = 1.2;

/** What moves: within the board, as it is revealed, or across the table. */
export const MOVE = 0.3;
export const REVEAL = 0.4;
export const FLY = 0.5;

/** Coins fly one after another, and so many leave together. */
const APART = 0.04;
export const flySeconds = (coins: number, flight: number): number => flight + APART * Math.max(0, coins - 1);

type AnyEvent = { readonly event: string };
type Named<E extends AnyEvent, Name extends E['event']> = Extract<E, { readonly event: Name }>;

export const named = <E extends AnyEvent, Name extends E['event']>(
  events: readonly E[],
  name: Name,
): readonly Named<E, Name>[] => events.filter((event): event is Named<E, Name> => event.event === name);
