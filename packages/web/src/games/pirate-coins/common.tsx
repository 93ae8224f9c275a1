import type { Viewer } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../../device/settings.ts';
import { namesOf } from '../../table/names.ts';
import type { PlayerAbout } from '../../table/source.ts';
import style from './common.module.css';
import { Fortune } from './fortune.tsx';
import { Monsters } from './monsters.tsx';
import { paceOf, paceStyle } from './pace.ts';
import { PouchContents } from './pouch-contents.tsx';
import { Rounds } from './rounds.tsx';
import { Ship } from './ship.tsx';
import { shipInWords } from './ship-words.ts';
import type { Show } from './show.ts';

export interface CommonProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
  /** Whether the round stack has its place here, or in the dock. */
  readonly rounds: 'here' | 'in-dock';
  readonly viewer: Viewer;
  /** What happens, where no stage tells it. */
  readonly caption?: string | undefined;
}

/** The things in the middle of the table. */
export function Common({ show, players, rounds, viewer, caption }: CommonProps): ReactNode {
  const { speed } = useSettings();
  const names = useMemo(() => namesOf(players), [players]);
  return (
    <div className={style.board} style={paceStyle(paceOf(speed, show, viewer))}>
      <p className="unseen">{shipInWords(show, names)}</p>
      <div className={style.grid} data-rounds={rounds}>
        <Fortune show={show} />
        <div className={style.ship}>
          <div className={style.fitting}>
            <Ship show={show} players={players} />
          </div>
          {caption !== undefined && (
            // The announcer says it too: what is seen here is not to be heard twice.
            <p key={caption} className={style.caption} aria-hidden="true" data-happening={show.happening.event}>
              {caption}
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
