import type { GameId, Json } from '@pouch/rules';

type Coins = Readonly<Record<string, number>>;

const METAL: Readonly<Record<string, string>> = {
  peasant: 'copper',
  boar: 'copper',
  knight: 'silver',
  gryphon: 'silver',
  crown: 'gold',
  wyvern: 'gold',
};

/** The number of coins of each metal in these heaps, which count by metal or by face. */
function metals(heaps: readonly (Coins | null)[]): string {
  const sum: Record<string, number> = { copper: 0, silver: 0, gold: 0 };
  for (const heap of heaps)
    for (const [name, count] of Object.entries(heap ?? {})) {
      const metal = METAL[name] ?? name;
      sum[metal] = (sum[metal] ?? 0) + count;
    }
  return JSON.stringify(sum);
}

const CHECKS: Readonly<Record<GameId, (state: never) => boolean>> = {
  'realm-coins': (state: { stashes: Coins[]; row: { pool: Coins | null; bid: Coins | null }[]; pouch: Coins }) => {
    const seats = state.stashes.length;
    const there = metals([...state.stashes, ...state.row.flatMap(({ pool, bid }) => [pool, bid]), state.pouch]);
    return there === metals([{ copper: 5 + 4 * seats, silver: 10 + 3 * seats, gold: 15 + 2 * seats }]);
  },
  'pirate-coins': (state: {
    booty: Coins[];
    loot: Coins;
    monsters: Coins;
    pouch: Coins;
    fortune: string | null;
    stack: string[];
  }) => {
    const loose = [...state.stack, ...(state.fortune === null ? [] : [state.fortune])].map((metal) => ({ [metal]: 1 }));
    const there = metals([...state.booty, state.loot, state.monsters, state.pouch, ...loose]);
    return there === metals([{ copper: 25, silver: 25, gold: 25 }]);
  },
  koinz: (state: {
    awaits: string;
    kit: Coins;
    hands: Coins[];
    surfaces: { koins: [string, number][] }[][];
    active: number[];
  }) =>
    state.awaits !== 'lay' ||
    state.active.every((seat) =>
      ['large', 'medium', 'small'].every((size) => {
        const koins = state.surfaces.flat().flatMap((pile) => pile.koins);
        const laid = koins.filter(([of, by]) => of === size && by === seat).length;
        return laid + (state.hands[seat]?.[size] ?? 0) === state.kit[size];
      }),
    ),
  'coin-set': (state: { table: { coin: number }[]; bag: number[]; won: number[][] }) => {
    const coins = [...state.table.map(({ coin }) => coin), ...state.bag, ...state.won.flat()];
    return coins.length === 42 && new Set(coins).size === 42;
  },
};

/** Whether every coin or koin of the game is in exactly one place. */
export const isConserved = (id: GameId, state: Json): boolean => CHECKS[id](state as never);
