import { type ReactNode, useMemo } from 'react';
import { figuresSeat } from '../../replay/playback.ts';
import type { GameEnding } from '../../table/game-ending.ts';
import { t } from '../../words/t.ts';
import style from './rail.module.css';
import type { ReplayModel } from './use-replay.ts';

export interface FiguresProps {
  readonly replay: ReplayModel;
  readonly ending: GameEnding;
}

/** A few figures about one player's game. */
export function Figures({ replay, ending }: FiguresProps): ReactNode {
  const { moments, names, watched, ranks, playback } = replay;
  const mine = watched.players.flatMap((player) => (player.mine ? [player.seat] : []));
  const seat = figuresSeat(playback.viewer, mine, ranks[0]?.seat);
  const figures = useMemo(() => {
    const [first, ...rest] = moments;
    return ending.figures(rest, first?.view, seat);
  }, [ending, moments, seat]);
  if (figures.length === 0) return null;
  return (
    <section className={`stack ${style.figures}`}>
      <h2>{names.isYou(seat) ? t('replay.your-game') : t('replay.game-of', { name: names.of(seat) })}</h2>
      <dl className="stack">
        {figures.map(([label, value]) => (
          <div key={label} className="row spread">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
