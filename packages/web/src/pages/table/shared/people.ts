import type { About, GuestAbout, Manners } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { isMuted, type Muted } from '../../../device/muted.ts';

/** The people at a table, and what can be done about each. */

/** Somebody whom a menu is about; with a message if it was opened from one. */
export interface Person {
  readonly guest: string;
  readonly name: string;
  /** Undefined for spectators and those who have left. */
  readonly seat: Seat | undefined;
  readonly message?: { readonly change: number; readonly text: string };
}

export const NO_MANNERS: Manners = { silenced: [], removed: [], watchersChat: 'on' };

export interface Onlooker {
  readonly me: string | undefined;
  readonly isHost: boolean;
  readonly manners: Manners;
  readonly muted: readonly Muted[];
}

export type PersonAction = 'mute' | 'unmute' | 'report' | 'silence' | 'unsilence' | 'remove' | 'readmit';

const has = (people: readonly GuestAbout[], guest: string): boolean => people.some(({ id }) => id === guest);

/** Nothing about oneself. */
export function actionsFor({ guest }: Pick<Person, 'guest'>, onlooker: Onlooker): readonly PersonAction[] {
  const { me, isHost, manners, muted } = onlooker;
  if (guest === me) return [];
  return [
    isMuted(muted, guest) ? 'unmute' : 'mute',
    'report',
    ...(isHost
      ? ([
          has(manners.silenced, guest) ? 'unsilence' : 'silence',
          has(manners.removed, guest) ? 'readmit' : 'remove',
        ] as const)
      : []),
  ];
}

/** The players that are people, in the order of their seats. */
export const seatedPeople = ({ seats }: Pick<About, 'seats'>): readonly Person[] =>
  seats.flatMap((holder, seat) => (holder.kind === 'person' ? [{ guest: holder.guest, name: holder.name, seat }] : []));

/** Whom the list of people shows besides the players: each once, and nobody who was removed among those who watch. */
export function othersAt(
  { seats }: Pick<About, 'seats'>,
  { silenced, removed }: Manners,
  watching: readonly GuestAbout[],
): { readonly watching: readonly Person[]; readonly removed: readonly Person[]; readonly silenced: readonly Person[] } {
  const isSeated = ({ id }: GuestAbout): boolean =>
    seats.some((holder) => holder.kind === 'person' && holder.guest === id);
  const person = ({ id, name }: GuestAbout): Person => ({ guest: id, name, seat: undefined });
  const isGone = ({ id }: GuestAbout): boolean => !has(watching, id) && !has(removed, id);
  return {
    watching: watching.filter((each) => !isSeated(each) && !has(removed, each.id)).map(person),
    removed: removed.map(person),
    silenced: silenced.filter((each) => !isSeated(each) && isGone(each)).map(person),
  };
}

/** Why I cannot chat here; undefined if I can. */
export function whySilent(
  manners: Manners,
  { me, seat, isHost }: { readonly me: string | undefined; readonly seat: Seat | undefined; readonly isHost: boolean },
): 'silenced' | 'watching' | undefined {
  if (me !== undefined && has(manners.silenced, me)) return 'silenced';
  return manners.watchersChat === 'off' && seat === undefined && !isHost ? 'watching' : undefined;
}
