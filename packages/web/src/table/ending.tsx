import { type Seat, seatsIn } from '@pouch/rules';
import { History, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone } from '../device/media.ts';
import { LinkButton } from '../ui/button.tsx';
import { Crest } from '../ui/crest.tsx';
import { t } from '../words/t.ts';
import style from './ending.module.css';
import type { AnyKit, Names } from './kit.ts';

export interface EndingCardProps {
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly names: Names;
  /** More about it, under the reason. */
  readonly note?: ReactNode;
  /** The address of the replay. */
  readonly replay: string;
  /** How to go on, before replay and home. */
  readonly children: ReactNode;
}

/** Who has won and why, where the dock was. */
export function EndingCard({ kit, view, names, note, replay, children }: EndingCardProps): ReactNode {
  const phone = usePhone();
  const turn = kit.game.turn(view);
  const winners: readonly Seat[] = turn.kind === 'over' ? seatsIn(turn.winners) : [];
  const { title, reason } = kit.result(view, names);
  return (
    <section className={`docked rises row ${style.ending}`} aria-label={title}>
      <div className="row">
        {winners.map((seat) => (
          <Crest key={seat} seat={seat} name={names.of(seat)} size={phone ? 44 : 64} />
        ))}
      </div>
      <div className={style.words}>
        <h2>{title}</h2>
        <p>{reason}</p>
        {note}
      </div>
      <div className={`row wrap ${style.actions}`}>
        {children}
        <LinkButton to={replay}>
          <History size={18} aria-hidden="true" />
          {t('ending.replay')}
        </LinkButton>
        <LinkButton to="/" look="quiet">
          <House size={18} aria-hidden="true" />
          {t('ending.home')}
        </LinkButton>
      </div>
    </section>
  );
}
