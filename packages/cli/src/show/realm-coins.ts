import { type Json, METALS, REALM_FACES, realmFace, realmValue, wildFace } from '@pouch/rules';
import type { NameOf } from './board.js';
import { columns, heapText, worth } from './columns.js';

type Heap = Record<string, number>;

interface State {
  readonly stashes: readonly Heap[];
  readonly row: readonly { readonly pool: Heap | null; readonly bid: Heap | null; readonly seat: number | null }[];
  readonly pouch: Heap;
  readonly out: readonly number[];
}

/** What a coin is worth, by its metal or by either of its faces. */
const VALUES: Heap = Object.fromEntries(
  METALS.flatMap((name, metal) =>
    [name, REALM_FACES[realmFace(metal)], REALM_FACES[wildFace(metal)]].map((coin) => [coin, realmValue(metal)]),
  ),
);

export function realmBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  return columns([
    ...state.row.map(({ pool, bid, seat }, place) => [
      `pool ${place + 1}`,
      worth(pool ?? {}, VALUES),
      heapText(pool ?? {}),
      bid === null ? '' : `${seat === null ? 'tied' : `bid of ${name(seat)}`}: ${heapText(bid)}`,
    ]),
    ['pouch', worth(state.pouch, VALUES), heapText(state.pouch)],
    ...state.stashes.map((stash, seat) => [
      name(seat),
      worth(stash, VALUES),
      state.out.includes(seat) ? 'out' : heapText(stash),
    ]),
  ]);
}
