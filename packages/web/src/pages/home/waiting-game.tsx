import type { ReactNode } from 'react';
import type { SaveHead } from '../../device/save.ts';
import { Crest } from '../../ui/crest.tsx';
import { useStanding } from './use-standing.ts';
import { faceOf, titleOf } from './waiting.ts';
import style from './waiting-game.module.css';

/** Crest, with whom, and how it stands. */
export function WaitingGame({ save }: { readonly save: SaveHead }): ReactNode {
  const seat = faceOf(save);
  const standing = useStanding(save);
  return (
    <>
      <Crest seat={seat} name={save.players[seat]?.name ?? ''} size={30} />
      <div className={style.about}>
        <b>{titleOf(save)}</b>
        <span>{standing}</span>
      </div>
    </>
  );
}
