import { has, coinSetInternals as internals, NOBODY } from '@pouch/rules';
import { Check, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone, useWide } from '../../device/media.ts';
import { namesOf } from '../../table/names.ts';
import { Ring } from '../../table/ring.tsx';
import { Button, Key } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { isAmong } from './acting.ts';
import type { DockProps } from './dock.tsx';
import style from './no-set-dock.module.css';
import { nextWords } from './words.ts';

export interface NoSetDockProps extends DockProps {
  /** Who has agreed, in words. */
  readonly agreed: string;
}

/** 'No set', and who has agreed; while somebody points or turns, what is at stake or how far it is. */
export function NoSetDock(props: NoSetDockProps): ReactNode {
  const { view, mine, agreed, seat, players } = props;
  switch (view.phase) {
    case 'point': {
      const { caller } = view;
      const stake = caller !== null && internals.wonBy(view, caller).length > 0 ? 'stake' : 'stake-none';
      return (
        <div key="point" className={style.side}>
          {isAmong(mine, caller) && <p>{t(`coin-set.point.${stake}`)}</p>}
        </div>
      );
    }
    case 'turn': {
      const turned = view.table.filter(internals.isTurned).length;
      return (
        <div key="turn" className={style.side}>
          <p>{t('coin-set.turn.count', { turned, count: view.table.length })}</p>
          <TableClock {...props} />
        </div>
      );
    }
    case 'deal':
    case 'search':
    case 'over': {
      const words = agreed === '' && view.seats === 1 ? nextWords(view, namesOf(players)) : agreed;
      return (
        <div key="search" className={style.side}>
          <NoSetButton {...props} />
          <p key={words}>{words}</p>
          {has(view.agreed, seat) && <p className="unseen">{t('coin-set.agreed.you')}</p>}
          <TableClock {...props} />
        </div>
      );
    }
  }
}

/** S6: a player who has agreed may still call. */
function NoSetButton({ view, mine, used, snapshot, act }: DockProps): ReactNode {
  const wide = useWide();
  const isShared = mine.length > 1;
  const hasAgreed = mine.every((player) => has(view.agreed, player.seat));
  const Sign = hasAgreed ? Check : Hand;
  const words = hasAgreed
    ? t(isShared ? 'coin-set.no-set.said-all' : 'coin-set.no-set.said')
    : t(isShared ? 'coin-set.no-set.all' : 'coin-set.no-set');
  return (
    <Button
      className={style.button}
      aria-disabled={hasAgreed || view.phase !== 'search'}
      busy={snapshot.pending?.do === 'agree'}
      onClick={() => act({ do: 'agree' })}
      {...(used === 'agree' ? { 'data-decision': true } : {})}
    >
      {/* Words for all of us need two lines, and on a small screen the sign's room. */}
      {(wide || !isShared) && <Sign size={18} aria-hidden="true" />}
      <span key={words}>{words}</span>
      {!hasAgreed && <Key>{t('coin-set.none-key')}</Key>}
    </Button>
  );
}

/** The clock of the table, where no clock of the game runs. On a phone it stands in the top bar. */
function TableClock({ view, seat, snapshot }: DockProps): ReactNode {
  const phone = usePhone();
  const clock = snapshot.clocks[seat];
  const isRunning = view.phase === 'turn' || (view.phase === 'search' && view.agreed === NOBODY);
  return clock !== undefined && isRunning && !phone ? <Ring clock={clock} size={44} /> : null;
}
