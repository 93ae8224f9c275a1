import type { About, GuestAbout, NewTable } from '@pouch/protocol';
import { botName, GAMES, type GameId, Refusal, readOptions } from '@pouch/rules';
import type { Quota, Store, Write, WriteResult } from '../store/store.js';
import { StoreFailure } from '../store/store-health.js';
import { ChangeDraft } from './change-draft.js';
import type { CommitQueue } from './commit-queue.js';
import type { MadeEntry } from './entries.js';
import { changeOf, guestsIn, headOf, originOf, playersOf } from './log.js';
import { isRemoved } from './manners.js';
import { startGame } from './play.js';
import { guestOf, NO_MANNERS, newTable, type Person, type Table } from './table.js';

/** New tables: their ids, codes, seeds and first change. */

/** Without letters and digits that are easily confused. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Codes are short and unique: a new one may be taken. */
const TRIES = 20;

export interface CreationDependencies {
  readonly store: Store;
  readonly commits: CommitQueue;
  now(): number;
  randomBytes(length: number): Uint8Array;
  dueAfter(table: Table, was: null): number | null | undefined;
  alertAt(before: undefined, after: Table): number | undefined;
  /** How many tables a guest may have, make in a day, and have in the lobby. */
  readonly quotas: Readonly<Record<Quota, number>>;
  limited(limit: Quota): void;
  /** The table is stored. */
  created(table: Table, due: number | null | undefined): void;
}

const text = (bytes: Uint8Array, encoding: 'hex' | 'base64url'): string => Buffer.from(bytes).toString(encoding);

/** The first 248 values of a byte are 8 for each letter; the others are drawn again. */
function newCode({ randomBytes }: CreationDependencies): string {
  let code = '';
  while (code.length < 4) {
    const [byte = 255] = randomBytes(1);
    if (byte < 8 * CODE_LETTERS.length) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return code;
}

/** Tables of the same time are neighbours in the store: three bytes of the time, nine that nobody can guess. */
export const idAt = (at: number, random: Uint8Array): string => {
  const second = Math.floor(at / 1000);
  return text(Uint8Array.of(second >>> 16, second >>> 8, second, ...random.subarray(0, 9)), 'base64url');
};

const NO_CODE = new Refusal('No table code is free right now. Try again.');

const WHY_NOT: Readonly<Record<Quota, (most: number) => string>> = {
  tablesPerGuest: (most) => `You have ${most} unfinished tables, which is the limit. Finish one first.`,
  tablesPerDay: (most) => `You’ve created ${most} tables today, which is the limit. Try again tomorrow.`,
  listedPerGuest: (most) =>
    `You have ${most} tables in the lobby, which is the limit. Start one of them first, or make this one private.`,
};

function tooMany({ quotas, limited }: CreationDependencies, quota: Quota): Refusal {
  limited(quota);
  return new Refusal(WHY_NOT[quota](quotas[quota]));
}

/** Why a guest may not have one more table in the lobby. */
export async function whyNotListed(dependencies: CreationDependencies, guest: string): Promise<Refusal | undefined> {
  const { store, quotas, now } = dependencies;
  // Making no table, they use up nothing else.
  const { listedPerGuest } = quotas;
  const many = Number.POSITIVE_INFINITY;
  const asked = { guest, quotas: { tablesPerGuest: many, tablesPerDay: many, listedPerGuest } };
  const full = await store.fullQuota(asked, 'listed', now());
  return full === undefined ? undefined : tooMany(dependencies, full);
}

/** Why a game cannot be played by so many. */
export function notFor(id: GameId, seats: number): Refusal | undefined {
  const { name, seats: range } = GAMES[id];
  const { least, most } = range;
  if (seats >= least && seats <= most) return undefined;
  return new Refusal(`${name} is for ${least} to ${most} players, not ${seats}.`);
}

/** A table as guests ask for it, or as `Seeking` does. */
type WantedTable = Omit<NewTable, 'start'> & { readonly start: NewTable['start'] | 'when-full' };

type Seek = NonNullable<Write['create']>['seek'];

/** Creates the table that a guest wants; returns the id, the same one for a repeated command. */
export async function createTable(
  dependencies: CreationDependencies,
  who: GuestAbout,
  wanted: WantedTable,
  seek?: Seek,
): Promise<string | Refusal> {
  const game = GAMES[wanted.game];
  const refused = notFor(wanted.game, wanted.seats.length);
  if (refused !== undefined) return refused;
  const options = readOptions(game, wanted.options);
  if (options instanceof Refusal) return options;
  const free = wanted.seats.indexOf('open');
  if (wanted.maker === 'sits' && free < 0) return new Refusal('There’s no open seat for you.');
  const origin = originOf(who, wanted.id);
  const { store, quotas } = dependencies;
  const known = await store.tableByOrigin(origin);
  if (known !== undefined) return known;
  const full = await store.fullQuota({ guest: who.id, quotas }, wanted.visibility, dependencies.now());
  if (full !== undefined) return tooMany(dependencies, full);
  for (let tries = 0; tries < TRIES; tries++) {
    const id = idAt(dependencies.now(), dependencies.randomBytes(9));
    const start = wanted.start === 'when-full' ? wanted.start : 'by-host';
    const manners = { ...NO_MANNERS, watchersChat: wanted.watchersChat };
    const creation = { ...wanted, start, id, origin, maker: who.id, by: who, options, manners, seek } as const;
    const created = await create(dependencies, creation, (draft) => {
      wanted.seats.forEach((level, seat) => {
        if (level !== 'open') draft.add({ what: 'bot-sat', seat, level, name: botName(seat) });
      });
      if (wanted.maker === 'sits') draft.add({ what: 'sat', seat: free, who });
      if (start === 'when-full') draft.add({ what: 'ready', seat: free });
      if (wanted.start === 'at-once' && draft.table.seats.every(({ kind }) => kind !== 'open')) startGame(draft);
    });
    const stored = created === 'stored' ? id : await store.tableByOrigin(origin);
    if (stored !== undefined) return stored;
    if (created !== 'conflict' && created !== 'stored') return tooMany(dependencies, created);
  }
  return NO_CODE;
}

/**
 * Creates the table of a rematch, unless it exists: who asks for it is the host, the bots of the last game have their
 * seats, and those of the other players are kept for them. It counts for who asks for it.
 */
export async function createNext(
  dependencies: CreationDependencies,
  last: Table,
  id: string,
  sender: GuestAbout,
): Promise<Refusal | undefined> {
  const newcomers = last.people.newcomers;
  for (let tries = 0; tries < TRIES; tries++) {
    const start = 'by-host';
    const next = {
      ...last,
      start,
      id,
      origin: null,
      maker: sender.id,
      by: sender,
      newcomers,
      previous: last.id,
    } as const;
    const created = await create(dependencies, next, (draft) =>
      last.seats.forEach((holder, seat) => {
        if (holder.kind === 'bot') draft.add({ what: 'bot-sat', seat, level: holder.level, name: holder.name });
        if (holder.kind !== 'person' || isRemoved(last, holder.guest)) return;
        if (holder.guest === sender.id) draft.add({ what: 'sat', seat, who: guestOf(holder) });
        else if (isInvited(last, holder)) draft.add({ what: 'kept', seat, who: guestOf(holder) });
      }),
    );
    if (created === 'stored' || (await dependencies.store.lastNumbers([id])).has(id)) return undefined;
    if (created !== 'conflict') return tooMany(dependencies, created);
  }
  return NO_CODE;
}

/** Who played to the end, or would have. Resigning may have been the end. */
const isInvited = ({ people }: Table, { standIn }: Person): boolean =>
  people.stopped?.how === 'resigned' || (standIn !== 'left' && standIn !== 'resigned');

interface Creation extends Pick<Table, 'id' | 'game' | 'options' | 'clock' | 'visibility' | 'start' | 'manners'> {
  readonly origin: string | null;
  /** Whose quotas it counts for. */
  readonly maker: string;
  readonly by: GuestAbout;
  readonly seek?: Seek;
  readonly seats: readonly unknown[];
  readonly newcomers: About['newcomers'];
  readonly previous?: string;
}

/** Stores a new table; `conflict` if its id, origin or code is taken; a quota if the maker has used it up. */
async function create(
  dependencies: CreationDependencies,
  {
    id,
    origin,
    maker,
    by,
    game,
    options,
    clock,
    visibility,
    start,
    seats,
    manners,
    newcomers,
    previous,
    seek,
  }: Creation,
  seatPlayers: (draft: ChangeDraft) => void,
): Promise<WriteResult> {
  const madeAt = dependencies.now();
  const seed = text(dependencies.randomBytes(32), 'hex');
  const code = newCode(dependencies);
  const made: MadeEntry = {
    ...{ what: 'made', by, game, options, clock, visibility, seats: seats.length, code, manners, newcomers },
    ...(start === 'when-full' && { start }),
    ...(previous === undefined ? {} : { previous }),
  };
  const draft = new ChangeDraft(newTable({ id, seed, madeAt }, made), madeAt);
  draft.add(made);
  seatPlayers(draft);
  const table = draft.finish();
  const due = dependencies.dueAfter(table, null);
  const written = await commit(dependencies.commits, {
    table: id,
    create: { id, origin, seed, madeAt, seek },
    maker: { guest: maker, quotas: dependencies.quotas },
    changes: [changeOf(draft, null)],
    head: headOf(table, madeAt),
    players: playersOf(table),
    named: [...new Set(guestsIn(draft.events))],
    due,
    alertAt: dependencies.alertAt(undefined, table),
  });
  if (written === 'stored') dependencies.created(table, due);
  return written;
}

const commit = (commits: CommitQueue, write: Write): Promise<WriteResult> =>
  new Promise((resolve, reject) => {
    commits.add({
      id: write.table,
      takeWrite: () => write,
      committed: (result) =>
        result === 'unknown' ? reject(new StoreFailure('nobody knows whether the table is stored')) : resolve(result),
    });
  });
