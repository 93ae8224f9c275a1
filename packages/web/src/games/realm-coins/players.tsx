import { has, realmInternals, type Seat } from '@pouch/rules';
import { Ellipsis, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLow, usePhone, useWide } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { Others } from '../../table/layout.tsx';
import { type CardState, PlayerCard } from '../../table/player-card.tsx';
import type { PlayerAbout } from '../../table/source.ts';
import { Bar } from '../../ui/bar.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import { isAwaited, type Shown } from './due.ts';
import { metalCounts } from './faces.ts';
import style from './players.module.css';
import { stashSpot } from './spots.ts';
import { briefState, stateOf } from './standing.ts';
import type { Metals } from './types.ts';
import { Worth } from './worth.tsx';

const { GOAL, worthOf } = realmInternals;

export interface PlayersProps {
  readonly shown: Shown;
  readonly players: readonly PlayerAbout[];
  readonly names: Names;
  /** Whose dock is below the table: it has their stash, so they have no card. The others follow clockwise. */
  readonly mine?: Seat;
}

/** The players, or the others: the same cards in every phase, so that nothing moves. */
export function Players({ shown, players, names, mine }: PlayersProps): ReactNode {
  const first = mine === undefined ? 0 : mine + 1;
  const round = players.flatMap((_, index) => players[(first + index) % players.length] ?? []);
  const seen = round.filter(({ seat }) => seat !== mine);
  const crowd = seen.length > 3 ? 'full' : seen.length > 2 ? 'many' : 'few';
  return (
    <Others count={seen.length}>
      {seen.map((player) => (
        <Player key={player.seat} {...{ shown, player, names, crowd }} />
      ))}
    </Others>
  );
}

interface PlayerProps extends Pick<PlayersProps, 'shown' | 'names'> {
  readonly player: PlayerAbout;
  readonly crowd: 'few' | 'many' | 'full';
}

function Player({ shown, player, names, crowd }: PlayerProps): ReactNode {
  const { seat } = player;
  const phone = usePhone();
  const wide = useWide();
  const isSmall = useLow() || phone;
  const { show, view, atRest } = shown;
  const stash = show.stashes[seat] ?? 0;
  const isFull = crowd === 'full';
  // On a phone, or with many in a row, what they do has no room beside the name: it takes that of the counts.
  const isNarrow = phone ? crowd !== 'few' : isFull && !wide;
  const brief = phone || isNarrow ? briefState(shown, seat, names) : undefined;
  const state = brief === undefined ? stateOf(shown, seat, names) : undefined;
  return (
    <PlayerCard
      // The levels of bots have no room either.
      player={isFull ? { ...player, kind: 'person' } : player}
      {...(names.isYou(seat) && { title: t('realm.you') })}
      state={isNarrow ? undefined : state}
      active={atRest && isAwaited(view, seat) && view.phase !== 'bid'}
      out={has(show.out, seat)}
      spot={stashSpot(seat)}
      more={<StashInFull seat={seat} stash={stash} />}
    >
      <span className={style.line} data-crowd={crowd}>
        {isNarrow && state !== undefined ? (
          <Sign state={state} />
        ) : brief === undefined ? (
          <span key="counts" className={style.counts}>
            <MetalCounts
              counts={metalCounts(stash)}
              size={isSmall || isFull ? 17 : 22}
              digits={isSmall || isFull ? 1 : 2}
            />
          </span>
        ) : (
          <span key="state" className={`cut ${style.state}`}>
            {brief}
          </span>
        )}
        <span className={style.bar}>
          <Bar seat={seat} value={worthOf(stash)} goal={GOAL} />
        </span>
        <Worth stash={stash} />
      </span>
    </PlayerCard>
  );
}

/** A state that has a sign, without its words. */
function Sign({ state }: { readonly state: CardState }): ReactNode {
  const Icon = state.sign === 'ready' ? Lock : Ellipsis;
  return (
    <span className={style.state}>
      <Icon size={14} aria-hidden="true" />
      <span className="unseen">{state.text}</span>
    </span>
  );
}

function StashInFull({ seat, stash }: { readonly seat: Seat; readonly stash: Metals }): ReactNode {
  const worth = worthOf(stash);
  return (
    <div className={style.full}>
      <MetalCounts counts={metalCounts(stash)} size={30} />
      <Bar seat={seat} value={worth} goal={GOAL} />
      <span>{t('realm.card.stash', { value: worth, goal: GOAL })}</span>
    </div>
  );
}
