import type { Json } from '@pouch/rules';
import type { NameOf } from './board.js';
import { columns, heapText, worth } from './columns.js';

type Heap = Record<string, number>;

interface State {
  readonly stashes: readonly Heap[];
  readonly row: readonly { readonly pool: Heap | null; readonly bid: Heap | null; readonly seat: number | null }[];
  readonly pouch: Heap;
  readonly out: readonly number[];
}

const VALUES = { copper: 1, peasant: 1, boar: 1, silver: 3, knight: 3, gryphon: 3, gold: 5, crown: 5, wyvern: 5 };

export function realmBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  return columns([
    ...state.row.map(({ pool }, place) => [`pool ${place + 1}`, worth(pool ?? {}, VALUES), heapText(pool ?? {})]),
    ['pouch', worth(state.pouch, VALUES), heapText(state.pouch)],
    ...state.stashes.map((stash, seat) => [
      name(seat),
      worth(stash, VALUES),
      state.out.includes(seat) ? 'out' : heapText(stash),
    ]),
  ]);
}
