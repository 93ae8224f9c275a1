import { type GuestAbout, LIMITS, type Manners, type TableCommand } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { ChangeDraft } from './change-draft.js';
import type { Entry } from './entries.js';
import { guestOf, personAt, seatOf, type Table } from './table.js';

/** What the host of a table decides about people: who may chat, and who may be there at all. */

export const REMOVED = new Refusal('The host removed you from this table. You can’t watch or play here.');
const SILENCED = new Refusal('The host has silenced you at this table.');
const WATCHERS_SILENT = new Refusal('Only players can chat at this table.');
export const ONLY_HOST = new Refusal('Only the host can do this.');
const NOBODY_KNOWN = new Refusal('This person doesn’t exist any more.');

type MannersCommand = Extract<TableCommand, { do: 'silence' | 'unsilence' | 'remove' | 'readmit' | 'watchers-chat' }>;
type MannersEntry = Extract<Entry, { what: 'silenced' | 'unsilenced' | 'removed' | 'readmitted' | 'watchers-chat' }>;

const has = (people: readonly GuestAbout[], guest: string): boolean => people.some(({ id }) => id === guest);

export const isRemoved = ({ manners }: Pick<Table, 'manners'>, guest: string): boolean => has(manners.removed, guest);

/** The commands about somebody whom the table may not know yet. */
export const isAboutPerson = (
  command: TableCommand,
): command is Extract<MannersCommand, { do: 'silence' | 'remove' }> =>
  command.do === 'silence' || command.do === 'remove';

/** Why somebody may not do this at the table, or not say it. */
export function whyNotHere(table: Table, sender: GuestAbout, command: TableCommand): Refusal | undefined {
  if (isRemoved(table, sender.id)) return REMOVED;
  // Everyone reads the words for the draws, too.
  if (command.do !== 'say' && command.do !== 'word') return undefined;
  if (has(table.manners.silenced, sender.id)) return SILENCED;
  const isWatching = seatOf(table, sender.id) === undefined && table.host !== sender.id;
  return isWatching && table.manners.watchersChat === 'off' ? WATCHERS_SILENT : undefined;
}

/** `person`: whom the command is about, as the store knows them. */
export function performManners(
  draft: ChangeDraft,
  sender: GuestAbout,
  command: MannersCommand,
  person: GuestAbout | undefined,
): Refusal | undefined {
  const { table } = draft;
  if (table.host !== sender.id) return ONLY_HOST;
  const { silenced, removed, watchersChat } = table.manners;
  const by = asSeated(table, sender);
  switch (command.do) {
    case 'silence': {
      const who = personFor(table, command.guest, person);
      if (who === undefined) return NOBODY_KNOWN;
      if (who.id === sender.id) return new Refusal('You can’t silence yourself.');
      if (has(silenced, who.id)) return new Refusal(`${who.name} is already silenced.`);
      if (silenced.length >= LIMITS.silenced) return full('silenced', LIMITS.silenced);
      draft.add({ what: 'silenced', who, by });
      return undefined;
    }
    case 'unsilence': {
      const who = silenced.find(({ id }) => id === command.guest);
      if (who === undefined) return new Refusal('This person isn’t silenced.');
      draft.add({ what: 'unsilenced', who, by });
      return undefined;
    }
    case 'remove': {
      const who = personFor(table, command.guest, person);
      if (who === undefined) return NOBODY_KNOWN;
      if (who.id === sender.id) return new Refusal('You can’t remove yourself. You can leave instead.');
      if (has(removed, who.id)) return new Refusal(`${who.name} is already removed.`);
      if (removed.length >= LIMITS.removed) return full('removed', LIMITS.removed);
      draft.add({ what: 'removed', who, by });
      freeSeat(draft, who);
      return undefined;
    }
    case 'readmit': {
      const who = removed.find(({ id }) => id === command.guest);
      if (who === undefined) return new Refusal('This person isn’t removed.');
      draft.add({ what: 'readmitted', who, by });
      return undefined;
    }
    case 'watchers-chat':
      if (watchersChat !== command.chat) draft.add({ what: 'watchers-chat', chat: command.chat, by });
      return undefined;
  }
}

/** Before the game the seat is open again; during it a bot plays on. */
function freeSeat(draft: ChangeDraft, { id }: GuestAbout): void {
  const { table } = draft;
  const seat = seatOf(table, id);
  if (seat === undefined) return;
  if (table.phase === 'waiting') draft.add({ what: 'cleared', seat });
  if (table.phase === 'playing' && personAt(table, seat)?.plays === 'self') draft.add({ what: 'left', seat });
}

export function mannersAfter(manners: Manners, entry: MannersEntry): Manners {
  const { silenced, removed } = manners;
  switch (entry.what) {
    case 'silenced':
      return { ...manners, silenced: [...silenced, entry.who] };
    case 'unsilenced':
      return { ...manners, silenced: silenced.filter(({ id }) => id !== entry.who.id) };
    case 'removed':
      return { ...manners, removed: [...removed, entry.who] };
    case 'readmitted':
      return { ...manners, removed: removed.filter(({ id }) => id !== entry.who.id) };
    case 'watchers-chat':
      return { ...manners, watchersChat: entry.chat };
  }
}

/** Players keep the name they sat down with. */
export function asSeated(table: Table, guest: GuestAbout): GuestAbout {
  const seat = seatOf(table, guest.id);
  const player = seat === undefined ? undefined : personAt(table, seat);
  return player === undefined ? guest : guestOf(player);
}

function personFor(table: Table, guest: string, known: GuestAbout | undefined): GuestAbout | undefined {
  const seat = seatOf(table, guest);
  const player = seat === undefined ? undefined : personAt(table, seat);
  return player === undefined ? known : guestOf(player);
}

const full = (how: string, most: number): Refusal =>
  new Refusal(`${most} people are ${how} at this table, which is the limit. Let one of them back first.`);
