import { koinzInternals } from '@pouch/rules';
import { type HTMLAttributes, memo, type ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { Piles, type PilesProps } from './piles.tsx';
import { localeOf, placeName } from './places.ts';
import type { Show } from './show.ts';
import style from './surface.module.css';
import type { Pile } from './types.ts';
import { Verdict } from './verdict.tsx';
import { pileWords } from './words.ts';

const { xOf, yOf } = koinzInternals;

export interface SurfaceProps {
  readonly show: Show;
  readonly names: Names;
  readonly surface: number;
  /** What a player adds: the board can be pressed, and a koin in hand is seen over it. */
  readonly board?: HTMLAttributes<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** One surface with all that lies on it. */
export function Surface({ show, names, surface, board, children }: SurfaceProps): ReactNode {
  const { view, fresh, nudged } = show;
  const piles = view.surfaces[surface] ?? [];
  const score = show.scores[surface];
  return (
    <div className={style.surface} data-surface={surface}>
      <BoardFrame {...board}>
        <Scene
          key={surface}
          round={view.round}
          surface={surface}
          piles={piles}
          fresh={fresh?.surface === surface ? fresh.pile : undefined}
          nudged={nudged?.surface === surface ? nudged.pile : undefined}
        />
        {children}
        {score !== undefined && <Verdict key={surface} score={score} names={names} />}
      </BoardFrame>
      <PileList place={placeName(view.round, surface)} piles={piles} names={names} />
    </div>
  );
}

/** The locale with the koinz on it. */
function Scene(props: PilesProps): ReactNode {
  return (
    <>
      <Art drawing={localeOf(props.round, props.surface).drawing} label="" className={style.scene} />
      <Piles {...props} />
    </>
  );
}

/** The board itself: 120 mm square, whatever that is in points. Its scenes are dark in both themes, its frame is not. */
function BoardFrame({ children, className = '', ...rest }: HTMLAttributes<HTMLDivElement>): ReactNode {
  return (
    <div className={`${style.board} ${className}`} {...rest}>
      <div className={style.inside} data-theme="dark">
        {children}
      </div>
    </div>
  );
}

/** A surface as a small picture, with nothing to say. */
export const SmallSurface = (props: Pick<PilesProps, 'round' | 'surface' | 'piles'>): ReactNode => (
  <BoardFrame className={style.small ?? ''}>
    <Scene {...props} />
  </BoardFrame>
);

interface PileListProps {
  readonly place: string;
  readonly piles: readonly Pile[];
  readonly names: Names;
}

/** What is on a surface, for screen readers. */
const PileList = memo(function PileList({ place, piles, names }: PileListProps): ReactNode {
  if (piles.length === 0) return <p className="unseen">{t('koinz.empty-surface')}</p>;
  return (
    <ul className="unseen" aria-label={t('koinz.on-it', { place })}>
      {piles.map((pile) => (
        <li key={`${xOf(pile)} ${yOf(pile)}`}>{pileWords(names, pile)}</li>
      ))}
    </ul>
  );
});
