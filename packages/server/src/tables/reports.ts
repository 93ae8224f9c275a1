import { createHash } from 'node:crypto';
import type { GuestAbout, NewReport, TableEvent } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Guest, PublicChangeRow, Store } from '../store/store.js';
import { isRemoved } from './manners.js';
import type { OpenTable, OpenTables } from './open-table.js';
import { READS_TOO_MUCH, type ReadLimits } from './read-limits.js';

/** Reports of players and watchers to the operator. */

/** Chat messages that go with a report. */
const MOST_LINES = 20;
/** How far back they are looked for, in changes. */
const LOOKED_THROUGH = 500;

type Said = Extract<TableEvent, { what: 'said' }>;

/** What the operator reads of a report: first who is reported and who reports, by their names of that time, then the chat. */
export type ReportLine =
  | { readonly what: 'reported' | 'reporter'; readonly at: number; readonly who: GuestAbout }
  | {
      readonly what: 'said';
      readonly number: number;
      readonly at: number;
      readonly who: GuestAbout;
      readonly seat: number | null;
      readonly text: string;
      /** The message that is reported. */
      readonly isReported?: true;
    };

type ChatLine = Extract<ReportLine, { what: 'said' }>;

export interface ReportsDependencies {
  readonly store: Pick<Store, 'addReport' | 'guest' | 'publicChangesAfter'>;
  readonly openTables: OpenTables;
  readonly reads: ReadLimits;
  now(): number;
}

export class Reports {
  constructor(private readonly dependencies: ReportsDependencies) {}

  /** Stores a report for the operator; returns why not. Repeating it with the same id does nothing. */
  async add(guest: Guest, table: string, wanted: NewReport): Promise<Refusal | 'no table' | undefined> {
    const { store, openTables, reads, now } = this.dependencies;
    if (!reads.mayOpen(guest.id, openTables, table)) return READS_TOO_MUCH;
    const open = await openTables.find(table);
    if (open === undefined) return 'no table';
    if (wanted.guest === guest.id) return new Refusal('You can’t report yourself.');
    if (!reads.take(guest.id, LOOKED_THROUGH)) return READS_TOO_MUCH;
    const chat = await this.chatOf(table, wanted.change);
    const message = chat.find(({ number }) => number === wanted.change);
    if (wanted.change !== undefined && message?.who.id !== wanted.guest)
      return new Refusal('This message isn’t there.');
    const reported = await this.reportedAs(open, wanted.guest, message, chat);
    if (reported === undefined) return new Refusal('This person isn’t at this table.');
    const at = now();
    const lines: readonly ReportLine[] = [
      { what: 'reported', at, who: reported },
      { what: 'reporter', at, who: plain(guest) },
      ...chat.map((line) => (line === message ? { ...line, isReported: true as const } : line)),
    ];
    await store.addReport({
      id: reportId(guest, wanted.id),
      at,
      table,
      reporter: guest.id,
      reported: reported.id,
      reason: wanted.reason,
      lines: JSON.stringify(lines),
    });
    return undefined;
  }

  /** The last messages; the one that is reported is among them, however old it is. */
  private async chatOf(table: string, reported: number | undefined): Promise<readonly ChatLine[]> {
    const { store } = this.dependencies;
    const rows = await store.publicChangesAfter(table, 0, LOOKED_THROUGH, 'newest');
    const last = rows.flatMap(chatIn).slice(-MOST_LINES);
    if (reported === undefined || last.some(({ number }) => number === reported)) return last;
    const [row] = await store.publicChangesAfter(table, reported - 1, 1, 'oldest');
    const older = row?.number === reported ? chatIn(row) : [];
    return older.length === 0 ? last : [...older, ...last.slice(1 - MOST_LINES)];
  }

  /** Somebody of the table, by the name that the others saw; undefined for anyone else. */
  private async reportedAs(
    { table, presence }: OpenTable,
    guest: string,
    message: ChatLine | undefined,
    chat: readonly ChatLine[],
  ): Promise<GuestAbout | undefined> {
    if (message !== undefined) return message.who;
    const seated = table.seats.find((seat) => seat.kind === 'person' && seat.guest === guest);
    if (seated?.kind === 'person') return { id: guest, name: seated.name, crest: seated.crest };
    const said = chat.findLast(({ who }) => who.id === guest)?.who;
    if (said !== undefined) return said;
    const isKnown = table.host === guest || isRemoved(table, guest) || presence.everyone().has(guest);
    const known = isKnown ? await this.dependencies.store.guest(guest) : undefined;
    return known && plain(known);
  }
}

const plain = ({ id, name, crest }: Guest): GuestAbout => ({ id, name, crest });

/** The same for a repeated request. */
const reportId = ({ id }: Guest, request: string): string =>
  createHash('sha256').update(`${id} ${request}`).digest('base64url').slice(0, 16);

const chatIn = ({ number, at, told }: PublicChangeRow): readonly ChatLine[] =>
  (JSON.parse(told) as TableEvent[])
    .filter((event): event is Said => event.what === 'said')
    .map(({ who, seat, text }) => ({ what: 'said', number, at, who, seat, text }));
