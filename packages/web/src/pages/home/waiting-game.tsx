import type { GameId } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { SaveHead } from '../../device/save.ts';
import { GameEmblem } from './game-emblem.tsx';
import { useStatus } from './use-status.ts';
import { titleOf, type Waiting } from './waiting.ts';
import style from './waiting-game.module.css';

/** The game's coin, with whom it is played, and how it stands. */
export function WaitingGame({ waiting }: { readonly waiting: Waiting }): ReactNode {
  if ('save' in waiting) return <KeptGame save={waiting.save} />;
  const { game, title, status, due } = waiting.table;
  return <WaitingWords game={game} title={title} status={status} due={due} />;
}

function KeptGame({ save }: { readonly save: SaveHead }): ReactNode {
  return <WaitingWords game={save.game} title={titleOf({ save })} status={useStatus(save)} />;
}

interface WaitingWordsProps {
  readonly game: GameId;
  readonly title: string;
  readonly status: string;
  /** Others wait for it. */
  readonly due?: boolean;
}

const WaitingWords = ({ game, title, status, due = false }: WaitingWordsProps): ReactNode => (
  <>
    <GameEmblem game={game} size={36} />
    <div className={`stack ${style.about}`}>
      <b>{title}</b>
      <span className={due ? style.due : undefined}>{status}</span>
    </div>
  </>
);
