import { countOf, METALS, realmInternals } from '@pouch/rules';
import { landed, type Show } from '../../src/games/realm-coins/show.ts';
import type { Types } from '../../src/games/realm-coins/types.ts';
import type { KitLaw } from './law.ts';

/** A bid without coins is none: it is shown until the next scene, and the view has no such bid. */
const lasting = ({ pools, bids, stashes, out, pouch, collected }: Show): unknown => ({
  pools: pools.map((pool) => (pool === null ? 0 : landed(pool).coins)),
  bids: bids.map((bid) => {
    const coins = bid === null ? 0 : landed(bid).coins;
    return coins === 0 ? null : { seat: bid?.seat, coins };
  }),
  // What a pool brought is known only to the step in which it was collected.
  collected: collected.map((each) => each?.seat ?? null),
  stashes,
  out,
  pouch,
});

/** By metal: a coin that goes home or into the pouch has no side up. */
const coins = ({ pools, bids, stashes, pouch }: Show): Readonly<Record<string, number>> => {
  const wells = [...pools, ...bids].map((well) => (well === null ? 0 : realmInternals.metalsOf(landed(well).coins)));
  const all = [...wells, ...stashes, pouch];
  return Object.fromEntries(
    METALS.map((name, metal) => [name, all.reduce((sum, some) => sum + countOf(some, metal), 0)]),
  );
};

export const law: KitLaw<Types, Show> = { lasting, coins };
