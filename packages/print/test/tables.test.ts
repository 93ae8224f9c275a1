import {
  coinSetInternals,
  coinsFrom,
  faceWords,
  KOIN_SIZES,
  koinzInternals,
  METALS,
  REALM_FACES,
  realmCoins,
  realmInternals,
} from '@pouch/rules';
import { expect, test } from 'vitest';
import { OTHERS, SET, WON } from '../src/games/coin-set/table.js';
import { PRINT_GAMES } from '../src/games/index.js';
import { SURFACES } from '../src/games/koinz/table.js';
import { POOLS, STASH } from '../src/games/realm-coins/table.js';
import { FACE_NAMES } from './coin-set-fixture.js';

/** The pictures of tables show what the rules say. */

const counts = (kinds: readonly string[], names: readonly string[]): number[] =>
  kinds.map((kind) => names.filter((name) => name === kind).length);

test('Realm Coins: pools and stashes are those of the first round', () => {
  const { pools, stashes } = realmCoins.setup(3, {});
  expect(POOLS.map(([, , faces]) => coinsFrom(counts(REALM_FACES, faces)))).toEqual(pools);
  expect(POOLS.map(([, value]) => value)).toEqual(pools.map((pool) => realmInternals.poolValue(pool ?? 0)));
  const metals = STASH.flat().map((face) => METALS[realmInternals.metalOf(REALM_FACES.indexOf(face))] as string);
  expect(coinsFrom(counts(METALS, metals))).toBe(stashes[0]);
});

test('Koinz: every koin lies where it may', () => {
  const { carries, isWithinEdge, pileInTheWay, pileOf, withKoin } = koinzInternals;
  for (const surface of SURFACES) {
    const piles: number[] = [];
    for (const [x, y, ...koinz] of surface) {
      let pile: number | undefined;
      for (const [size, seat] of koinz) {
        const koin = KOIN_SIZES.indexOf(size);
        if (pile === undefined) {
          expect(isWithinEdge(koin, x, y)).toBe(true);
          expect(pileInTheWay(piles, koin, x, y)).toBeUndefined();
          pile = pileOf(x, y, koin, seat);
        } else {
          expect(carries(pile, koin)).toBe(true);
          pile = withKoin(pile, koin, seat);
        }
      }
      if (pile !== undefined) piles.push(pile);
    }
    expect(piles).toHaveLength(surface.length);
  }
});

test('Coin Set: ten coins lie there, with a set among them, and three make the set that was won', () => {
  const { coinOf, isSet } = coinSetInternals;
  const faces = (names: readonly string[]): number[] => names.map((name) => FACE_NAMES.indexOf(name));
  const [set, others, won] = [SET.map(([name]) => name), OTHERS.map(([name]) => name), WON].map(faces);
  expect(isSet(...(set as [number, number, number]))).toBe(true);
  expect(isSet(...(won as [number, number, number]))).toBe(true);
  expect([...(set ?? []), ...(others ?? [])]).toHaveLength(10);
  expect(new Set([set, others, won].flatMap((each) => each ?? []).map(coinOf)).size).toBe(13);
  expect(faceWords((set ?? [])[0] ?? -1)).toBe(SET[0]?.[0]);
});

test('every table has a caption of whole sentences', () => {
  for (const { table } of Object.values(PRINT_GAMES)) expect(table.caption).toMatch(/^[A-Z].*\.$/);
});
