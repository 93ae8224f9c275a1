import type { FORMS, PAGES } from '@pouch/protocol';
import type { Connection } from './connection.js';

export type Form = (typeof FORMS)[number];
type Page = (typeof PAGES)[number];

/** A connection that receives the updates of a table. */
export interface Subscriber {
  readonly connection: Connection;
  readonly form: Form;
  /** The last change it has been sent. */
  seen: number;
  /** Whether the table is before the eyes of somebody: the client says so. */
  page: Page;
  /** In a race: when the last few updates were sent, which bounds what a client says about its display. */
  readonly sent: { readonly number: number; readonly at: number }[];
}

/** The subscribers of a table in this process. */
export class Subscribers {
  private readonly byConnection = new Map<Connection, Subscriber>();

  get size(): number {
    return this.byConnection.size;
  }

  [Symbol.iterator](): Iterator<Subscriber> {
    return this.byConnection.values();
  }

  of(connection: Connection): Subscriber | undefined {
    return this.byConnection.get(connection);
  }

  add(connection: Connection, form: Form, seen: number): Subscriber {
    const subscriber: Subscriber = { connection, form, seen, page: 'hidden', sent: [] };
    this.byConnection.set(connection, subscriber);
    return subscriber;
  }

  remove(connection: Connection): boolean {
    return this.byConnection.delete(connection);
  }

  pushToAll(message: string): void {
    for (const { connection } of this) connection.push(message);
  }

  has(guest: string): boolean {
    for (const { guest: each } of this.byConnection.keys()) if (each.id === guest) return true;
    return false;
  }

  /** The guests among them, each once. */
  guests(): string[] {
    return [...new Set([...this.byConnection.keys()].map(({ guest }) => guest.id))];
  }

  /** Whether a guest has the table before their eyes, at this process. */
  isLooking(guest: string): boolean {
    for (const { connection, page } of this) if (page === 'visible' && connection.guest.id === guest) return true;
    return false;
  }

  connectionsOf(guest: string): Connection[] {
    return [...this.byConnection.keys()].filter((connection) => connection.guest.id === guest);
  }
}
