import { ArrowRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import style from './return-card.module.css';
import { type AllWaiting, addressOf } from './waiting.ts';
import { WaitingGame, WaitingWords } from './waiting-game.tsx';

const AllWaitingSheet = lazy(() => import('./all-waiting.tsx'));

/** What waits most for me, and the way to all others that wait. */
export function ReturnCard({ waiting, tables }: AllWaiting): ReactNode {
  const [all, setAll] = useState(false);
  const [first] = waiting;
  const count = waiting.length;
  return (
    <section className={style.region} aria-label={t('home.waiting-region')}>
      <div className={`card row ${style.card}`}>
        {first === undefined ? (
          <WaitingWords
            face={{ seat: settings().crest, name: settings().name }}
            title={t('home.tables')}
            status={t(tables === 'looking' ? 'home.tables-looking' : 'home.tables-none')}
          />
        ) : (
          <WaitingGame waiting={first} />
        )}
        <LinkButton to={first === undefined ? '/tables' : addressOf(first)} size="small" className={style.button}>
          {t(first === undefined ? 'home.tables-open' : 'home.return')} <ArrowRight size={16} aria-hidden="true" />
        </LinkButton>
        {count > 1 ? (
          <Button
            look="quiet"
            size="small"
            className={style.more}
            aria-label={t('home.all-waiting', { count })}
            title={t('home.all-waiting', { count })}
            aria-haspopup="dialog"
            onClick={() => setAll(true)}
          >
            {t('home.more-waiting', { count: count - 1 })}
          </Button>
        ) : (
          tables !== 'none' && <span className={style.more} />
        )}
      </div>
      {all && (
        <Suspense>
          <AllWaitingSheet first={waiting} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </section>
  );
}
