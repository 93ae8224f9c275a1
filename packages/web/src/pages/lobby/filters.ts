import type { About, Listed } from '@pouch/protocol';
import { GAME_IDS, type GameId } from '@pouch/rules';
import { KEYS } from '../../device/keys.ts';
import { isObject, stored, type Texts } from '../../device/storage.ts';
import { CLOCK_NAMES } from '../new-table/wish.ts';
import { openSeats } from '../tables/listing.ts';

/** Which tables of the lobby somebody wants to see; remembered on the device. */
export interface Filters {
  readonly game: GameId | 'any';
  /** At least so many open seats. */
  readonly free: FreeSeats;
  readonly clock: About['clock'] | 'any';
}

export const FREE_SEATS = ['any', '2', '3', '4'] as const;
type FreeSeats = (typeof FREE_SEATS)[number];

export const NO_FILTERS: Filters = { game: 'any', free: 'any', clock: 'any' };

const kept = stored<Filters>({ key: KEYS.lobby, initial: NO_FILTERS, read: readFilters });

export const keptFilters = (texts: Texts): Filters => kept.get(texts);
export const keepFilters = (filters: Filters, texts: Texts): void => void kept.set(filters, texts);

/** What is no longer a choice counts as none. */
function readFilters(json: unknown): Filters | undefined {
  if (!isObject(json)) return undefined;
  return {
    game: GAME_IDS.find((id) => id === json.game) ?? 'any',
    free: FREE_SEATS.find((free) => free === json.free) ?? 'any',
    clock: CLOCK_NAMES.find((clock) => clock === json.clock) ?? 'any',
  };
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== 'any');

export interface LobbyTables {
  /** That wait for players. */
  readonly open: readonly Listed[];
  /** Whose game can be watched; open seats are no matter there. */
  readonly running: readonly Listed[];
  /** How many wait that the filters hide. */
  readonly hidden: number;
}

export function filtered(tables: readonly Listed[], { game, free, clock }: Filters): LobbyTables {
  const fits = ({ about }: Listed): boolean =>
    (game === 'any' || about.game === game) && (clock === 'any' || about.clock === clock);
  const hasSeats = ({ about }: Listed): boolean => free === 'any' || openSeats(about) >= Number(free);
  const waiting = tables.filter(({ about }) => about.phase === 'waiting');
  const open = waiting.filter((table) => fits(table) && hasSeats(table));
  return {
    open,
    running: tables.filter((table) => table.about.phase === 'playing' && fits(table)),
    hidden: waiting.length - open.length,
  };
}
