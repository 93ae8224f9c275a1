import { type ReactNode, useRef, useState } from 'react';
import { useLow, usePhone, useWide } from '../../device/media.ts';
import type { BoardProps, Names } from '../../table/kit.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { LeftOver } from './left-over.tsx';
import { LookCloser, type Looked } from './look-closer.tsx';
import { Place } from './place.tsx';
import { Pouch } from './pouch.tsx';
import style from './row.module.css';
import type { Show } from './show.ts';
import { poolSpot } from './spots.ts';
import { SwapArrow } from './swap-arrow.tsx';
import type { Types } from './types.ts';
import { useSlide } from './use-slide.ts';
import type { SwapHandle } from './use-swap.ts';

export interface RowProps {
  readonly show: Show;
  readonly names: Names;
  readonly size: BoardProps<Types, Show>['size'];
  /** What happens, in words: where no stage tells it. */
  readonly note?: string | undefined;
  /** A swap that is being chosen here. */
  readonly picking?: { readonly swap: SwapHandle; readonly finish: () => void } | undefined;
}

/** The five places, highest first: each with its pool, and room for the bid that comes to lie there. */
export function Row({ show, names, size, note, picking }: RowProps): ReactNode {
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<Looked>();
  const phone = usePhone();
  const low = useLow();
  const wide = useWide();
  const roving = useRoving();
  useSlide(board, show);
  const isSmall = size !== 'table';
  const isRows = phone || (low && !isSmall);
  // Where there is little room, pools that no bid can reach share one line.
  const shown = isRows && !isSmall ? show.pools.slice(0, show.reach) : show.pools;
  const isAlive = !isSmall && picking === undefined;
  return (
    <div
      className={style.board}
      data-size={isSmall ? 'small' : 'table'}
      data-layout={isRows ? 'rows' : 'columns'}
      data-rows={shown.length}
    >
      {isSmall && <RowHead show={show} note={note} />}
      <div className={style.around} ref={board}>
        <ol className={style.row} aria-label={t('realm.pools')} {...(isAlive ? roving : {})}>
          {shown.map((pool, place) => (
            <Place
              key={poolSpot(place)}
              {...{ show, names, pool, place, picking }}
              layout={isRows ? 'rows' : 'columns'}
              most={wide && !isSmall ? 5 : 3}
              detail={isSmall || isRows ? 40 : 66}
              look={isAlive ? look : undefined}
            />
          ))}
        </ol>
        {isRows && !isSmall && <LeftOver show={show} />}
        {picking !== undefined && !isRows && <SwapArrow board={board} chosen={picking.swap.chosen} />}
      </div>
      {looked !== undefined && <LookCloser looked={looked} close={() => look(undefined)} />}
    </div>
  );
}

/** On a small board: what happens, and the pouch. */
function RowHead({ show, note }: Pick<RowProps, 'show' | 'note'>): ReactNode {
  return (
    <div className={style.head}>
      <h2>{t('realm.pools')}</h2>
      <p key={note} className={style.note}>
        {note}
      </p>
      <Pouch pouch={show.pouch} />
    </div>
  );
}
