import { MOTION } from '@pouch/art';
import { faceWords, coinSetInternals as internals } from '@pouch/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useLow, useWide } from '../../device/media.ts';
import type { BoardProps } from '../../table/kit.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import style from './coin.module.css';
import { CoinSpot } from './coin.tsx';
import { BAG_SPOT, coinSpot, type Show } from './show.ts';
import { type Cell, cellOf, gridOf, type Layout, SLOT_KEYS, type Slots } from './slots.ts';

export interface FieldProps extends BoardProps<internals.Types, Show> {
  readonly slots: Slots;
  /** The coins that this player has pointed at. */
  readonly picked?: readonly number[];
  /** What a coin does when it is pressed; left out, coins are only looked at. */
  readonly press?: (coin: number) => void;
  readonly acts?: 'point' | 'turn' | 'none';
  /** Coins of a decision that is sent and not yet confirmed. */
  readonly sending?: readonly number[];
}

interface Item {
  readonly coin: number;
  readonly face: internals.Face;
  readonly slot: number;
  readonly turned: boolean;
  readonly onTable: boolean;
}

/** The coins on the table, and those of a set that is being looked at. */
function itemsOf({ view, show, slots, size }: FieldProps): readonly Item[] {
  const lying = view.table.map((each): Item => {
    const face = internals.faceUp(each);
    const coin = internals.coinOf(face);
    return { coin, face, slot: slots.of.get(coin) ?? 0, turned: internals.isTurned(each), onTable: true };
  });
  const shown = (show.call?.coins ?? [])
    .map(({ face, place }): Item => {
      const coin = internals.coinOf(face);
      const slot = size === 'table' ? (slots.left.get(coin) ?? place) : place;
      return { coin, face, slot, turned: false, onTable: false };
    })
    .filter(({ coin }) => show.call?.came === 'set' && lying.every((each) => each.coin !== coin));
  return [...lying, ...shown];
}

const byCell = (a: Cell, b: Cell): number => a.row - b.row || a.column - b.column;

export function Field(props: FieldProps): ReactNode {
  const { view, show, size, picked = [], press, acts = 'none', sending = [] } = props;
  const roving = useRoving();
  const wide = useWide();
  const low = useLow();
  const layout: Layout = wide || low || size !== 'table' ? 'wide' : 'hex';
  const items = itemsOf(props);
  const taken = new Set(items.map(({ slot }) => slot));
  const { rows, columns } = gridOf(layout, taken);
  const call = show.call;
  // In the order in which they are read: arrow keys follow it.
  const placed = items
    .map((item) => ({ ...item, cell: cellOf(layout, item.slot, taken) }))
    .sort((a, b) => byCell(a.cell, b.cell) || Number(a.onTable) - Number(b.onTable));
  const first = placed.find(({ onTable, turned }) => onTable && !turned)?.coin;
  const allTurns = view.stage !== 'single';
  return (
    <section
      className={style.field}
      // A page of rules has many small boards: only the table is a place of its own.
      aria-label={size === 'example' ? undefined : t('coin-set.table')}
      data-layout={layout}
      data-size={size}
      data-turning={acts === 'turn'}
      data-dim={view.phase === 'point' && acts === 'none'}
    >
      <span className={style.bag} data-spot={BAG_SPOT} aria-hidden="true" />
      <div
        className={style.grid}
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        {...(press === undefined ? {} : roving)}
      >
        {placed.map(({ coin, face, slot, turned, onTable, cell }) => {
          const shownAt = call?.coins.findIndex((each) => internals.coinOf(each.face) === coin) ?? -1;
          const isShown = call !== undefined && shownAt >= 0 && shownAt < call.pointed;
          const pickedAt = picked.indexOf(coin);
          const keyCap = SLOT_KEYS[slot];
          return (
            <CoinSpot
              key={coin}
              face={face}
              name={coinName(face, press === undefined ? undefined : keyCap, turned)}
              keyCap={keyCap}
              spot={coinSpot(coin)}
              cell={{ gridRow: cell.row, gridColumn: layout === 'hex' ? `${cell.column} / span 2` : cell.column }}
              delay={allTurns ? (cell.row - 1) * MOTION['collect-apart'] : 0}
              dealDelay={(slot % internals.SPREAD) * MOTION['collect-apart']}
              picked={isShown ? shownAt + 1 : pickedAt >= 0 ? pickedAt + 1 : undefined}
              look={lookOf(call, isShown, onTable)}
              sending={sending.includes(coin)}
              turned={turned}
              lying={onTable}
              open={acts === 'point' || (acts === 'turn' && !turned)}
              press={onTable && press !== undefined ? () => press(coin) : undefined}
              first={acts === 'point' && coin === first}
            />
          );
        })}
      </div>
    </section>
  );
}

function lookOf(call: Show['call'], isShown: boolean, onTable: boolean): 'plain' | 'lifted' | 'failed' | 'gone' {
  if (call === undefined || call.came === 'too-late') return 'plain';
  if (!onTable && call.gone) return 'gone';
  if (!isShown) return 'plain';
  return call.came === 'no-set' && call.told ? 'failed' : 'lifted';
}

function coinName(face: internals.Face, key: string | undefined, turned: boolean): string {
  const words = faceWords(face);
  if (key === undefined) return t(turned ? 'coin-set.coin.turned-keyless' : 'coin-set.coin.keyless', { face: words });
  return t(turned ? 'coin-set.coin.turned' : 'coin-set.coin', { face: words, key });
}
