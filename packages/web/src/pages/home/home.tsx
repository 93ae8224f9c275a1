import { GAME_FACTS, GAME_IDS, type GameId } from '@pouch/rules';
import { GraduationCap, History, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { deviceSaves } from '../../device/saves.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { loadKit } from '../../games/registry.ts';
import { type NewGame, newSave } from '../../local/new-game.ts';
import { announce } from '../../ui/announcer.tsx';
import { useKeys } from '../../ui/keys.ts';
import home from '../../words/en/home.json';
import { addWords, t } from '../../words/t.ts';
import { useMaking, warmMaking } from '../new-table/use-making.ts';
import { Page } from '../page.tsx';
import { focusCard, GameCards } from './game-cards.tsx';
import style from './home.module.css';
import { troubleWords } from './online.tsx';
import { PlayPanel } from './play-panel.tsx';
import { ReturnCard, type ReturnCardProps } from './return-card.tsx';
import { botsFor, seatedAmongBots } from './seating.ts';
import { CODE_FIELD, useJoining } from './use-joining.ts';
import { useMyTables } from './use-my-tables.ts';
import { addressOf, inOrder, useWaitingGames, type Waiting } from './waiting.ts';

addWords(home);

const PartySheet = lazy(() => import('./party-sheet.tsx'));
const TableSheet = lazy(() => import('../new-table/table-sheet.tsx'));

/** Fetches what the next press will want. */
const warmUp = (game: GameId): void => {
  // If that fails, the table's own page reports it.
  loadKit(game).catch(() => {});
  import('../play/play.tsx').catch(() => {});
  warmMaking();
};

/** This page stays until the next one is loaded; what is pressed by then is not meant for it. */
const isLeft = (): boolean => location.pathname !== '/';

export default function Home(): ReactNode {
  const { name, crest, lastGame, bots: wantedBots, level } = useSettings();
  const [game, setGame] = useState(lastGame);
  const [sheet, setSheet] = useState<'party' | 'table'>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const making = useMaking();
  const joining = useJoining();
  const { waiting, tables } = useWaiting();
  const [first] = waiting;
  const bots = botsFor(wantedBots, GAME_FACTS[game].seats);

  const select = (chosen: GameId): void => {
    setGame(chosen);
    setProblem(undefined);
    making.forget();
    warmUp(chosen);
  };

  const start = (wanted: NewGame): void => {
    if (isLeft()) return;
    const save = newSave(wanted);
    const kept = deviceSaves().put(save);
    // Where the browser keeps nothing at all, the table says so.
    if (kept === 'full') {
      deviceSaves().delete(save.id);
      const why = t('home.full');
      setProblem(why);
      announce(why);
      return;
    }
    setBusy(true);
    changeSettings({ lastGame: wanted.game });
    go(`/play/${save.id}`);
  };

  const playNow = (chosen: GameId = game): void =>
    start({
      game: chosen,
      players: seatedAmongBots({
        name: name === '' ? t('me.unnamed') : name,
        crest,
        bots: botsFor(wantedBots, GAME_FACTS[chosen].seats),
        level,
      }),
    });

  const openParty = (): void => setSheet('party');
  const openTableOptions = (): void => setSheet('table');
  const close = (): void => setSheet(undefined);

  useKeys({
    Enter: () => playNow(),
    o: openParty,
    t: () => {
      if (navigator.onLine && !isLeft()) making.make(game);
    },
    j: () => document.getElementById(CODE_FIELD)?.focus(),
    r: first && (() => go(addressOf(first))),
    ...Object.fromEntries(
      GAME_IDS.map((id, index) => [
        String(index + 1),
        () => {
          select(id);
          focusCard(id);
        },
      ]),
    ),
  });

  return (
    <Page title="" className={style.home ?? ''} foot={<FootLinks />}>
      <div className={style.hero}>
        <div>
          <h1>{t('home.title')}</h1>
          <p className={style.lead}>{t('home.lead-online')}</p>
        </div>
        {(first !== undefined || tables !== 'none') && <ReturnCard waiting={waiting} tables={tables} />}
      </div>
      {/* A form, so that Enter plays from any of its choices. */}
      <form
        className={style.play}
        onSubmit={(event) => {
          event.preventDefault();
          playNow();
        }}
      >
        <GameCards game={game} onSelect={select} onPlay={playNow} />
        <PlayPanel
          game={game}
          bots={bots}
          level={level}
          busy={busy}
          problem={problem}
          making={making}
          joining={joining}
          onParty={openParty}
          onTableOptions={openTableOptions}
          onNear={() => warmUp(game)}
        />
      </form>
      <Suspense>
        {sheet === 'party' && <PartySheet game={game} problem={problem} onStart={start} onClose={close} />}
        {sheet === 'table' && (
          <TableSheet
            game={game}
            busy={making.busy}
            problem={troubleWords(making.trouble)}
            onMake={(wish) => making.make(game, wish)}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** What waits for me, here and on the server. */
function useWaiting(): { readonly waiting: readonly Waiting[]; readonly tables: ReturnCardProps['tables'] } {
  const saves = useWaitingGames();
  const { tables, expected } = useMyTables();
  // A card that comes late would push everything down: what nobody expected is shown the next time.
  const hasRoom = expected || saves.length > 0;
  return {
    waiting: inOrder(saves, hasRoom ? (tables ?? []) : []),
    tables: expected ? (tables === undefined ? 'looking' : 'known') : 'none',
  };
}

const FootLinks = (): ReactNode => (
  <nav className={style.foot} aria-label={t('home.more')}>
    <Link href="/learn">
      <GraduationCap size={19} aria-hidden="true" /> {t('home.learn')}
    </Link>
    <Link href="/print">
      <Printer size={19} aria-hidden="true" /> {t('home.print')}
    </Link>
    <Link href="/replays">
      <History size={19} aria-hidden="true" /> {t('home.replay')}
    </Link>
  </nav>
);
