import { pirateInternals, type Seat } from '@pouch/rules';
import { ShipWheel } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlayerAbout } from '../../table/source.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { Count } from './count.tsx';
import { playerState } from './player-state.ts';
import style from './player-strip.module.css';
import { signOf } from './players.tsx';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';

export interface PlayerStripProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
  readonly took: ReadonlyMap<Seat, number>;
}

/** The players of a small board: crest, name, worth, and a sign for what they are doing. */
export const PlayerStrip = ({ show, players, took }: PlayerStripProps): ReactNode => (
  <ul className={style.strip}>
    {show.booty.map((booty, seat) => {
      const state = playerState(show, seat, took);
      const player = players[seat];
      return (
        <li key={player?.seat ?? seat} data-spot={SPOTS.booty(seat)}>
          <Crest seat={seat} name={player?.name ?? ''} size={22} />
          <span className={`cut ${style.name}`}>{player?.name ?? t('seat.number', { number: seat + 1 })}</span>
          {show.starter === seat && <ShipWheel size={14} role="img" aria-label={t('pirate.starts')} />}
          {state && signOf(state)}
          {state && <span className="unseen">{state.text}</span>}
          <Count value={pirateInternals.worthOf(booty)} className={`number ${style.worth}`} />
        </li>
      );
    })}
  </ul>
);
