import type { ReactNode } from 'react';
import { recentOf } from '../../replay/recent.ts';
import { Log } from '../../table/log.tsx';
import { t } from '../../words/t.ts';
import { ActionList } from './actions.tsx';
import { Figures, type FiguresProps } from './figures.tsx';
import style from './rail.module.css';
import { Standing } from './standing.tsx';
import type { Actions } from './use-actions.ts';

const MOMENTS = 40;

export interface ReplayRailProps extends FiguresProps {
  readonly actions: Actions;
  readonly draws: ReactNode;
}

/** The result, and what can be done with the game, beside the replay. */
export function ReplayRail({ replay, ending, actions, draws }: ReplayRailProps): ReactNode {
  const { kit, names, told } = replay;
  return (
    <aside className={style.rail} aria-label={t('replay.result')}>
      <Standing replay={replay} />
      <ActionList actions={actions} draws={draws} />
      <Figures replay={replay} ending={ending} />
      <section className={style.log}>
        <h2>{t('table.log')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard */}
        <section className={style.lines} tabIndex={0} aria-label={t('table.log')}>
          <Log kit={kit} names={names} moments={recentOf(told, kit, MOMENTS)} />
        </section>
      </section>
    </aside>
  );
}
