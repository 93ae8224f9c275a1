import type { GameId, Random, Seat, Viewer } from '@pouch/rules';
import type { State as PirateState } from '../src/pirate-coins/state.js';
import { bidsFrom } from '../src/realm-coins/decisions.js';
import type { State as RealmState } from '../src/realm-coins/state.js';

/** The state with other legal values for everything that is hidden from the viewer. */
export function withOtherSecrets(id: GameId, state: unknown, viewer: Viewer, random: Random): unknown {
  switch (id) {
    case 'realm-coins':
      return otherBids(state as RealmState, viewer, random);
    case 'pirate-coins':
      return otherChoices(state as PirateState, viewer);
    case 'koinz':
    case 'coin-set':
      return state; // nothing is hidden
  }
}

function otherBids(state: RealmState, viewer: Viewer, random: Random): RealmState {
  const anotherBid = (bid: number, seat: Seat): number => {
    let skip = random.below(50);
    let another = bid;
    for (const other of bidsFrom(state.stashes[seat] ?? 0)) {
      if (other !== bid) another = other;
      if (skip-- <= 0 && another !== bid) break;
    }
    return another;
  };
  return {
    ...state,
    sealed: state.sealed.map((bid, seat) => (bid === null || seat === viewer ? bid : anotherBid(bid, seat))),
  };
}

function otherChoices(state: PirateState, viewer: Viewer): PirateState {
  const mine = viewer === 'table' ? 0 : 1 << viewer;
  return {
    ...state,
    monster: (state.monster & mine) | (state.skull & ~mine),
    skull: (state.skull & mine) | (state.monster & ~mine),
  };
}
