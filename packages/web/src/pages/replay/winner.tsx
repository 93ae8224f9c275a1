import { seatsIn } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Replayed } from '../../replay/course.ts';
import type { AnyKit, Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './screen.module.css';
import { stateWords } from './sentences.ts';

/** Who won and why in one line; the crests of all who did. */
export function Winner({
  kit,
  view,
  names,
  replayed,
}: {
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly names: Names;
  readonly replayed: Replayed;
}): ReactNode {
  const steps = replayed.course.number;
  const turn = kit.game.turn(view);
  if (turn.kind !== 'over')
    return (
      <div className={style.winner}>
        <div>
          <h2>{stateWords(kit, view, false, steps)}</h2>
          {replayed.refused === undefined && <p>{t(steps === 0 ? 'replay.empty' : 'replay.unfinished-text')}</p>}
        </div>
      </div>
    );
  const { title, reason } = kit.result(view, names);
  return (
    <div className={style.winner}>
      <span className={style.crests}>
        {seatsIn(turn.winners).map((seat) => (
          <Crest key={seat} seat={seat} name={names.of(seat)} size={64} />
        ))}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{reason}</p>
      </div>
    </div>
  );
}
