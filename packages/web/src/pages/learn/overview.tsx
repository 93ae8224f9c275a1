import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { ABOUT, GAME_IDS } from '../../games/registry.ts';
import { LinkButton } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { cardArt } from '../home/art.ts';
import { Page } from '../page.tsx';
import { Facts, PlayButton, PrintLink } from './about.tsx';
import style from './overview.module.css';
import { useReached } from './reach.ts';

/** The four games, each in a few words. */
export function Overview(): ReactNode {
  useReached();
  return (
    <Page title={t('learn.title')}>
      <h1 className={style.title}>{t('learn.title')}</h1>
      <p className={style.lead}>{t('learn.lead')}</p>
      <div className={style.games}>
        {GAME_IDS.map((game) => (
          <section key={game} className={`panel ${style.game}`} aria-labelledby={`about-${game}`}>
            <Art drawing={cardArt(game)} className={style.art} label="" />
            <div className={style.words}>
              <h2 id={`about-${game}`}>{ABOUT[game].name}</h2>
              <p className={style.line}>{t(ABOUT[game].line)}</p>
              <Facts game={game} />
              <p className={style.makers}>{t(ABOUT[game].makers)}</p>
              <div className={style.actions}>
                <LinkButton to={`/learn/${game}`}>
                  <BookOpen size={18} aria-hidden="true" />
                  {t('learn.read')}
                  <span className="unseen">{ABOUT[game].name}</span>
                </LinkButton>
                <PlayButton game={game} look="quiet" />
                <PrintLink game={game} />
              </div>
            </div>
          </section>
        ))}
      </div>
    </Page>
  );
}
