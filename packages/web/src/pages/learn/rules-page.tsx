import { GAME_FACTS, GAME_IDS, type GameId } from '@pouch/rules';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, use } from 'react';
import { Link, useSearch } from 'wouter';
import { Art } from '../../art/art.tsx';
import { DESCRIPTORS } from '../../games/registry.ts';
import { WaitingLine } from '../../ui/waiting.tsx';
import { makersWords } from '../../words/makers.ts';
import { t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { Facts, PlayButton, PrintLink } from './about.tsx';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { type LoadedRules, loadRules } from './load-rules.ts';
import { useReached } from './reach.ts';
import style from './rules-page.module.css';

/** The rules of one game. */
export function RulesPage({ game }: { readonly game: GameId }): ReactNode {
  const { name } = GAME_FACTS[game];
  const from = fromTable(useSearch());
  return (
    <Page title={t('learn.rules-title', { game: name })}>
      <div className={style.head}>
        <div className={style.words}>
          <Link href="/learn" className={style.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {t('learn.all-games')}
          </Link>
          <h1>{name}</h1>
          <p className={style.line}>{t(`game.${game}.line`)}</p>
          <Facts game={game} />
          <p className={style.makers}>{makersWords(game)}</p>
          <div className={style.actions}>
            <PlayButton game={game} look={from === undefined ? 'main' : 'plain'} />
            <PrintLink game={game} />
          </div>
        </div>
        <Art drawing={DESCRIPTORS[game].card()} className={style.art} label="" />
      </div>
      <Suspense fallback={<WaitingLine />}>
        <Chapters rules={loadRules(game)} from={from} />
      </Suspense>
      <nav className={style.others} aria-label={t('learn.other')}>
        <h2>{t('learn.other')}</h2>
        <ul>
          {GAME_IDS.filter((other) => other !== game).map((other) => (
            <li key={other}>
              <Link href={`/learn/${other}`}>{GAME_FACTS[other].name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}

interface ChaptersProps {
  readonly rules: Promise<LoadedRules>;
  readonly from: string | undefined;
}

function Chapters({ rules, from }: ChaptersProps): ReactNode {
  const { chapters, kit } = use(rules);
  useReached();
  return (
    <div className={style.body}>
      <Contents chapters={chapters} from={from} />
      <div className={style.chapters}>
        {chapters.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={style.chapter} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {t(title)}
            </h2>
            <Blocks blocks={blocks} kit={kit} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The table that one has come from. The address can be written by anybody: only a place of this page counts. */
function fromTable(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  return from !== null && /^\/\w[\w/-]*$/.test(from) ? from : undefined;
}
