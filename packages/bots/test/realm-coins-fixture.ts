import {
  COPPER,
  coinsFrom,
  coinsOfKind,
  everyone,
  GOLD,
  has,
  METALS,
  type MetalName,
  REALM_FACES,
  realmCoins,
  type realmInternals,
  type Seat,
  SILVER,
  seatSet,
} from '@pouch/rules';

export type FaceCounts = Readonly<Partial<Record<(typeof REALM_FACES)[number], number>>>;
type MetalCounts = Readonly<Partial<Record<MetalName, number>>>;

const metals = (coins: MetalCounts): number => coinsFrom(METALS.map((metal) => coins[metal] ?? 0));
export const faces = (coins: FaceCounts): number => coinsFrom(REALM_FACES.map((face) => coins[face] ?? 0));

interface Position {
  readonly stashes: readonly MetalCounts[];
  /** Highest first; missing ones are empty. */
  readonly pools: readonly FaceCounts[];
  readonly pouch?: MetalCounts;
  readonly out?: readonly Seat[];
  readonly round?: number;
  readonly extra?: boolean;
}

/** A table at the start of a round. */
export function position({
  stashes,
  pools,
  pouch,
  out = [],
  round = 5,
  extra = false,
}: Position): realmInternals.State {
  const state = realmCoins.setup(stashes.length, {});
  state.stashes = stashes.map(metals);
  state.pools = state.pools.map((_, place) => faces(pools[place] ?? {}));
  state.pouch = pouch === undefined ? coinsOfKind(SILVER, 4) + coinsOfKind(GOLD, 8) : metals(pouch);
  state.out = seatSet(out);
  state.unsealed = everyone(stashes.length) & ~state.out;
  state.round = round;
  state.extra = extra;
  return state;
}

/** The table after the reveal of these bids, by seat, at its first decision. */
export function revealed(state: realmInternals.State, ...bids: readonly FaceCounts[]): realmInternals.State {
  const after = realmCoins.copy(state);
  for (const [seat, bid] of bids.entries()) realmCoins.advance(after, { do: 'bid', seat, coins: faces(bid) });
  return after;
}

/** Plays on with the first legal decisions, up to the next bids or the end of the game. */
export function finished(state: realmInternals.State): realmInternals.State {
  for (;;) {
    const turn = realmCoins.turn(state);
    if (turn.kind === 'over' || (turn.kind === 'decide' && turn.phase === 'bid')) return state;
    if (turn.kind === 'chance') {
      const coin = [GOLD, SILVER, COPPER].find(
        (metal) => realmCoins.checkOutcome(state, { chance: 'draw', coin: metal }) === undefined,
      );
      realmCoins.advance(state, { chance: 'draw', coin: coin ?? GOLD });
    } else {
      const [choice] = realmCoins.choices(state, state.owners[state.place] ?? 0);
      if (choice === undefined) throw new Error('nobody can go on');
      realmCoins.advance(state, choice);
    }
  }
}

export const hasWon = (state: realmInternals.State, seat: Seat): boolean =>
  state.phase === 'over' && has(state.winners, seat);
