import { koinzInternals } from '@pouch/rules';
import { type HTMLAttributes, memo, type ReactNode, useState } from 'react';
import { useWide } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import style from './boards.module.css';
import { placeName } from './places.ts';
import { PointsRow } from './points-row.tsx';
import type { KoinzShow } from './show.ts';
import { BoardFrame, SurfaceScene, Wash } from './surface.tsx';
import type { Pile, View } from './types.ts';
import { shortKoin, topWords } from './words.ts';

const { ownerOf, SIZES, topOf, xOf, yOf } = koinzInternals;

/** What a player adds to a surface. */
export interface Played {
  /** The surface over which the ghost is. */
  readonly surface: number;
  readonly pick: (surface: number) => void;
  /** Ghost and rings. */
  readonly over: (surface: number) => ReactNode;
  readonly after: (surface: number) => readonly number[] | undefined;
  readonly frame: (surface: number) => HTMLAttributes<HTMLDivElement>;
}

export interface BoardsProps {
  readonly show: KoinzShow;
  readonly names: Names;
  readonly played?: Played;
  readonly size: 'table' | 'replay' | 'example';
}

/** The surfaces: side by side where there is room, else one of them with thumbnails of all. */
export function Boards(props: BoardsProps): ReactNode {
  const wide = useWide();
  if (props.size !== 'table') return <Small {...props} />;
  return wide ? <SideBySide {...props} /> : <OneAtATime {...props} />;
}

function SideBySide({ show, names, played }: BoardsProps): ReactNode {
  const { view } = show;
  return (
    <div className={style.room}>
      <div className={style.side} data-count={view.surfaces.length}>
        {view.surfaces.map((_, surface) => (
          <section
            // A surface has no name but its number.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={surface}
            className={style.cell}
            aria-label={placeName(view.round, surface)}
          >
            <div className={style.head}>
              <h2>{placeName(view.round, surface)}</h2>
              <PointsRow view={view} surface={surface} names={names} after={played?.after(surface)} size="full" />
            </div>
            <Surface show={show} names={names} surface={surface} {...(played && { played })} />
          </section>
        ))}
      </div>
    </div>
  );
}

function OneAtATime({ show, names, played }: BoardsProps): ReactNode {
  const [own, setOwn] = useState(0);
  const roving = useRoving();
  const { view } = show;
  const last = view.surfaces.length - 1;
  const current = Math.min(last, show.focus ?? played?.surface ?? own);
  const pick = played?.pick ?? setOwn;
  return (
    <div className={style.single}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div className={style.thumbs} role="group" aria-label={t('koinz.thumbs')} data-count={last + 1} {...roving}>
        {view.surfaces.map((piles, surface) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a surface has no name but its number
            key={surface}
            type="button"
            className={style.thumb}
            aria-pressed={surface === current}
            onClick={() => pick(surface)}
          >
            <span className={style.mini}>
              <BoardFrame className={style.miniBoard ?? ''}>
                <SurfaceScene round={view.round} surface={surface} piles={piles} />
              </BoardFrame>
            </span>
            <span className={style.thumbWords}>
              <span className={`cut ${style.thumbName}`}>{placeName(view.round, surface)}</span>
              <PointsRow view={view} surface={surface} names={names} size="tiny" />
            </span>
          </button>
        ))}
      </div>
      <section className={style.one} aria-label={placeName(view.round, current)}>
        <h2 className="unseen">{placeName(view.round, current)}</h2>
        <Surface show={show} names={names} surface={current} {...(played && { played })} />
      </section>
    </div>
  );
}

function Small({ show, names, size }: BoardsProps): ReactNode {
  const { view } = show;
  return (
    <div className={style.small} data-size={size} data-count={view.surfaces.length}>
      {view.surfaces.map((_, surface) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a surface has no name but its number
        <div key={surface} className={style.smallCell}>
          <div className={style.smallHead}>
            <span className={`cut ${style.thumbName}`}>{placeName(view.round, surface)}</span>
            <PointsRow view={view} surface={surface} names={names} size="tiny" />
          </div>
          <Surface show={show} names={names} surface={surface} />
        </div>
      ))}
    </div>
  );
}

interface SurfaceProps {
  readonly show: KoinzShow;
  readonly names: Names;
  readonly surface: number;
  readonly played?: Played;
}

function Surface({ show, names, surface, played }: SurfaceProps): ReactNode {
  const { view, fresh, nudged } = show;
  const piles = view.surfaces[surface] ?? [];
  const score = show.scores[surface];
  return (
    <div className={style.surface} data-surface={surface} data-current={played?.surface === surface}>
      <BoardFrame {...played?.frame(surface)}>
        <SurfaceScene
          key={surface}
          round={view.round}
          surface={surface}
          piles={piles}
          fresh={fresh?.surface === surface ? fresh.pile : undefined}
          nudged={nudged?.surface === surface ? nudged.pile : undefined}
        />
        {played?.over(surface)}
        {score !== undefined && <Wash score={score} names={names} />}
      </BoardFrame>
      <Lying view={view} surface={surface} piles={piles} names={names} />
    </div>
  );
}

/** What is on a surface, for screen readers. */
const Lying = memo(function Lying({
  view,
  surface,
  piles,
  names,
}: {
  readonly view: View;
  readonly surface: number;
  readonly piles: readonly Pile[];
  readonly names: Names;
}): ReactNode {
  const place = placeName(view.round, surface);
  if (piles.length === 0) return <p className="unseen">{t('koinz.empty-surface')}</p>;
  return (
    <ul className="unseen" aria-label={t('koinz.on-it', { place })}>
      {piles.map((pile) => (
        <li key={`${xOf(pile)} ${yOf(pile)}`}>{pileWords(pile, names)}</li>
      ))}
    </ul>
  );
});

function pileWords(pile: Pile, names: Names): string {
  const at = { x: xOf(pile), y: yOf(pile) };
  const covered = SIZES.map((_, size) => size)
    .filter((size) => size < topOf(pile) && ownerOf(pile, size) !== undefined)
    .toReversed()
    .map((size) => shortKoin(names, ownerOf(pile, size), size));
  const [first, ...rest] = covered;
  const top = topWords(names, pile);
  if (first === undefined) return t('koinz.pile-single', { top, ...at });
  const below = rest.reduce((above, next) => t('koinz.on-top-of', { top: above, below: next }), first);
  return t('koinz.pile', { top, below, ...at });
}
