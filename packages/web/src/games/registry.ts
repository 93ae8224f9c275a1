import type { GameId } from '@pouch/rules';
import type { MessageId } from '../words/t.ts';
import type { AnyKit } from './kit.ts';

/** What home and menus know of a game before its table is loaded. */
export interface GameAbout {
  readonly id: GameId;
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly line: MessageId;
  readonly makers: MessageId;
}

export const GAME_IDS = ['realm-coins', 'pirate-coins', 'koinz', 'coin-set'] as const satisfies readonly GameId[];

export const ABOUT: Readonly<Record<GameId, GameAbout>> = {
  'realm-coins': {
    id: 'realm-coins',
    name: 'Realm Coins',
    seats: { least: 2, most: 5 },
    line: 'game.realm-coins.line',
    makers: 'game.realm-coins.makers',
  },
  'pirate-coins': {
    id: 'pirate-coins',
    name: 'Pirate Coins',
    seats: { least: 2, most: 5 },
    line: 'game.pirate-coins.line',
    makers: 'game.pirate-coins.makers',
  },
  koinz: {
    id: 'koinz',
    name: 'Koinz',
    seats: { least: 2, most: 4 },
    line: 'game.koinz.line',
    makers: 'game.koinz.makers',
  },
  'coin-set': {
    id: 'coin-set',
    name: 'Coin Set',
    seats: { least: 1, most: 8 },
    line: 'game.coin-set.line',
    makers: 'game.coin-set.makers',
  },
};

const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly kit: unknown }>>> = {
  'realm-coins': () => import('./realm-coins/index.ts'),
  'pirate-coins': () => import('./pirate-coins/index.ts'),
  koinz: () => import('./koinz/index.ts'),
  'coin-set': () => import('./coin-set/index.ts'),
};

const loaded = new Map<GameId, Promise<AnyKit>>();

/** The game's table: loaded when it is first wanted. */
export function loadKit(game: GameId): Promise<AnyKit> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  // Kits know their own types; whoever loads one by name treats all games alike.
  const loading = LOADERS[game]().then(({ kit }) => kit as AnyKit);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}
