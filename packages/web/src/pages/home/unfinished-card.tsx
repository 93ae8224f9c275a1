import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { WaitingLine } from '../../ui/waiting.tsx';
import { t } from '../../words/t.ts';
import style from './home-card.module.css';
import { addressOf, idOf, titleOf, type Waiting } from './waiting.ts';
import { WaitingGame } from './waiting-game.tsx';

const AllWaitingSheet = lazy(() => import('./all-waiting.tsx'));

const SHOWN = 2;

/** The games that wait most for me, and the way to all others. Nothing yet while my tables are looked up. */
export function UnfinishedCard({ waiting }: { readonly waiting: readonly Waiting[] }): ReactNode {
  const [all, setAll] = useState(false);
  const count = waiting.length;
  return (
    <section className={`card ${style.card}`} aria-labelledby="unfinished">
      <div className={`row spread ${style.head}`}>
        <h2 id="unfinished">{t('home.unfinished')}</h2>
        {count > 1 && (
          <Button
            look="quiet"
            size="small"
            aria-label={t('home.all-label', { count })}
            aria-haspopup="dialog"
            onClick={() => setAll(true)}
          >
            {t('home.all', { count })}
          </Button>
        )}
      </div>
      {count === 0 && <WaitingLine text={t('home.looking')} />}
      <ul className={style.rows}>
        {waiting.slice(0, SHOWN).map((each) => (
          <li key={idOf(each)} className={`row ${style.row}`}>
            <WaitingGame waiting={each} />
            <LinkButton to={addressOf(each)} size="small" className={style.button}>
              {t('home.resume')}
              <span className="unseen"> {t('home.resume-title', { title: titleOf(each) })}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {all && (
        <Suspense>
          <AllWaitingSheet first={waiting} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </section>
  );
}
