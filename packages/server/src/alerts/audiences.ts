import { GuestId, isSlow, TableId } from '@pouch/protocol';
import * as z from 'zod/mini';
import type { AlertStore } from '../store/alert-store.js';
import type { Store } from '../store/store.js';
import type { Table } from '../tables/table.js';

/** Another process has a subscription or a webhook more. */
const AudienceMessage = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('alert-guest'), guest: GuestId }),
  z.strictObject({ what: z.literal('alert-table'), table: TableId }),
]);
type AudienceMessage = z.infer<typeof AudienceMessage>;

/**
 * The guests and tables that want alerts, so that nearly all changes cost nothing more. Somebody who is here by mistake
 * costs one look at their table; who is missing is found when the list is read again.
 */
export class Audiences {
  private guests = new Set<string>();
  private tables = new Set<string>();

  constructor(
    private readonly store: Pick<Store, 'notify' | 'shared'> & Pick<AlertStore, 'alertGuests' | 'webhookTables'>,
  ) {}

  async load(): Promise<void> {
    const [guests, tables] = [await this.store.alertGuests(), await this.store.webhookTables()];
    this.guests = new Set(guests);
    this.tables = new Set(tables);
  }

  hasGuest(guest: string): boolean {
    return this.guests.has(guest);
  }

  addGuest(guest: string): void {
    this.add({ what: 'alert-guest', guest });
  }

  addTable(table: string): void {
    this.add({ what: 'alert-table', table });
  }

  /** Whether somebody may have to be told of a change of this table. */
  concern(table: Table): boolean {
    if (this.tables.has(table.id)) return true;
    return (
      this.guests.size > 0 &&
      isSlow(table) &&
      table.seats.some((holder) => holder.kind === 'person' && this.guests.has(holder.guest))
    );
  }

  /** Takes a message of another process; false if it is none. */
  receive(text: string): boolean {
    const message = readMessage(text);
    if (message !== undefined) this.take(message);
    return message !== undefined;
  }

  private add(message: AudienceMessage): void {
    this.take(message);
    if (this.store.shared) this.store.notify({ kind: 'message', body: JSON.stringify(message) });
  }

  private take(message: AudienceMessage): void {
    switch (message.what) {
      case 'alert-guest':
        this.guests.add(message.guest);
        return;
      case 'alert-table':
        this.tables.add(message.table);
        return;
    }
  }
}

function readMessage(text: string): AudienceMessage | undefined {
  try {
    return AudienceMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
