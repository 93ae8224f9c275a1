import { type ReactNode, useMemo } from 'react';
import { namesOf } from '../../table/names.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Rich } from '../../words/rich.tsx';
import { caption, shipInWords } from './caption.ts';
import style from './common.module.css';
import { Fortune } from './fortune.tsx';
import { Monsters } from './monsters.tsx';
import { PouchContents } from './pouch-contents.tsx';
import { Rounds } from './rounds.tsx';
import { Ship } from './ship.tsx';
import type { Show } from './show.ts';

export interface CommonProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
  /** Whether the round stack has its place here, or in the dock. */
  readonly rounds: 'here' | 'in-dock';
}

/** The things in the middle of the table. */
export function Common({ show, players, rounds }: CommonProps): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const told = caption(show, names);
  return (
    <div className={style.board}>
      <p className="unseen">{shipInWords(show, names)}</p>
      <div className={style.grid}>
        <Fortune show={show} />
        <div className={style.ship}>
          <Ship show={show} players={players} />
          {/* The announcer says it too: what is seen here is not to be heard twice. */}
          {told !== '' && (
            <p key={told} className={style.caption} aria-hidden="true" data-happening={show.happening.event}>
              <Rich text={told} />
            </p>
          )}
        </div>
        <Monsters show={show} />
        <div className={style.counts}>
          {rounds === 'here' && <Rounds show={show} look="line" />}
          <PouchContents show={show} />
        </div>
      </div>
    </div>
  );
}
