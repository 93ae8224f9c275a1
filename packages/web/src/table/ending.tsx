import { type Seat, seatsIn } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { AnyKit, Names } from '../games/kit.ts';
import { Crest } from '../ui/crest.tsx';
import style from './ending.module.css';

export interface EndingCardProps {
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly names: Names;
  /** More about it, under the reason. */
  readonly note?: ReactNode;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** Who has won and why, where the dock was. */
export function EndingCard({ kit, view, names, note, children }: EndingCardProps): ReactNode {
  const turn = kit.game.turn(view);
  const winners: readonly Seat[] = turn.kind === 'over' ? seatsIn(turn.winners) : [];
  const { title, reason } = kit.result(view, names);
  return (
    <section className={style.ending} aria-label={title}>
      <div className={style.crests}>
        {winners.map((seat) => (
          <Crest key={seat} seat={seat} name={names.of(seat)} size={64} />
        ))}
      </div>
      <div className={style.words}>
        <h2>{title}</h2>
        <p>{reason}</p>
        {note}
      </div>
      <div className={style.actions}>{children}</div>
    </section>
  );
}
