import { GraduationCap, History, Printer, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useLocation } from 'wouter';
import { keptBests } from '../../device/bests.ts';
import { guestNote } from '../../device/guest.ts';
import { deviceSaves } from '../../device/saves.ts';
import { useKeys } from '../../ui/keys.ts';
import home from '../../words/en/home.json';
import { addWords, t } from '../../words/t.ts';
import { type TableMaking, useMaking } from '../new-table/use-making.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { focusCard, GameCards } from './game-cards.tsx';
import style from './home.module.css';
import { homeKeys } from './keys.ts';
import { troubleWords } from './make-table.tsx';
import { PlayPanel } from './play-panel.tsx';
import { type Choosing, isLeft, useChoice } from './use-choice.ts';
import { CODE_FIELD, useJoining } from './use-joining.ts';
import { useWaiting } from './use-waiting.ts';
import { addressOf, type Waiting } from './waiting.ts';

addWords(home);

const loadReturning = () => import('./returning.tsx');
const Returning = lazy(loadReturning);
const PartySheet = lazy(() => import('./party-sheet.tsx'));
const TableSheet = lazy(() => import('../new-table/table-sheet.tsx'));

/** A first visit sees all games and what can be done with them; later ones, what was played. */
const hasPlayed = (): boolean =>
  deviceSaves().list().games.length > 0 || keptBests().played.length > 0 || guestNote() !== 'never';

// Fetched beside everything else, before anything is drawn.
if (location.pathname === '/' && hasPlayed()) loadReturning().catch(() => {});

export default function Home(): ReactNode {
  const making = useMaking();
  const joining = useJoining();
  const all = useWaiting();
  // Decided once: nothing changes places when the last game is deleted.
  const [returning] = useState(hasPlayed);
  const choosing = useChoice();
  const choice: Choosing = {
    ...choosing,
    choose: (game) => {
      making.forget();
      choosing.choose(game);
    },
  };
  useHomeKeys(choice, making, all.waiting[0]);
  return (
    <Page title="" className={style.home} foot={<FootLinks />}>
      {!returning && (
        <div className={`row wrap spread ${style.hero}`}>
          <PageHead title={t('home.title')} lead={t('home.lead-online')} className={style.head} />
        </div>
      )}
      {/* A form, so that Enter plays from any of its choices. */}
      <form
        className={returning ? style.returning : style.play}
        onSubmit={(event) => {
          event.preventDefault();
          choice.playNow();
        }}
      >
        {returning ? (
          <Suspense>
            <Returning choice={choice} making={making} joining={joining} all={all} />
          </Suspense>
        ) : (
          <>
            <GameCards game={choice.game} onSelect={choice.choose} onPlay={choice.playNow} />
            <PlayPanel choice={choice} making={making} joining={joining} />
          </>
        )}
      </form>
      <Suspense>
        <HomeSheet choice={choice} making={making} />
      </Suspense>
    </Page>
  );
}

function useHomeKeys(choice: Choosing, making: TableMaking, first: Waiting | undefined): void {
  const [, go] = useLocation();
  useKeys(
    homeKeys({
      playNow: () => choice.playNow(),
      openParty: () => choice.open('party'),
      makeTable: () => {
        if (navigator.onLine && !isLeft()) making.make(choice.game);
      },
      typeCode: () => document.getElementById(CODE_FIELD)?.focus(),
      goBack: first && (() => go(addressOf(first))),
      choose: (game) => {
        choice.choose(game);
        focusCard(game);
      },
    }),
  );
}

interface HomeSheetProps {
  readonly choice: Choosing;
  readonly making: TableMaking;
}

function HomeSheet({ choice: { game, sheet, problem, start, close }, making }: HomeSheetProps): ReactNode {
  if (sheet === undefined) return null;
  if (sheet === 'party') return <PartySheet game={game} problem={problem} onStart={start} onClose={close} />;
  return (
    <TableSheet
      game={game}
      busy={making.busy}
      problem={troubleWords(making.trouble)}
      onMake={(wish) => making.make(game, wish)}
      onClose={close}
    />
  );
}

const FootLinks = (): ReactNode => (
  <nav className={`row wrap ${style.foot}`} aria-label={t('home.more')}>
    <TextLink to="/lobby" tone="quiet">
      <Users size={19} aria-hidden="true" /> {t('nav.lobby')}
    </TextLink>
    <TextLink to="/learn" tone="quiet">
      <GraduationCap size={19} aria-hidden="true" /> {t('home.learn')}
    </TextLink>
    <TextLink to="/print" tone="quiet">
      <Printer size={19} aria-hidden="true" /> {t('home.print')}
    </TextLink>
    <TextLink to="/replays" tone="quiet">
      <History size={19} aria-hidden="true" /> {t('home.replay')}
    </TextLink>
  </nav>
);
