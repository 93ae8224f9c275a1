import type { GameId } from '@pouch/rules';
import { UserSearch } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { usePhone } from '../../device/media.ts';
import { deviceSaves } from '../../device/saves.ts';
import { settings } from '../../device/settings.ts';
import { DESCRIPTORS } from '../../games/registry.ts';
import { LinkButton } from '../../ui/button.tsx';
import later from '../../words/en/home-later.json';
import words from '../../words/en/home-returning.json';
import { addWords, t } from '../../words/t.ts';
import type { TableMaking } from '../new-table/use-making.ts';
import { Problem } from '../parts/problem.tsx';
import { useCounted } from '../parts/use-counted.ts';
import { bestLines } from './best-lines.ts';
import { BestsCard } from './bests-card.tsx';
import { GameStrip } from './game-strip.tsx';
import { JoinLine } from './join-by-code.tsx';
import { lastGame } from './last-game.ts';
import { LastGameCard } from './last-game-card.tsx';
import { LearnCard } from './learn-card.tsx';
import { MakeButtons, troubleWords } from './make-table.tsx';
import { PlayCard, showPlayCard } from './play-card.tsx';
import { PartyButton } from './play-panel.tsx';
import style from './returning.module.css';
import { playedGames, suggestionFor } from './suggestion.ts';
import { UnfinishedCard } from './unfinished-card.tsx';
import type { Choosing } from './use-choice.ts';
import type { Joining } from './use-joining.ts';
import type { AllWaiting } from './waiting.ts';

addWords(words);
addWords(later);

export interface ReturningProps {
  readonly choice: Choosing;
  readonly making: TableMaking;
  readonly joining: Joining;
  readonly all: AllWaiting;
}

/** Home for somebody who has played: what comes next, how the last game went, what waits, and what was done best. */
export default function Returning({ choice, making, joining, all }: ReturningProps): ReactNode {
  const { games } = useSyncExternalStore(deviceSaves().subscribe, deviceSaves().list);
  const bests = useCounted(games);
  const told = lastGame(games, bests);
  const lines = bestLines(bests, (game, figure) => DESCRIPTORS[game].best?.(figure));
  // What is about to be played is nothing new.
  const [last] = useState(() => settings().lastGame);
  const suggestion = suggestionFor(playedGames([{ game: last }, ...games], bests.played));
  const { waiting, tables } = all;
  const phone = usePhone();
  const learn = suggestion && <LearnCard suggestion={suggestion} onPlay={choice.playNow} />;
  const hasUnfinished = waiting.length > 0 || tables === 'looking';
  const unfinished = hasUnfinished && <UnfinishedCard waiting={waiting} />;
  const bestsCard = lines.length > 0 && <BestsCard lines={lines} />;
  const select = (game: GameId): void => {
    choice.choose(game);
    if (phone) showPlayCard();
  };
  return (
    <>
      <PlayCard choice={choice} />
      {told === undefined ? (
        <div className={style.beside}>
          {unfinished}
          {bestsCard || learn}
        </div>
      ) : (
        <>
          <LastGameCard told={told} />
          {/* Two cards: what to learn gives way to what is unfinished, and fills in for bests that are not there. */}
          <div className={style.more}>
            {unfinished || learn}
            {bestsCard || (hasUnfinished && learn)}
          </div>
        </>
      )}
      <div className={style.wide}>
        <GameStrip game={choice.game} onSelect={select} onPlay={choice.playNow} />
      </div>
      <div className={`${style.wide} ${style.friends}`}>
        <div className="stack">
          <MakeButtons choice={choice} making={making} />
          <Problem>{troubleWords(making.trouble)}</Problem>
        </div>
        <PartyButton choice={choice} />
        <LinkButton to={`/find/${choice.game}`}>
          <UserSearch size={18} aria-hidden="true" /> {t('home.play-someone')}
        </LinkButton>
        <JoinLine joining={joining} />
      </div>
    </>
  );
}
