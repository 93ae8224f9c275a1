import { seatsIn, sentence } from '@pouch/rules';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './result.module.css';
import { stateWords } from './sentences.ts';
import type { ReplayModel } from './use-replay.ts';

/** Who won and why in one line; the crests of all who did. */
export function Winner({ replay }: { readonly replay: ReplayModel }): ReactNode {
  const { kit, end, names, replayed, watched } = replay;
  const { course, refused } = replayed;
  const playedOn = watched.save?.playedOn;
  if (course.turn.kind !== 'over')
    return (
      <div className={`row ${style.winner}`}>
        <div>
          <h2>{stateWords(kit, end, course)}</h2>
          {refused === undefined && <p>{t(course.number === 0 ? 'replay.empty' : 'replay.unfinished-text')}</p>}
        </div>
      </div>
    );
  const { title, reason } = kit.result(end, names);
  return (
    <div className={`row ${style.winner}`}>
      <span className="row">
        {seatsIn(course.turn.winners).map((seat) => (
          <Crest key={seat} seat={seat} name={names.of(seat)} size={64} />
        ))}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{reason}</p>
        {playedOn !== undefined && <p className={style.origin}>{t('replay.played-on', { steps: playedOn.steps })}</p>}
      </div>
    </div>
  );
}

/** A record may have a step that the rules do not allow: the replay ends before it. */
export function BrokenRule({ replay }: { readonly replay: ReplayModel }): ReactNode {
  const { refused } = replay.replayed;
  if (refused === undefined) return null;
  return (
    <p className={`warning row ${style.refused}`} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>
        <b>{t('replay.refused', { step: refused.step + 1, reason: sentence(refused.reason) })}</b>{' '}
        {t('replay.refused-text')}
      </span>
    </p>
  );
}
