import { PLAYERS } from '@pouch/art';
import type { Seat } from '@pouch/rules';
import { History, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useThemeName } from '../../device/media.ts';
import { startRematch } from '../../local/again.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import type { ToldGame } from './last-game.ts';
import style from './last-game-card.module.css';
import { CHART, goalPath, sparkline } from './sparkline.ts';
import { isLeft } from './use-choice.ts';
import { ago } from './waiting.ts';

/** How the last game went, and the way to play or watch it again. */
export function LastGameCard({ told }: { readonly told: ToldGame }): ReactNode {
  const { head, result, title, seat, won, chart } = told;
  const [, go] = useLocation();
  return (
    <section className={`panel ${style.card}`} aria-labelledby="last-game">
      <div className={`row spread ${style.head}`}>
        <h2 id="last-game">{t('home.last-game')}</h2>
        <span>{ago(head.updatedAt, Date.now())}</span>
      </div>
      <div className={`row ${style.result}`}>
        <span className={style.medal} data-won={won}>
          <Crest seat={seat} name={head.players[seat]?.name ?? ''} size={36} />
        </span>
        <div>
          <p className={style.words}>{result}</p>
          <p className={style.title}>{title}</p>
        </div>
      </div>
      {/* Its room is kept until the chart is there. */}
      <div className={`well ${style.chart}`} data-empty={head.players.length === 1}>
        {chart !== undefined && <Sparkline {...chart} mine={seat} />}
      </div>
      <div className={`row ${style.buttons}`}>
        <Button
          onClick={() => {
            if (!isLeft()) go(`/play/${startRematch(head)}`);
          }}
        >
          <RotateCw size={17} aria-hidden="true" /> {t('home.rematch')}
        </Button>
        <LinkButton to={`/replay/${head.id}`} look="quiet">
          <History size={17} aria-hidden="true" />
          <span className="unseen-on-phone">{t('home.watch-replay')}</span>
        </LinkButton>
      </div>
    </section>
  );
}

interface SparklineProps {
  readonly values: readonly (readonly number[])[];
  readonly goal?: number;
  readonly mine: Seat;
}

/** The scores on their way; the words beside it say how they ended. */
function Sparkline({ values, goal, mine }: SparklineProps): ReactNode {
  const ink = useThemeName() === 'dark' ? 'player' : 'player-deep';
  // Mine is drawn last, over the others.
  const seats = values.map((_, seat) => seat).sort((a, b) => Number(a === mine) - Number(b === mine));
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
      {goal !== undefined && <path className={style.goal} d={goalPath(values, goal)} />}
      {seats.map((seat) => (
        <path
          key={seat}
          className={style.line}
          d={sparkline(values, seat, goal)}
          stroke={`var(--${ink}-${seat})`}
          strokeWidth={seat === mine ? 3.5 : 2.5}
          strokeDasharray={seat === mine ? undefined : PLAYERS[seat % PLAYERS.length]?.dash.join(' ')}
        />
      ))}
    </svg>
  );
}
