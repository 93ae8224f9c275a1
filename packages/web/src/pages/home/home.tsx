import type { GameId } from '@pouch/rules';
import { GraduationCap, History, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { deviceSaves } from '../../device/saves.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { ABOUT, GAME_IDS, loadKit } from '../../games/registry.ts';
import { type NewGame, newSave } from '../../local/new-game.ts';
import { announce } from '../../ui/announcer.tsx';
import { useKeys } from '../../ui/keys.ts';
import home from '../../words/en/home.json';
import { addWords, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { focusCard, GameCards } from './game-cards.tsx';
import style from './home.module.css';
import type { Online } from './online.tsx';
import { PlayPanel } from './play-panel.tsx';
import { ReturnCard } from './return-card.tsx';
import { botsFor, seatedAmongBots } from './seating.ts';
import { useWaitingGames } from './waiting.ts';

addWords(home);

const PartySheet = lazy(() => import('./party-sheet.tsx'));

/** Fetches what the next press will want. */
const warmUp = (game: GameId): void => {
  // If that fails, the table's own page tells of it.
  loadKit(game).catch(() => {});
  import('../play/play.tsx').catch(() => {});
};

export default function Home({ online }: { readonly online?: Online }): ReactNode {
  const { name, crest, lastGame, bots: wantedBots, level } = useSettings();
  const [game, setGame] = useState<GameId>(GAME_IDS.find((id) => id === lastGame) ?? 'realm-coins');
  const [party, setParty] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const waiting = useWaitingGames();
  const newest = waiting[0];
  const bots = botsFor(wantedBots, ABOUT[game].seats);

  const select = (chosen: GameId): void => {
    setGame(chosen);
    setProblem(undefined);
    warmUp(chosen);
  };

  const start = (wanted: NewGame): void => {
    const save = newSave(wanted);
    const kept = deviceSaves().put(save);
    if (kept !== 'stored') {
      const why = t(kept === 'full' ? 'home.full' : 'home.unavailable');
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
        bots: botsFor(wantedBots, ABOUT[chosen].seats),
        level,
      }),
    });

  const openParty = (): void => setParty(true);

  useKeys({
    Enter: () => playNow(),
    o: openParty,
    r: newest && (() => go(`/play/${newest.id}`)),
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
          <p className={style.lead}>{t(online === undefined ? 'home.lead' : 'home.lead-online')}</p>
        </div>
        {newest !== undefined && <ReturnCard save={newest} waiting={waiting} />}
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
          online={online}
          onParty={openParty}
          onNear={() => warmUp(game)}
        />
      </form>
      {party && (
        <Suspense>
          <PartySheet game={game} problem={problem} onStart={start} onClose={() => setParty(false)} />
        </Suspense>
      )}
    </Page>
  );
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
