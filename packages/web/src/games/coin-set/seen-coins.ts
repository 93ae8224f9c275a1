import { coinSetInternals as internals } from '@pouch/rules';
import type { BoardProps } from '../../table/kit.ts';
import type { CallShown, Show } from './show.ts';
import type { Slots } from './slots.ts';
import type { Face, Types, View } from './types.ts';

/** A coin as the board shows it. */
export interface SeenCoin {
  readonly coin: number;
  readonly face: Face;
  readonly slot: number;
  /** S8: by a player, in this round of turning. */
  readonly turned: boolean;
  /** Else it is only shown once more before it goes to somebody's pile. */
  readonly onTable: boolean;
  /** From 1: which of the coins of a call that is played out. */
  readonly pointed: number | undefined;
  readonly look: 'plain' | 'lifted' | 'failed' | 'gone';
}

export interface Seeing {
  readonly view: View;
  readonly show: Show;
  readonly slots: Slots;
  readonly size: BoardProps<Types, Show>['size'];
}

/** The coins on the table, and those of a set that is being looked at. */
export function seenCoins({ view, show: { call }, slots, size }: Seeing): readonly SeenCoin[] {
  const lying = view.table.map((each): SeenCoin => {
    const face = internals.faceUp(each);
    const coin = internals.coinOf(face);
    const slot = slots.of.get(coin) ?? 0;
    return { coin, face, slot, turned: internals.isTurned(each), onTable: true, ...lookOf(call, coin, 'table') };
  });
  if (call?.came !== 'set') return lying;
  const taken = call.coins.map(({ face, place }): SeenCoin => {
    const coin = internals.coinOf(face);
    const slot = size === 'table' ? (slots.left.get(coin) ?? place) : place;
    return { coin, face, slot, turned: false, onTable: false, ...lookOf(call, coin, 'taken') };
  });
  return [...lying, ...taken.filter(({ coin }) => lying.every((each) => each.coin !== coin))];
}

function lookOf(
  call: CallShown | undefined,
  coin: number,
  where: 'table' | 'taken',
): Pick<SeenCoin, 'look' | 'pointed'> {
  if (call === undefined) return { look: 'plain', pointed: undefined };
  const index = call.coins.findIndex(({ face }) => internals.coinOf(face) === coin);
  const pointed = index >= 0 && index < call.pointed ? index + 1 : undefined;
  if (where === 'taken' && call.gone) return { look: 'gone', pointed };
  if (pointed === undefined) return { look: 'plain', pointed };
  return { look: call.came === 'no-set' && call.told ? 'failed' : 'lifted', pointed };
}
