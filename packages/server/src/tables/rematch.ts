import { createHmac } from 'node:crypto';
import type { GuestAbout } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import { lonelyAsker } from './absences.js';
import type { ChangeDraft } from './change-draft.js';
import { beReady } from './commands.js';
import { type CreationDependencies, createNext, idAt } from './create-table.js';
import { isRemoved } from './manners.js';
import { sit } from './newcomers.js';
import type { OpenTable, OpenTables } from './open-table.js';
import { ownRequest } from './request.js';
import { seatOf, type Table } from './table.js';

/** The tables of rematches: who asks gets one at once, the others are invited. */
export class Rematches {
  private readonly creating = new Map<string, Promise<Refusal | undefined>>();

  constructor(
    private readonly openTables: OpenTables,
    private readonly creation: CreationDependencies,
  ) {}

  /**
   * Creates the table of the rematch, once however many players ask at the same moment. Returns its id, or why it
   * cannot be created; undefined if the game is not over, the sender did not play, or there is one already.
   */
  async prepare(open: OpenTable, sender: GuestAbout): Promise<string | Refusal | undefined> {
    const mayAsk = seatOf(open.table, sender.id) !== undefined && !isRemoved(open.table, sender.id);
    if (open.table.phase !== 'over' || !mayAsk) return undefined;
    if (open.table.next !== null && !(await this.isGone(open.table.next))) return undefined;
    if (open.table.next !== null) await withdraw(open, open.table.next);
    const { table } = open;
    if (table.next !== null) return undefined;
    const next = nextId(table);
    let creating = this.creating.get(next);
    if (creating === undefined) {
      creating = createNext(this.creation, table, next, sender).finally(() => this.creating.delete(next));
      this.creating.set(next, creating);
    }
    return (await creating) ?? next;
  }

  /** A player who wants the rematch gets their seat at its table, and is ready. */
  async join({ table }: OpenTable, sender: GuestAbout): Promise<void> {
    const next = table.next === null ? undefined : await this.openTables.find(table.next);
    next?.writer.submit(
      ownRequest((draft) => {
        const refusal = seatOf(draft.table, sender.id) === undefined ? sit(draft, sender, undefined) : undefined;
        return refusal ?? beReady(draft, seatOf(draft.table, sender.id));
      }),
    );
  }

  /** A player does not want it: their seat is for anyone. */
  async decline({ table }: OpenTable, sender: GuestAbout): Promise<void> {
    const next = table.next === null ? undefined : await this.openTables.find(table.next);
    next?.writer.submit(
      ownRequest((draft) => {
        const { phase, seats } = draft.table;
        if (phase !== 'waiting' || !seats.some((each) => each.kind === 'open' && each.keptFor?.id === sender.id))
          return new Refusal('No seat is kept for them.');
        draft.add({ what: 'not-coming', who: sender });
        return undefined;
      }),
    );
  }

  /** The table of a rematch has changed: once everybody has left it, it is withdrawn. */
  async withdrawIfLeft({ id, table }: OpenTable): Promise<void> {
    const { previous } = table.people;
    if (previous === null || !isLeft(table)) return;
    const last = await this.openTables.find(previous);
    if (last !== undefined) await withdraw(last, id);
  }

  /** Whether nobody is at the table of a rematch, and the game has not begun. */
  private async isGone(next: string): Promise<boolean> {
    const open = await this.openTables.find(next);
    return open === undefined || isLeft(open.table);
  }
}

const isLeft = ({ phase, seats }: Table): boolean =>
  phase === 'waiting' && seats.every(({ kind }) => kind !== 'person');

const withdraw = ({ writer }: OpenTable, next: string): Promise<void> =>
  new Promise((resolve) =>
    writer.submit({
      origin: null,
      perform(draft) {
        if (draft.table.next !== next) return new Refusal('There’s another rematch.');
        draft.add({ what: 'rematch-withdrawn' });
        return undefined;
      },
      done: () => resolve(),
    }),
  );

/** Nobody has joined a rematch, and who asked for it has been away for too long: they lose their seat. */
export function leaveLonely(
  draft: ChangeDraft,
  guest: string,
  isHere: (guest: string) => boolean,
): Refusal | undefined {
  const seat = seatOf(draft.table, guest);
  if (lonelyAsker(draft.table) !== guest || isHere(guest) || seat === undefined)
    return new Refusal('Somebody is here.');
  draft.add({ what: 'cleared', seat });
  return undefined;
}

/** Derived from the seed, so that all processes create the same table. The seed is public by now. */
function nextId({ seed, id, endedAt, people: { withdrawn } }: Table): string {
  const text = withdrawn === 0 ? `next of ${id}` : `next of ${id} ${withdrawn}`;
  return idAt(endedAt ?? 0, createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest());
}
