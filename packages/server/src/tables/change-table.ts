import type { GuestAbout, TableCommand } from '@pouch/protocol';
import { Refusal, readOptions, type Seat } from '@pouch/rules';
import type { ChangeDraft } from './change-draft.js';
import { refuseUnlessHost } from './host.js';
import { gameOf, type Table } from './table.js';

/** The host changes a table before the game. Its id and code stay. */
export function changeTable(
  draft: ChangeDraft,
  sender: GuestAbout,
  wanted: Extract<TableCommand, { do: 'change-table' }>,
): Refusal | undefined {
  const { table } = draft;
  const refusal = refuseUnlessHost(table, sender);
  if (refusal !== undefined) return refusal;
  if (table.phase !== 'waiting') return new Refusal('The game has already started.');
  const game = gameOf(table);
  const { least, most } = game.seats;
  const { seats = table.seats.length } = wanted;
  if (seats < least || seats > most)
    return new Refusal(`${game.name} is for ${least} to ${most} players, not ${seats}.`);
  const options = wanted.options === undefined ? table.options : readOptions(game, wanted.options);
  if (options instanceof Refusal) return options;
  const kept = keptSeats(table, seats);
  if (kept instanceof Refusal) return kept;
  const { clock = table.clock, visibility = table.visibility, newcomers = table.people.newcomers } = wanted;
  draft.add({ what: 'changed', kept, options, clock, visibility, newcomers });
  return undefined;
}

/** By new seat: the seat it was. Nobody loses a seat: open ones go first, then bots, then those kept for somebody. */
function keptSeats({ seats }: Table, count: number): (Seat | null)[] | Refusal {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people > count)
    return new Refusal(`${people} people have a seat. Somebody has to leave theirs before there can be ${count}.`);
  const going = [...seats.keys()]
    .sort((a, b) => goesBy(seats[a]) - goesBy(seats[b]) || b - a)
    .slice(0, Math.max(0, seats.length - count));
  const staying = [...seats.keys()].filter((seat) => !going.includes(seat));
  return [...staying, ...Array.from({ length: count - staying.length }, () => null)];
}

function goesBy(holder: Table['seats'][number] | undefined): number {
  switch (holder?.kind) {
    case 'bot':
      return 1;
    case 'person':
      return 3;
    case 'open':
      return holder.keptFor === undefined ? 0 : 2;
    case undefined:
      return 0;
  }
}
