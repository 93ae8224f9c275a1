import type { About, SeatAbout } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { t } from '../../../words/t.ts';

/** What screen readers hear when the seats of a table change. */

type Person = Extract<SeatAbout, { kind: 'person' }>;
type Seats = About['seats'];

const people = (seats: Seats): ReadonlyMap<string, { readonly seat: Seat; readonly person: Person }> =>
  new Map(seats.flatMap((person, seat) => (person.kind === 'person' ? [[person.guest, { seat, person }]] : [])));

/** From one moment to a later one; `me` is the guest whose page this is. */
export function changesOfSeats(before: Seats, after: Seats, me: string | undefined): readonly string[] {
  const lines = [...ofPeople(before, after, me), ...ofBots(before, after)];
  const wasFull = isFull(before);
  return lines.length > 0 && !wasFull && isFull(after) ? [...lines, t('waiting-room.told.full')] : lines;
}

const isFull = (seats: Seats): boolean => seats.every(({ kind }) => kind !== 'open');

function ofPeople(before: Seats, after: Seats, me: string | undefined): readonly string[] {
  const then = people(before);
  const now = people(after);
  const you = (guest: string): 'yes' | 'no' => (guest === me ? 'yes' : 'no');
  const gone = [...then].filter(([guest]) => !now.has(guest));
  return [
    ...gone.map(([guest, { person }]) => t('waiting-room.told.rose', { you: you(guest), name: person.name })),
    ...[...now].flatMap(([guest, { seat, person }]) => {
      const { name, ready } = person;
      const was = then.get(guest);
      if (was === undefined) return [t('waiting-room.told.sat', { you: you(guest), name })];
      return [
        ...(was.person.name === name ? [] : [t('waiting-room.told.renamed', { before: was.person.name, name })]),
        ...(was.seat === seat ? [] : [t('waiting-room.told.moved', { you: you(guest), name, number: seat + 1 })]),
        ...(ready && !was.person.ready ? [t('waiting-room.told.ready', { you: you(guest), name })] : []),
      ];
    }),
  ];
}

function ofBots(before: Seats, after: Seats): readonly string[] {
  return after.flatMap((now, seat) => {
    const then = before[seat];
    if (now.kind === 'bot') {
      const { name, level } = now;
      if (then?.kind !== 'bot') return [t('waiting-room.told.bot', { name, level })];
      return then.level === level ? [] : [t('waiting-room.told.level', { name, level })];
    }
    return then?.kind === 'bot' && now.kind === 'open' ? [t('waiting-room.told.bot-gone', { name: then.name })] : [];
  });
}
