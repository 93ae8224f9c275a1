import { GAME_FACTS, GAME_IDS, type GameId } from '@pouch/rules';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, use } from 'react';
import { useSearch } from 'wouter';
import { Art } from '../../art/art.tsx';
import { DESCRIPTORS } from '../../games/registry.ts';
import { WaitingLine } from '../../ui/waiting.tsx';
import { makersWords } from '../../words/makers.ts';
import { t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { Actions } from '../parts/actions.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { Facts, PlayButton, PrintLink } from './about.tsx';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { fromTable } from './from-table.ts';
import { type LoadedRules, loadRules } from './load-rules.ts';
import { useReached } from './reach.ts';
import style from './rules-page.module.css';

/** The rules of one game. */
export function RulesPage({ game }: { readonly game: GameId }): ReactNode {
  const { name } = GAME_FACTS[game];
  const from = fromTable(useSearch());
  return (
    <Page title={t('learn.rules-title', { game: name })}>
      <Head game={game} from={from} />
      <Suspense fallback={<WaitingLine />}>
        <Chapters rules={loadRules(game)} from={from} />
      </Suspense>
      <OtherGames game={game} />
    </Page>
  );
}

interface HeadProps {
  readonly game: GameId;
  readonly from: string | undefined;
}

const Head = ({ game, from }: HeadProps): ReactNode => (
  <div className={`row spread ${style.head}`}>
    <div className={`stack ${style.words}`}>
      <TextLink to="/learn">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('learn.all-games')}
      </TextLink>
      <PageHead title={GAME_FACTS[game].name} lead={t(`game.${game}.line`)} />
      <Facts game={game} />
      <p className="dim">{makersWords(game)}</p>
      <Actions>
        <PlayButton game={game} look={from === undefined ? 'main' : 'plain'} />
        <PrintLink game={game} />
      </Actions>
    </div>
    <Art drawing={DESCRIPTORS[game].card()} className={style.art} label="" />
  </div>
);

const OtherGames = ({ game }: { readonly game: GameId }): ReactNode => (
  <nav className={`row wrap ${style.others}`} aria-label={t('learn.other')}>
    <h2>{t('learn.other')}</h2>
    <ul className="row wrap">
      {GAME_IDS.filter((other) => other !== game).map((other) => (
        <li key={other}>
          <TextLink to={`/learn/${other}`}>{GAME_FACTS[other].name}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
);

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
      <div className={`stack ${style.chapters}`}>
        {chapters.map(({ id, title, blocks }) => (
          <section key={id} id={id} className={`stack ${style.chapter}`} aria-labelledby={`${id}-title`}>
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
