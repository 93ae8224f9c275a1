import { has, pirateInternals, type Seat } from '@pouch/rules';
import { Check, Ellipsis, ShipWheel, TreePalm } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone, useWide } from '../../device/media.ts';
import { Others } from '../../table/layout.tsx';
import { type CardState, PlayerCard } from '../../table/player-card.tsx';
import type { PlayerAbout } from '../../table/source.ts';
import { Bar } from '../../ui/bar.tsx';
import { Crest } from '../../ui/crest.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import { Count } from './count.tsx';
import { signed } from './names.ts';
import style from './players.module.css';
import { SPOTS } from './scenes.ts';
import { countsOf, type Show } from './show.ts';

const { GOAL, worthOf } = pirateInternals;

type State = CardState & { readonly short: string };

const ICON = { size: 13, 'aria-hidden': true } as const;

/** What a player is doing: choosing, has chosen, aboard, or ashore with what was taken. */
function stateOf(show: Show, seat: Seat, took: ReadonlyMap<Seat, number>): State | undefined {
  const { aboard, monster, skull, hidden, choosing } = show;
  if (worthOf(show.booty[seat] ?? 0) >= GOAL) {
    const text = t('pirate.card.goal', { goal: GOAL });
    return { sign: 'plain', text, short: text };
  }
  if (show.starter === null || show.over) return undefined;
  if (!has(aboard, seat)) {
    const gain = took.get(seat);
    return {
      sign: 'plain',
      icon: <TreePalm {...ICON} />,
      text: gain === undefined ? t('pirate.card.ashore') : t('pirate.card.ashore-took', { gain: signed(gain) }),
      short: t('pirate.card.ashore-short'),
    };
  }
  if (!choosing) return { sign: 'plain', text: t('pirate.card.aboard'), short: t('pirate.card.aboard-short') };
  if (has(monster | skull | hidden, seat))
    return {
      sign: 'ready',
      icon: <Check {...ICON} strokeWidth={3} />,
      text: t('pirate.card.chosen'),
      short: t('pirate.card.chosen-short'),
    };
  return { sign: 'choosing', text: t('pirate.card.choosing'), short: t('pirate.card.choosing-short') };
}

const signOf = (state: State | undefined): ReactNode =>
  state?.icon ?? (state?.sign === 'choosing' ? <Ellipsis {...ICON} /> : null);

export interface PlayersProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
  /** In the order in which they are shown. */
  readonly seats: readonly Seat[];
  readonly took: ReadonlyMap<Seat, number>;
}

/** One card for each: booty by metal, its worth, the way to 25, and what they are doing. */
export function Players({ show, players, seats, took }: PlayersProps): ReactNode {
  return (
    <Others count={seats.length}>
      {seats.map((seat) => {
        const player = players[seat];
        return player && <Card key={seat} show={show} player={player} state={stateOf(show, seat, took)} />;
      })}
    </Others>
  );
}

interface CardProps {
  readonly show: Show;
  readonly player: PlayerAbout;
  readonly state: State | undefined;
}

function Card({ show, player, state }: CardProps): ReactNode {
  const phone = usePhone();
  const wide = useWide();
  const { seat } = player;
  const booty = show.booty[seat] ?? 0;
  const worth = worthOf(booty);
  const wheel = show.starter === seat && (
    <span className={style.wheel} title={t('pirate.starts')}>
      <ShipWheel size={15} role="img" aria-label={t('pirate.starts')} />
    </span>
  );
  const value = (
    <span className={style.worth}>
      <Count value={worth} />
      <small>{t('pirate.of-goal', { goal: GOAL })}</small>
    </span>
  );
  const full = (
    <div className={style.more}>
      <MetalCounts counts={countsOf(booty)} size={26} />
      {value}
      <Bar seat={seat} value={worth} goal={GOAL} />
      {state && <p>{state.text}</p>}
      {show.starter === seat && <p>{t('pirate.starts')}</p>}
    </div>
  );
  if (!wide)
    return (
      <PlayerCard
        player={player}
        spot={SPOTS.booty(seat)}
        end={<Count value={worth} className={`${style.figure} ${style.roomy}`} />}
        more={full}
      >
        {wheel}
        <span className={`cut ${style.doing}`}>
          <span className={style.roomy}>{state?.short}</span>
          {/* Where the name needs the whole line, a sign stands for the words and the figure beside it. */}
          <span className={style.tight} aria-hidden="true">
            {signOf(state)}
            <b className={style.figure}>{worth}</b>
          </span>
        </span>
        {!phone && (
          <span className={style.counts}>
            <MetalCounts counts={countsOf(booty)} size={18} />
          </span>
        )}
      </PlayerCard>
    );
  return (
    <PlayerCard player={player} spot={SPOTS.booty(seat)} state={state}>
      {wheel}
      <span className={style.has}>
        <MetalCounts counts={countsOf(booty)} size={20} />
        <Bar seat={seat} value={worth} goal={GOAL} />
        {value}
      </span>
    </PlayerCard>
  );
}

/** The players of a small board: crest, name, worth, and a sign for what they are doing. */
export function PlayerStrip({ show, players, took }: Omit<PlayersProps, 'seats'>): ReactNode {
  return (
    <ul className={style.strip}>
      {show.booty.map((booty, seat) => {
        const state = stateOf(show, seat, took);
        const player = players[seat];
        return (
          <li key={player?.seat ?? seat} data-spot={SPOTS.booty(seat)}>
            <Crest seat={seat} name={player?.name ?? ''} size={22} />
            <span className={`cut ${style.name}`}>{player?.name ?? t('seat.number', { number: seat + 1 })}</span>
            {show.starter === seat && <ShipWheel size={14} role="img" aria-label={t('pirate.starts')} />}
            {state && (
              <span className={style.sign} title={state.text}>
                {signOf(state)}
                <span className="unseen">{state.text}</span>
              </span>
            )}
            <Count value={worthOf(booty)} className={style.figure} />
          </li>
        );
      })}
    </ul>
  );
}
