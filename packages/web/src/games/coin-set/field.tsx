import { MOTION } from '@pouch/art';
import { coinSetInternals as internals } from '@pouch/rules';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { type Cell, cellOf, gridOf } from './cells.ts';
import { type Arrival, CoinSpot } from './coin.tsx';
import style from './field.module.css';
import { seenCoins } from './seen-coins.ts';
import type { Show } from './show.ts';
import type { Slots } from './slots.ts';
import { BAG_SPOT } from './spots.ts';
import type { Types } from './types.ts';
import { useLayout } from './use-layout.ts';

export interface FieldProps extends BoardProps<Types, Show> {
  readonly slots: Slots;
  /** The coins that this player has pointed at. */
  readonly picked?: readonly number[];
  /** What a coin does when it is pressed; left out, coins are only looked at. */
  readonly press?: (coin: number) => void;
  readonly acts?: 'point' | 'turn' | 'none';
  /** How coins that are new on the screen come there: they are dealt, or turned over after a countdown. */
  readonly arrive?: Arrival;
  /** Coins of a decision that is sent and not yet confirmed. */
  readonly sending?: readonly number[];
}

const byCell = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;

/** The coins on the table. */
export function Field(props: FieldProps): ReactNode {
  const { view, size, picked = [], press, acts = 'none', arrive = 'dealt', sending = [] } = props;
  const roving = useRoving();
  const layout = useLayout(size);
  const coins = seenCoins(props);
  const taken = new Set(coins.map(({ slot }) => slot));
  const { rows, columns } = gridOf(layout, taken);
  // In the order in which they are read: arrow keys follow it.
  const placed = coins
    .map((seen) => ({ seen, cell: cellOf(layout, seen.slot, taken) }))
    .sort((a, b) => byCell(a.cell, b.cell) || Number(a.seen.onTable) - Number(b.seen.onTable));
  const first = placed.find(({ seen }) => seen.onTable && !seen.turned)?.seen.coin;
  return (
    <section
      className={style.field}
      // A page of rules has many small boards: only the table is a place of its own.
      aria-label={size === 'example' ? undefined : t('coin-set.table')}
      data-layout={layout}
      data-size={size === 'table' ? 'table' : 'small'}
      data-acts={acts}
      data-board={size === 'table' ? true : undefined}
      data-dim={view.phase === 'point' && acts === 'none'}
    >
      <span className={style.bag} data-spot={BAG_SPOT} aria-hidden="true" />
      <div
        className={style.grid}
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        {...(press === undefined ? {} : roving)}
      >
        {placed.map(({ seen, cell }) => (
          <CoinSpot
            key={seen.coin}
            seen={seen}
            cell={{ gridRow: cell.row, gridColumn: layout === 'hex' ? `${cell.column} / span 2` : cell.column }}
            picked={seen.pointed ?? (picked.indexOf(seen.coin) + 1 || undefined)}
            sending={sending.includes(seen.coin)}
            isOpen={acts === 'point' || (acts === 'turn' && !seen.turned)}
            isDecision={acts === 'point' && seen.coin === first}
            press={press && (() => press(seen.coin))}
            turnDelay={view.stage === 'single' ? 0 : (cell.row - 1) * MOTION['collect-apart']}
            arrive={arrive}
            dealDelay={(arrive === 'dealt' ? seen.slot % internals.SPREAD : cell.column - 1) * MOTION['collect-apart']}
          />
        ))}
      </div>
    </section>
  );
}
