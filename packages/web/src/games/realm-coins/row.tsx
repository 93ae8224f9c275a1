import { sizeOf } from '@pouch/rules';
import { type ReactNode, useRef, useState } from 'react';
import { Art } from '../../art/art.tsx';
import { pouchMark } from '../../art/drawings.ts';
import { usePhone, useThemeName, useWide } from '../../device/media.ts';
import type { BoardProps, Names } from '../../table/kit.ts';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { metalCounts } from './faces.ts';
import { LookCloser, type Looked } from './look-closer.tsx';
import { noteWords } from './note.ts';
import { Place } from './place.tsx';
import style from './row.module.css';
import { hasBids, type Show } from './show.ts';
import { POUCH_SPOT, poolSpot } from './spots.ts';
import { SwapArrow } from './swap-arrow.tsx';
import type { Types } from './types.ts';
import { useSlide } from './use-slide.ts';
import type { SwapHandle } from './use-swap.ts';

export interface RowProps {
  readonly show: Show;
  readonly names: Names;
  readonly size: BoardProps<Types, Show>['size'];
  /** A swap that is being chosen here. */
  readonly picking?: { readonly swap: SwapHandle; readonly finish: () => void } | undefined;
}

/** The five places, highest first: pools, and bids once they are open. */
export function Row({ show, names, size, picking }: RowProps): ReactNode {
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<Looked>();
  const phone = usePhone();
  const wide = useWide();
  const roving = useRoving();
  useSlide(board, show);
  const isSmall = size !== 'table';
  // A small board keeps its height: the place of the bids stays when there are none.
  const lies = isSmall || hasBids(show) ? 'bids' : 'pools';
  const isRows = isSmall ? phone : !wide;
  const isAlive = !isSmall && picking === undefined;
  return (
    <div
      className={style.board}
      data-size={isSmall ? 'small' : 'table'}
      data-layout={isRows ? 'rows' : 'columns'}
      data-lies={lies}
    >
      <RowHead show={show} names={names} />
      <div className={style.around} ref={board}>
        {/* Rows grow where bids come to lie beside the pools: they are new ones then, and their coins slide there. */}
        <ol
          key={isRows ? lies : 'both'}
          className={style.row}
          aria-label={t('realm.pools')}
          {...(isAlive ? roving : {})}
        >
          {show.pools.map((pool, place) => (
            <Place
              key={poolSpot(place)}
              {...{ show, names, pool, place, lies, picking }}
              layout={isRows ? 'rows' : isSmall ? 'small' : 'columns'}
              most={isSmall ? 4 : 6}
              detail={isSmall || !wide ? 40 : 66}
              look={isAlive ? look : undefined}
            />
          ))}
        </ol>
        {picking !== undefined && !phone && <SwapArrow board={board} chosen={picking.swap.chosen} />}
      </div>
      {looked !== undefined && <LookCloser looked={looked} close={() => look(undefined)} />}
    </div>
  );
}

function RowHead({ show, names }: { readonly show: Show; readonly names: Names }): ReactNode {
  const theme = useThemeName();
  const count = sizeOf(show.pouch);
  const words = show.note !== null ? noteWords(show.note, show, names) : t('realm.at-stake', { count: show.reach });
  return (
    <div className={style.head}>
      <h2>{t('realm.pools')}</h2>
      <p key={words} className={style.note} data-note={show.note?.note}>
        {words}
      </p>
      <span className={style.pouch} data-spot={POUCH_SPOT}>
        <Art drawing={pouchMark(theme)} width={20} label="" />
        <span className={style.pouchWords}>{t('realm.pouch', { count })}</span>
        <MetalCounts counts={metalCounts(show.pouch)} size={18} zeros="hide" digits={2} />
      </span>
    </div>
  );
}
