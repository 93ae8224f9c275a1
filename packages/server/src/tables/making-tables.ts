import type { About, GuestAbout, NewTable } from '@pouch/protocol';
import { GAMES, Refusal, readOptions } from '@pouch/rules';
import type { Store, Write, Written } from '../store/store.js';
import { botName, seatAgain, start } from './deeds.js';
import { Making } from './entries.js';
import type { Ledger, Writer } from './ledger.js';
import { changeOf, originOf } from './log.js';
import { firstWrite } from './room.js';
import { blankTable, type Table, whoIs } from './table.js';

/** New tables: their ids, codes and seeds, and what their first change says. */

/** No letters or digits that are mistaken for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Codes are short: now and then one is taken. */
const TRIES = 20;

export interface Maker {
  readonly store: Store;
  readonly ledger: Ledger;
  now(): number;
  randomBytes(length: number): Uint8Array;
  dueAfter(table: Table, was: null): number | null | undefined;
  /** The table is stored. */
  made(table: Table, due: number | null | undefined): void;
}

const text = (bytes: Uint8Array, encoding: 'hex' | 'base64url'): string => Buffer.from(bytes).toString(encoding);

/** The first 248 values of a byte are 8 for each letter; the rest is drawn again. */
function newCode(maker: Maker): string {
  let code = '';
  while (code.length < 4) {
    const [byte = 255] = maker.randomBytes(1);
    if (byte < 8 * CODE_LETTERS.length) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return code;
}

/** A table as a guest wants it, stored; the same one if it was asked for before. */
export async function makeTable(maker: Maker, who: GuestAbout, asked: NewTable): Promise<string | Refusal> {
  const game = GAMES[asked.game];
  const { least, most } = game.seats;
  if (asked.seats.length < least || asked.seats.length > most)
    return new Refusal(`${game.name} is for ${least} to ${most} players, not ${asked.seats.length}`);
  const options = readOptions(game, asked.options);
  if (options instanceof Refusal) return options;
  const free = asked.seats.indexOf('open');
  if (asked.maker === 'sits' && free < 0) return new Refusal('No seat is left for you');
  const origin = originOf(who, asked.id);
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await create(maker, newId(maker), origin, who, { ...asked, options }, (making) => {
      asked.seats.forEach((level, seat) => {
        if (level !== 'open') making.add({ what: 'bot-sat', seat, level, name: botName(seat) });
      });
      if (asked.maker === 'sits') making.add({ what: 'sat', seat: free, who });
      if (asked.start === 'at-once' && making.table.seats.every(({ kind }) => kind !== 'open')) start(making);
    });
    const id = table?.id ?? (await maker.store.tableByOrigin(origin));
    if (id !== undefined) return id;
  }
  return new Refusal('No code is free just now: try again');
}

/** Tables of the same time lie side by side in the store: three bytes of the second, nine that nobody guesses. */
export const idAt = (at: number, random: Uint8Array): string => {
  const second = Math.floor(at / 1000);
  return text(Uint8Array.of(second >>> 16, second >>> 8, second, ...random.subarray(0, 9)), 'base64url');
};

const newId = (maker: Maker): string => idAt(maker.now(), maker.randomBytes(9));

/** The table for a rematch, with everybody in their seats; it may be there already. */
export async function makeNext(maker: Maker, old: Table, id: string, who: GuestAbout): Promise<void> {
  const host = old.seats.find((seat) => seat.kind === 'person' && seat.guest === old.host && seat.plays === 'self');
  const by = host?.kind === 'person' ? whoIs(host) : who;
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await create(maker, id, null, by, old, (making) => seatAgain(making, old, who))) !== undefined) return;
    if ((await maker.store.table(id)) !== undefined) return;
  }
}

interface Settings {
  readonly game: Table['game'];
  readonly options: About['options'];
  readonly clock: About['clock'];
  readonly visibility: About['visibility'];
  readonly seats: readonly unknown[];
}

/** Stores a new table; undefined if its id, origin or code is taken. */
async function create(
  maker: Maker,
  id: string,
  origin: string | null,
  by: GuestAbout,
  { game, options, clock, visibility, seats }: Settings,
  seat: (making: Making) => void,
): Promise<Table | undefined> {
  const at = maker.now();
  const making = new Making(blankTable(id, text(maker.randomBytes(32), 'hex'), at), at);
  const code = newCode(maker);
  making.add({ what: 'made', by, game, options, clock, visibility, seats: seats.length, code });
  seat(making);
  const table = making.settle();
  const due = maker.dueAfter(table, null);
  const write = firstWrite(table, changeOf(making, null), origin, due);
  if ((await written(maker.ledger, write)) !== 'stored') return undefined;
  maker.made(table, due);
  return table;
}

function written(ledger: Ledger, write: Write): Promise<Written> {
  return new Promise((resolve, reject) => {
    const writer: Writer = {
      id: write.table,
      write: () => write,
      written: (how) => (how === 'unknown' ? reject(new Error('the store could not be reached')) : resolve(how)),
    };
    ledger.add(writer);
  });
}
