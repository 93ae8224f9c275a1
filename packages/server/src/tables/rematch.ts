import { createHmac } from 'node:crypto';
import type { GuestAbout } from '@pouch/protocol';
import type { Refusal } from '@pouch/rules';
import { beReady } from './commands.js';
import { type CreationDependencies, createNext, idAt } from './create-table.js';
import { isRemoved } from './manners.js';
import type { OpenTable, OpenTables } from './open-table.js';
import { ownRequest } from './request.js';
import { seatOf, type Table } from './table.js';

/** The tables of rematches. */
export class Rematches {
  private readonly creating = new Map<string, Promise<Refusal | undefined>>();

  constructor(
    private readonly openTables: OpenTables,
    private readonly creation: CreationDependencies,
  ) {}

  /**
   * Creates the table of the rematch, once however many players ask at the same moment. Returns its id, or why it
   * cannot be created; undefined if the game is not over or the sender did not play.
   */
  async prepare({ table }: OpenTable, sender: GuestAbout): Promise<string | Refusal | undefined> {
    const mayAsk = seatOf(table, sender.id) !== undefined && !isRemoved(table, sender.id);
    if (table.phase !== 'over' || !mayAsk || table.next !== null) return undefined;
    const next = nextId(table);
    let creating = this.creating.get(next);
    if (creating === undefined) {
      creating = createNext(this.creation, table, next, sender).finally(() => this.creating.delete(next));
      this.creating.set(next, creating);
    }
    return (await creating) ?? next;
  }

  /** A player who asked for the rematch is ready for it. */
  async beReady({ table }: OpenTable, sender: GuestAbout): Promise<void> {
    const next = table.next === null ? undefined : await this.openTables.find(table.next);
    next?.writer.submit(ownRequest((draft) => beReady(draft, seatOf(draft.table, sender.id))));
  }
}

/** Derived from the seed, so that all processes create the same table. The seed is public by now. */
const nextId = ({ seed, id, endedAt }: Table): string =>
  idAt(endedAt ?? 0, createHmac('sha256', Buffer.from(seed, 'hex')).update(`next of ${id}`).digest());
