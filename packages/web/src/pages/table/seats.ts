import type { About, SeatAbout } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';

/** Who is who at a table whose game has begun. */

type Person = Extract<SeatAbout, { kind: 'person' }>;

/** Whether a viewer plays, has left their running game to a bot, or only watches. */
export function roleAt({ phase, seats }: About, seat: Seat | undefined): 'plays' | 'left' | 'played' | 'watches' {
  const holder = seat === undefined ? undefined : seats[seat];
  if (holder?.kind !== 'person') return 'watches';
  if (phase !== 'playing') return 'played';
  return holder.plays === 'self' ? 'plays' : 'left';
}

/** The seats that bots have while the game runs. */
export const botsAt = ({ phase, seats }: About): readonly { readonly seat: Seat; readonly name: string }[] =>
  phase === 'playing'
    ? seats.flatMap((holder, seat) => (holder.kind === 'bot' ? [{ seat, name: holder.name }] : []))
    : [];

/** Who is asked for a rematch, once somebody has asked for it: those who have not left. */
export function rematchPeople({ seats }: About): readonly (Person & { readonly seat: Seat })[] {
  const people = seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.plays === 'self' && holder.stays !== true ? [{ ...holder, seat }] : [],
  );
  return people.some(({ ready }) => ready) ? people : [];
}
