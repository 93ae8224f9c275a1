import type { ReactNode } from 'react';
import type { SaveHead } from '../../device/save.ts';
import { Crest } from '../../ui/crest.tsx';
import { useStatus } from './use-status.ts';
import { faceOf, titleOf, type Waiting } from './waiting.ts';
import style from './waiting-game.module.css';

/** Crest, with whom, and how it stands. */
export function WaitingGame({ waiting }: { readonly waiting: Waiting }): ReactNode {
  if ('save' in waiting) return <KeptGame save={waiting.save} />;
  const { face, title, status, due } = waiting.table;
  return <WaitingWords face={face} title={title} status={status} due={due} />;
}

function KeptGame({ save }: { readonly save: SaveHead }): ReactNode {
  const seat = faceOf(save);
  const status = useStatus(save);
  const face = { seat, name: save.players[seat]?.name ?? '' };
  return <WaitingWords face={face} title={titleOf({ save })} status={status} />;
}

export interface WaitingWordsProps {
  readonly face: { readonly seat: number; readonly name: string };
  readonly title: string;
  readonly status: string;
  /** Others wait for it. */
  readonly due?: boolean;
}

export const WaitingWords = ({ face, title, status, due = false }: WaitingWordsProps): ReactNode => (
  <>
    <Crest seat={face.seat} name={face.name} size={30} />
    <div className={`stack ${style.about}`}>
      <b>{title}</b>
      <span className={due ? style.due : undefined}>{status}</span>
    </div>
  </>
);
