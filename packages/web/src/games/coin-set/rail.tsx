import type { ReactNode } from 'react';
import type { RailProps } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { Agreed } from './agreed.tsx';
import { AloneRail } from './alone.tsx';
import { crowdOf, Players } from './players.tsx';
import style from './rail.module.css';
import type { Show } from './show.ts';
import { StartNotes } from './start-dock.tsx';
import type { Types } from './types.ts';
import { nextWords } from './words.ts';

/** Over the log: who plays, with their piles, and who has agreed that there is no set. */
export function Rail(props: RailProps<Types, Show>): ReactNode {
  const { view, players, seconds } = props;
  if (view.seats === 1)
    return (
      <div className={style.rail}>
        <AloneRail view={view} seconds={seconds} />
      </div>
    );
  return (
    <div className={style.rail} data-crowd={crowdOf(players)}>
      <h2>{t('coin-set.players')}</h2>
      <Players {...props} layout="rail" />
      {/* As high before the game as in it: the log does not jump when the coins come. */}
      <div className={style.under}>
        {view.phase === 'deal' && view.table.length === 0 && <StartNotes pointSeconds={view.pointSeconds} />}
        {view.phase !== 'over' && view.table.length > 0 && (
          <>
            <h3>{t('coin-set.agreed.title')}</h3>
            <Agreed {...props} size={view.seats > 6 ? 24 : 32} />
            <p>{nextWords(view, namesOf(players))}</p>
          </>
        )}
      </div>
    </div>
  );
}
