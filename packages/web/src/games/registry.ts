import type { GameId } from '@pouch/rules';
import type { GameDescriptor } from '../table/descriptor.ts';
import type { AnyKit } from '../table/kit.ts';
import { addWords } from '../words/t.ts';
import { type Words as CoinSetWords, descriptor as coinSet } from './coin-set/descriptor.ts';
import { type Words as KoinzWords, descriptor as koinz } from './koinz/descriptor.ts';
import { type Words as PirateWords, descriptor as pirateCoins } from './pirate-coins/descriptor.ts';
import { type Words as RealmWords, descriptor as realmCoins } from './realm-coins/descriptor.ts';

/** The games of the page. Nothing outside this file and a game's own files names a game. */
export const DESCRIPTORS: Readonly<Record<GameId, GameDescriptor>> = {
  'realm-coins': realmCoins,
  'pirate-coins': pirateCoins,
  koinz,
  'coin-set': coinSet,
};

declare module '../words/t.ts' {
  interface Catalogue extends RealmWords, PirateWords, KoinzWords, CoinSetWords {}
}

for (const { words } of Object.values(DESCRIPTORS)) addWords(words);

const loaded = new Map<GameId, Promise<AnyKit>>();

/** Loads a game's table once, when it is first needed. */
export function loadKit(game: GameId): Promise<AnyKit> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  // A kit has its game's types; code that loads one by id treats all games alike.
  const loading = DESCRIPTORS[game].loadKit().then(({ kit }) => kit as AnyKit);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}
