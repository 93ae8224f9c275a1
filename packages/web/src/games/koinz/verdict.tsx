import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import type { SurfaceScore } from './show.ts';
import style from './verdict.module.css';
import { who } from './words.ts';

/** Who won the surface: washed in their colour, with their crest. */
export function Verdict({ score, names }: { readonly score: SurfaceScore; readonly names: Names }): ReactNode {
  const { winner, points } = score;
  if (winner === null)
    return (
      <div className={style.tied}>
        <span className={style.words}>{t(points.some((each) => each > 0) ? 'koinz.tied' : 'koinz.no-points')}</span>
      </div>
    );
  return (
    <div className={style.won} data-winner={winner}>
      <span className={style.colour} style={{ background: `var(--player-${winner})` }} />
      <span className={style.crest}>
        <Crest seat={winner} name={names.of(winner)} size={96} />
      </span>
      <span className={style.words}>{t('koinz.wins-it', who(names, winner))}</span>
    </div>
  );
}
