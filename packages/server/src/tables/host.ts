import type { GuestAbout } from '@pouch/protocol';
import { Refusal, type Seat } from '@pouch/rules';
import type { ChangeDraft } from './change-draft.js';
import { personAt, type Table } from './table.js';

/** The host of a table: who it is, and who is next when the host goes. */

const NOT_HOST = new Refusal('Only the host can do this.');

export const refuseUnlessHost = ({ host }: Table, { id }: Pick<GuestAbout, 'id'>): Refusal | undefined =>
  host === id ? undefined : NOT_HOST;

/** How long a host may be away, in milliseconds. */
export const HOST_AWAY_MS = 60_000;

type IsHere = (guest: string) => boolean;

/** The players who could be the next host: the one who has been seated longest comes first. */
const candidates = ({ host, seats, people }: Table): string[] =>
  seats
    .flatMap((holder, seat) =>
      holder.kind === 'person' && holder.plays === 'self' && holder.guest !== host
        ? [{ guest: holder.guest, seat, since: people.seatedIn[seat] ?? 0 }]
        : [],
    )
    .sort((a, b) => a.since - b.since || a.seat - b.seat)
    .map(({ guest }) => guest);

/** Who becomes host when the host is away: nobody, if nobody is here. */
export const hostInstead = (table: Table, isHere: IsHere): string | undefined => candidates(table).find(isHere);

/** The host has left their seat: the role goes to a player who is here, otherwise to one who may come back. */
export function passHostOn(draft: ChangeDraft, isHere: IsHere): void {
  const guest = hostInstead(draft.table, isHere) ?? candidates(draft.table)[0];
  if (guest !== undefined) draft.add({ what: 'host', guest, why: 'left' });
}

/** The host has been away for too long. */
export function replaceHost(draft: ChangeDraft, away: string, isHere: IsHere): Refusal | undefined {
  const { table } = draft;
  const guest = hostInstead(table, isHere);
  if (table.host !== away || isHere(away) || table.phase === 'over' || guest === undefined)
    return new Refusal('The host is here.');
  draft.add({ what: 'host', guest, why: 'away' });
  return undefined;
}

export function handOver(draft: ChangeDraft, sender: GuestAbout, seat: Seat): Refusal | undefined {
  const { table } = draft;
  const refusal = refuseUnlessHost(table, sender);
  if (refusal !== undefined) return refusal;
  if (table.phase === 'over') return new Refusal('The game is over.');
  const next = personAt(table, seat);
  if (next === undefined) return new Refusal('Only a player can be the host.');
  if (next.guest === sender.id) return new Refusal('You’re the host already.');
  if (next.plays === 'bot') return new Refusal(`A bot is playing for ${next.name}.`);
  draft.add({ what: 'host', guest: next.guest, why: 'handed-over' });
  return undefined;
}
