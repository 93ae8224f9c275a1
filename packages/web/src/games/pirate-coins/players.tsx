import { pirateInternals, type Seat } from '@pouch/rules';
import { Check, Ellipsis, ShipWheel, TreePalm } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLow, usePhone, useWide } from '../../device/media.ts';
import { Others } from '../../table/layout.tsx';
import { type CardState, PlayerCard } from '../../table/player-card.tsx';
import type { PlayerAbout } from '../../table/source.ts';
import { Bar } from '../../ui/bar.tsx';
import { t } from '../../words/t.ts';
import { CoinCounts } from './coin-counts.tsx';
import { Count } from './count.tsx';
import { type PlayerState, playerState } from './player-state.ts';
import style from './players.module.css';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';

const { GOAL, worthOf } = pirateInternals;

/** A small sign for what somebody is doing. */
export function signOf({ doing }: PlayerState): ReactNode {
  const icon = { size: 13, 'aria-hidden': true } as const;
  switch (doing) {
    case 'ashore':
      return <TreePalm {...icon} />;
    case 'chosen':
      return <Check {...icon} strokeWidth={3} />;
    case 'choosing':
      return <Ellipsis {...icon} />;
    case 'goal':
    case 'aboard':
      return null;
  }
}

const CHIPS = { goal: 'plain', ashore: 'plain', aboard: 'plain', chosen: 'ready', choosing: 'choosing' } as const;

const chipOf = (state: PlayerState): CardState => ({
  sign: CHIPS[state.doing],
  icon: signOf(state),
  text: state.text,
});

export interface PlayersProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
  /** In the order in which they are shown. */
  readonly seats: readonly Seat[];
  readonly took: ReadonlyMap<Seat, number>;
}

/** One card for each: booty by metal, its worth, the way to 25, and what they are doing. */
export function Players({ show, players, seats, took }: PlayersProps): ReactNode {
  const wide = useWide();
  const phone = usePhone();
  const low = useLow();
  const hasCounts = !phone && !low && seats.length < 4;
  const Card = wide ? WideCard : NarrowCard;
  return (
    <Others count={seats.length}>
      {seats.map((seat) => {
        const player = players[seat];
        const state = playerState(show, seat, took);
        return player && <Card key={seat} show={show} player={player} state={state} hasCounts={hasCounts} />;
      })}
    </Others>
  );
}

interface CardProps {
  readonly show: Show;
  readonly player: PlayerAbout;
  readonly state: PlayerState | undefined;
  /** Whether a narrow card has room for the coins by metal. */
  readonly hasCounts: boolean;
}

function WideCard({ show, player, state }: CardProps): ReactNode {
  const { seat } = player;
  const booty = show.booty[seat] ?? 0;
  return (
    <PlayerCard player={player} spot={SPOTS.booty(seat)} state={state && chipOf(state)}>
      <Wheel show={show} seat={seat} />
      <span className={style.has}>
        <CoinCounts heap={booty} size={20} />
        <Bar seat={seat} value={worthOf(booty)} goal={GOAL} />
        <Worth worth={worthOf(booty)} />
      </span>
    </PlayerCard>
  );
}

function NarrowCard({ show, player, state, hasCounts }: CardProps): ReactNode {
  const { seat } = player;
  const booty = show.booty[seat] ?? 0;
  const worth = worthOf(booty);
  return (
    <PlayerCard
      player={player}
      spot={SPOTS.booty(seat)}
      end={<Count value={worth} className={`number ${style.figure} ${style.roomy}`} />}
      more={<InFull show={show} seat={seat} state={state} />}
    >
      <Wheel show={show} seat={seat} />
      <span className={`cut ${style.doing}`}>
        <span className={style.roomy}>{state?.short}</span>
        {/* Where the name needs the whole line, a sign stands for the words and the figure beside it. */}
        <span className={style.tight} aria-hidden="true">
          {state && signOf(state)}
          <b className={`number ${style.figure}`}>{worth}</b>
        </span>
      </span>
      {hasCounts && (
        <span className={style.counts}>
          <CoinCounts heap={booty} size={18} />
        </span>
      )}
    </PlayerCard>
  );
}

/** What a press on a phone's card opens. */
function InFull({ show, seat, state }: { show: Show; seat: Seat; state: PlayerState | undefined }): ReactNode {
  const booty = show.booty[seat] ?? 0;
  return (
    <div className={style.full}>
      <CoinCounts heap={booty} size={26} />
      <Worth worth={worthOf(booty)} />
      <Bar seat={seat} value={worthOf(booty)} goal={GOAL} />
      {state && <p>{state.text}</p>}
      {show.starter === seat && <p>{t('pirate.starts')}</p>}
    </div>
  );
}

const Worth = ({ worth }: { readonly worth: number }): ReactNode => (
  <span className={style.worth}>
    <Count value={worth} />
    <small>{t('pirate.of-goal', { goal: GOAL })}</small>
  </span>
);

/** The ship's wheel on the crest of who starts. */
const Wheel = ({ show, seat }: { readonly show: Show; readonly seat: Seat }): ReactNode =>
  show.starter === seat && (
    <span className={style.wheel} title={t('pirate.starts')}>
      <ShipWheel size={15} role="img" aria-label={t('pirate.starts')} />
    </span>
  );
