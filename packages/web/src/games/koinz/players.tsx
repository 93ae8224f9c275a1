import { countOf, EMPTY, has, koinzInternals, type Seat, type Viewer } from '@pouch/rules';
import { Ban } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useLow, usePhone, useWide } from '../../device/media.ts';
import { Others } from '../../table/layout.tsx';
import { type CardState, PlayerCard } from '../../table/player-card.tsx';
import type { PlayerAbout } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import style from './players.module.css';
import type { Show } from './show.ts';
import { playerSpot } from './spots.ts';
import type { View } from './types.ts';

const { GOAL, handOf, KIT, SIZES } = koinzInternals;

export interface PlayersProps {
  readonly show: Show;
  readonly viewer: Viewer;
  readonly players: readonly PlayerAbout[];
}

/** All players, the one who looks first, then round the table. */
export const Players = memo(function Players({ show, viewer, players }: PlayersProps): ReactNode {
  const first = viewer === 'table' ? 0 : viewer;
  const round = [...players.slice(first), ...players.slice(0, first)];
  return (
    <Others count={players.length} label={t('koinz.players')}>
      {round.map((player) => (
        <Card key={player.seat} player={player} show={show} isMe={player.seat === viewer} />
      ))}
    </Others>
  );
});

function Card({
  player,
  show,
  isMe,
}: {
  readonly player: PlayerAbout;
  readonly show: Show;
  readonly isMe: boolean;
}): ReactNode {
  const phone = usePhone();
  const low = useLow();
  const wide = useWide() && !low;
  const { view } = show;
  const { seat } = player;
  const isIn = has(view.active, seat);
  const stuck = has(show.stuck, seat);
  return (
    <PlayerCard
      player={player}
      active={show.awaited === seat}
      out={!isIn}
      state={wide ? stateOf(show, seat, isMe) : undefined}
      end={!wide && stuck ? <Stuck /> : undefined}
      spot={playerSpot(seat)}
      more={<More view={view} seat={seat} />}
    >
      <span className={`row wrap spread ${style.holds}`}>
        {!phone && !low && <Minis view={view} seat={seat} />}
        <Won view={view} seat={seat} words={wide ? 'seen' : 'unseen'} />
      </span>
    </PlayerCard>
  );
}

/** K5, where there is no room for words. */
const Stuck = (): ReactNode => (
  <span>
    <Ban size={15} aria-hidden="true" />
    <span className="unseen">{t('koinz.state.stuck')}</span>
  </span>
);

function stateOf(show: Show, seat: Seat, isMe: boolean): CardState | undefined {
  const { view } = show;
  if (!has(view.active, seat)) return { sign: 'plain', text: t('koinz.is-out') };
  if (has(show.stuck, seat)) return { sign: 'plain', text: t(isMe ? 'koinz.state.stuck-you' : 'koinz.state.stuck') };
  if (show.awaited === seat) {
    if (isMe) return { sign: 'plain', text: t('koinz.state.your-turn') };
    return { sign: 'choosing', text: t(show.stage === 'choose' ? 'koinz.state.choosing' : 'koinz.state.laying') };
  }
  if (show.stage === 'lay' && handOf(view, seat) === EMPTY) return { sign: 'plain', text: t('koinz.state.empty') };
  if (show.stage === 'choose' && view.first === seat) return { sign: 'plain', text: t('koinz.state.first') };
  return undefined;
}

/** Koinz left by size. Before laying there are none: the room is kept. */
function Minis({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const counts = countsOf(view, seat);
  return (
    <span className={`row ${style.minis}`}>
      <span className="unseen">{handWords(counts)}</span>
      {SIZES.map((name, size) => (
        <span key={name} className={`row ${style.mini}`} data-none={counts[size] === 0} aria-hidden="true">
          <svg viewBox="-10 -10 20 20" width={MINI[size]} height={MINI[size]} aria-hidden="true">
            <circle
              r="8.8"
              strokeWidth="1.6"
              style={{ fill: `var(--player-${seat})`, stroke: `var(--player-deep-${seat})` }}
            />
          </svg>
          <span className={style.count}>{counts[size]}</span>
        </span>
      ))}
    </span>
  );
}

const MINI = [24, 19, 14];

/** While numbers are chosen, hands are what has been chosen so far. */
const countsOf = (view: View, seat: Seat): readonly number[] =>
  SIZES.map((_, size) => {
    if (!has(view.active, seat)) return 0;
    return view.kit.length < KIT.length ? (view.kit[size] ?? 0) : countOf(handOf(view, seat), size);
  });

const handWords = ([large = 0, medium = 0, small = 0]: readonly number[]): string =>
  t('koinz.hand-of', { large, medium, small });

/** Surfaces won as pips; in sudden death only who is still in counts. */
export function Won({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: 'seen' | 'unseen';
}): ReactNode {
  const won = view.won[seat] ?? 0;
  if (view.variant === 'sudden-death')
    return (
      <span className="row">
        <span className={style.of}>{has(view.active, seat) ? t('koinz.still-in') : t('koinz.is-out')}</span>
        <span className={style.of}>{t('koinz.won', { won })}</span>
      </span>
    );
  return (
    <span className={`row ${style.won}`}>
      <span className={`row ${style.pips}`} aria-hidden="true">
        {Array.from({ length: GOAL }, (_, pip) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal pips
            key={pip}
            className={style.pip}
            style={pip < won ? { background: `var(--player-${seat})`, borderColor: `var(--player-${seat})` } : {}}
            data-full={pip < won}
          />
        ))}
      </span>
      {words === 'seen' && (
        <span key={won} className={style.of} aria-hidden="true">
          {won <= GOAL ? t('koinz.won-of', { won, goal: GOAL }) : t('koinz.won', { won })}
        </span>
      )}
      <span className="unseen">{t('koinz.won-of-long', { won, goal: GOAL })}</span>
    </span>
  );
}

function More({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  return (
    <div className="stack">
      <Won view={view} seat={seat} words="seen" />
      <p>{handWords(countsOf(view, seat))}</p>
    </div>
  );
}
