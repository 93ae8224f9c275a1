import { createHmac } from 'node:crypto';
import type { GuestAbout, TableCommand } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { obey } from './deeds.js';
import type { House } from './house.js';
import { originOf } from './log.js';
import { idAt, makeNext } from './making-tables.js';
import type { Room } from './room.js';
import { seatOf, type Table } from './table.js';

const NOT_YET = new Refusal('The game has only just ended: try again');

/** Another game at another table, with everybody who was at the last one. */
export class Rematches {
  private readonly making = new Map<string, Promise<void>>();

  constructor(private readonly house: House) {}

  /** The table of the rematch is made first, under an id that follows from this table: then everybody is sent there. */
  async ask(
    room: Room,
    who: GuestAbout,
    command: Extract<TableCommand, { do: 'rematch' }>,
    whyNotNow: () => Refusal | undefined,
  ): Promise<Refusal | number> {
    const origin = originOf(who, command.id);
    const table = room.stored;
    const next = table.next ?? nextId(table);
    const plays = table.phase === 'over' && seatOf(table, who.id) !== undefined;
    const isNew = plays && table.next === null && whyNotNow() === undefined && !room.mayHaveDone(origin);
    if (isNew) await this.makeOnce(table, next, who);
    const result = await new Promise<Refusal | number>((done) => {
      room.request({
        origin,
        run: (making) => {
          const refused = whyNotNow() ?? obey(making, who, command);
          if (refused !== undefined || making.table.next !== null) return refused;
          // The game ended elsewhere, and that was only just read.
          if (!isNew) return NOT_YET;
          making.add({ what: 'next', table: next });
          return undefined;
        },
        done,
      });
    });
    if (!(result instanceof Refusal)) void this.beReady(next, who);
    return result;
  }

  /** Several may ask for the rematch at the same moment: its table is made once. */
  private makeOnce(table: Table, next: string, who: GuestAbout): Promise<void> {
    let making = this.making.get(next);
    if (making === undefined) {
      making = makeNext(this.house.maker, table, next, who).finally(() => this.making.delete(next));
      this.making.set(next, making);
    }
    return making;
  }

  /** Whoever wants a rematch is ready for it. */
  private async beReady(table: string, who: GuestAbout): Promise<void> {
    const place = await this.house.places.find(table);
    place?.room.request({
      origin: null,
      run: (making) => obey(making, who, { do: 'ready', id: '', table }),
      done: () => {},
    });
  }
}

/** Anyone who may know the seed, which is told by now, may know where the rematch is. */
const nextId = ({ seed, id, endedAt }: Table): string =>
  idAt(endedAt ?? 0, createHmac('sha256', Buffer.from(seed, 'hex')).update(`next of ${id}`).digest());
