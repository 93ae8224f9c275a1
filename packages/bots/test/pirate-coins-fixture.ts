import {
  coinsFrom,
  coinsOfKind,
  everyone,
  METALS,
  type MetalName,
  pirateCoins,
  pirateInternals,
  type Seat,
  SILVER,
  seatSet,
} from '@pouch/rules';
import { deepFreeze } from './settings.js';

type Coins = Readonly<Partial<Record<MetalName, number>>>;

/** A position with choices to make; all coins not listed are in the pouch. */
export interface Position {
  readonly booty: readonly Coins[];
  readonly loot: Coins;
  readonly fortune: MetalName;
  readonly monsters?: Coins;
  readonly round?: number;
  /** All seats if left out. */
  readonly aboard?: readonly Seat[];
}

const coins = (metals: Coins): pirateInternals.Metals => coinsFrom(METALS.map((metal) => metals[metal] ?? 0));

/** The frozen view of a seat. */
export function positionSeen(position: Position, seat: Seat): pirateInternals.View {
  const { round = 1, monsters = {}, aboard } = position;
  const seats = position.booty.length;
  const booty = position.booty.map(coins);
  const loot = coins(position.loot);
  const fortune = METALS.indexOf(position.fortune);
  const stack = Array<number>(pirateInternals.ROUNDS - round).fill(SILVER);
  const used = [loot, coins(monsters), coinsOfKind(fortune), coinsOfKind(SILVER, stack.length), ...booty];
  const state: pirateInternals.State = {
    ...pirateCoins.setup(seats, {}),
    phase: 'choose',
    round,
    starter: 0,
    booty,
    loot,
    monsters: coins(monsters),
    fortune,
    stack,
    aboard: aboard === undefined ? everyone(seats) : seatSet(aboard),
    pouch: used.reduce((rest, some) => rest - some, coinsFrom([25, 25, 25])),
  };
  return deepFreeze(pirateCoins.view(state, seat));
}
