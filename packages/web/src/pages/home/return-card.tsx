import { ArrowRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SaveHead } from '../../device/save.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './return-card.module.css';
import { WaitingGame } from './waiting-game.tsx';

const AllWaiting = lazy(() => import('./all-waiting.tsx'));

export interface ReturnCardProps {
  /** The newest. */
  readonly save: SaveHead;
  readonly waiting: readonly SaveHead[];
}

/** The game that was left last, and the way to all others that wait. */
export function ReturnCard({ save, waiting }: ReturnCardProps): ReactNode {
  const [all, setAll] = useState(false);
  return (
    <section className={style.region} aria-label={t('home.waiting-region')}>
      <div className={style.card}>
        <WaitingGame save={save} />
        <LinkButton to={`/play/${save.id}`} size="small" className={style.button}>
          {t('home.return')} <ArrowRight size={16} aria-hidden="true" />
        </LinkButton>
        {waiting.length > 1 && (
          <Button
            look="quiet"
            size="small"
            className={style.more}
            aria-label={t('home.all-waiting', { count: waiting.length })}
            title={t('home.all-waiting', { count: waiting.length })}
            aria-haspopup="dialog"
            onClick={() => setAll(true)}
          >
            {t('home.more-waiting', { count: waiting.length - 1 })}
          </Button>
        )}
      </div>
      {all && (
        <Suspense>
          <AllWaiting first={waiting} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </section>
  );
}
