import { BOT_NAMES, type GameId, type Level, type OptionValues, type Random } from '@pouch/rules';
import { deviceRandom } from '../device/chance.ts';
import type { Save, SavePlayer } from '../device/save.ts';

export type NewPlayer =
  | { readonly kind: 'person'; readonly name: string }
  /** A bot gets a name if none is given. */
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: string };

export interface NewGame {
  readonly game: GameId;
  /** Those left out have their defaults. */
  readonly options?: OptionValues;
  /** By seat. */
  readonly players: readonly NewPlayer[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 10;

/** A new game without steps; opening its table stores it. */
export function newSave(
  { game, options = {}, players }: NewGame,
  now: number = Date.now(),
  random: Random = deviceRandom(),
): Save {
  return {
    version: 1,
    id: Array.from({ length: ID_LENGTH }, () => LETTERS.charAt(random.below(LETTERS.length))).join(''),
    game,
    seats: players.length,
    options,
    players: named(players, random),
    steps: [],
    seconds: 0,
    startedAt: now,
    updatedAt: now,
    finished: false,
  };
}

/** Gives each bot a name that nobody else at the table has. */
function named(players: readonly NewPlayer[], random: Random): SavePlayer[] {
  const taken = new Set(players.flatMap(({ name }) => (name === undefined ? [] : [name.trim().toLowerCase()])));
  const first = random.below(BOT_NAMES.length);
  const free = [...BOT_NAMES.slice(first), ...BOT_NAMES.slice(0, first)].filter(
    (name) => !taken.has(name.toLowerCase()),
  );
  return players.map((player, seat) => {
    if (player.kind === 'person') return player;
    return { kind: 'bot', level: player.level, name: player.name ?? free.shift() ?? `Bot ${seat + 1}` };
  });
}
