import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { DESCRIPTORS } from '../../games/registry.ts';
import { LinkButton } from '../../ui/button.tsx';
import { makersWords } from '../../words/makers.ts';
import { t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Facts, PlayButton, PrintLink } from './about.tsx';
import style from './overview.module.css';
import { useReached } from './reach.ts';

/** The four games, each in a few words. */
export function Overview(): ReactNode {
  useReached();
  return (
    <Page title={t('learn.title')}>
      <PageHead title={t('learn.title')} lead={t('learn.lead')} />
      <div className={style.games}>
        {GAME_IDS.map((game) => (
          <section key={game} className={`panel ${style.game}`} aria-labelledby={`about-${game}`}>
            <Art drawing={DESCRIPTORS[game].card()} className={style.art} label="" />
            <div className={style.words}>
              <h2 id={`about-${game}`}>{GAME_FACTS[game].name}</h2>
              <p>{t(`game.${game}.line`)}</p>
              <Facts game={game} />
              <p className="dim">{makersWords(game)}</p>
              <div className={style.actions}>
                <LinkButton to={`/learn/${game}`}>
                  <BookOpen size={18} aria-hidden="true" />
                  {t('learn.read')}
                  <span className="unseen">{GAME_FACTS[game].name}</span>
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
