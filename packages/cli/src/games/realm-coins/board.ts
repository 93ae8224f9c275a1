import { type Json, METALS, plural, REALM_FACES, realmFace, realmValue, wildFace } from '@pouch/rules';
import { type Counts, columns, countsText, worth } from '../../show/columns.js';
import type { NameOf } from '../terminal-game.js';

interface State {
  readonly stashes: readonly Counts[];
  readonly row: readonly { readonly pool: Counts | null; readonly bid: Counts | null; readonly seat: number | null }[];
  readonly pouch: Counts;
  readonly out: readonly number[];
}

/** What a coin is worth, by its metal or by either of its faces. */
const VALUES: Counts = Object.fromEntries(
  METALS.flatMap((name, metal) =>
    [name, REALM_FACES[realmFace(metal)], REALM_FACES[wildFace(metal)]].map((coin) => [coin, realmValue(metal)]),
  ),
);

/** 2 peasants, 1 crown; a dash for none. */
export const faceCountsText = (faces: Counts): string =>
  Object.entries(faces)
    .map(([name, count]) => plural(count, name))
    .join(', ') || '-';

export function realmBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  return columns([
    ...state.row.map(({ pool, bid, seat }, place) => [
      `pool ${place + 1}`,
      worth(pool ?? {}, VALUES),
      faceCountsText(pool ?? {}),
      bid === null ? '' : `${seat === null ? 'blocked by a tie' : `${name(seat)}’s bid`}: ${faceCountsText(bid)}`,
    ]),
    ['pouch', worth(state.pouch, VALUES), countsText(state.pouch)],
    ...state.stashes.map((stash, seat) => [
      name(seat),
      worth(stash, VALUES),
      state.out.includes(seat) ? 'out' : countsText(stash),
    ]),
  ]);
}
