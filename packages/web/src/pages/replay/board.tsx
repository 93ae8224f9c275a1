import { type ReactNode, useEffect } from 'react';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { lookWords } from './sentences.ts';
import { useFit } from './use-fit.ts';
import type { ReplayModel } from './use-replay.ts';

const NO_CLOCKS = {};
const BOARD = 'replay-board';

/** Whether the table is kept in view: from a step through the game until somebody scrolls elsewhere. */
let isKept = false;

const bringIntoView = (): void => document.getElementById(BOARD)?.scrollIntoView({ block: 'nearest' });

/** Stepping through the game shows the table. */
export function showBoard(): void {
  isKept = true;
  bringIntoView();
}

/** A table that has grown with the new step is brought into view again. */
function useKeptInView(height: number | undefined): void {
  useEffect(() => {
    if (isKept && height !== undefined) bringIntoView();
  }, [height]);
  useEffect(() => {
    const release = (): void => {
      isKept = false;
    };
    addEventListener('wheel', release, { passive: true });
    addEventListener('touchmove', release, { passive: true });
    return () => {
      release();
      removeEventListener('wheel', release);
      removeEventListener('touchmove', release);
    };
  }, []);
}

/** The table where the replay stands. */
export function ReplayBoard({ replay }: { readonly replay: ReplayModel }): ReactNode {
  const { kit, watched, replayed, playback, title, step } = replay;
  const { stop, viewer } = playback;
  const { ref, fit } = useFit();
  useKeptInView(fit.height);
  return (
    <section id={BOARD} className={`panel ${style.board}`} aria-label={t('replay.board')}>
      <div className={`row wrap spread ${style.head}`}>
        <h2>{title}</h2>
        <span className="dim">{step}</span>
      </div>
      <Looking replay={replay} />
      <div className={style.room} style={{ height: fit.height }}>
        <div ref={ref} className={style.fitted} style={{ scale: fit.scale }}>
          <kit.Board
            show={stop.show}
            view={stop.view}
            viewer={viewer}
            players={watched.players}
            clocks={NO_CLOCKS}
            size="replay"
            moments={replayed.course.moments(viewer).slice(1, stop.moment + 1)}
          />
        </div>
      </div>
    </section>
  );
}

/** From whose seat the replay is seen, and what only that player knew. */
function Looking({ replay }: { readonly replay: ReplayModel }): ReactNode {
  const { kit, names, playback, lookFrom } = replay;
  const { viewer, stop } = playback;
  if (viewer === 'table') return null;
  return (
    <div className={`row wrap ${style.looking}`}>
      <span>{lookWords(viewer, names)}</span>
      {kit.Secret !== undefined && <kit.Secret view={stop.view} seat={viewer} names={names} />}
      <button type="button" onClick={() => lookFrom('table')}>
        {t('replay.look-table')}
      </button>
    </div>
  );
}
