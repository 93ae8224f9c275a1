import { type HTMLAttributes, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWide } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { GhostLayer } from './ghost-layer.tsx';
import { placeName } from './places.ts';
import { pointsAfter } from './points.ts';
import { PointsRow } from './points-row.tsx';
import type { Show } from './show.ts';
import { Surface } from './surface.tsx';
import style from './surfaces.module.css';
import { Thumbnails } from './thumbnails.tsx';
import type { Held } from './use-ghost.ts';
import { usePointers } from './use-pointers.ts';

export interface SurfacesProps {
  readonly show: Show;
  readonly names: Names;
  /** What a player has in hand. */
  readonly held?: Held;
}

/** The surfaces: side by side where there is room, else one of them with thumbnails of all. */
export const Surfaces = (props: SurfacesProps): ReactNode =>
  useWide() ? <SideBySide {...props} /> : <OneAtATime {...props} />;

/** More than two are smaller, and their points stand below their names. */
const crowdOf = ({ view }: Show): 'few' | 'many' => (view.surfaces.length > 2 ? 'many' : 'few');

function SideBySide({ show, names, held }: SurfacesProps): ReactNode {
  const { view } = show;
  const surfaceOf = useSurface({ show, names, ...(held && { held }) });
  const after = useAfter(show, held);
  return (
    <div className={style.room}>
      <div
        className={style.side}
        data-crowd={crowdOf(show)}
        style={{ '--surfaces': view.surfaces.length } as React.CSSProperties}
      >
        {view.surfaces.map((_, surface) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a surface has no name but its number
            key={surface}
            aria-label={placeName(view.round, surface)}
          >
            <div className={`row spread ${style.head}`}>
              <h2 className="cut">{placeName(view.round, surface)}</h2>
              <PointsRow
                view={view}
                surface={surface}
                names={names}
                after={held?.ghost.surface === surface ? after : undefined}
                size="full"
              />
            </div>
            {surfaceOf(surface)}
          </section>
        ))}
      </div>
    </div>
  );
}

function OneAtATime({ show, names, held }: SurfacesProps): ReactNode {
  const [own, setOwn] = useState(0);
  const { view } = show;
  const surfaceOf = useSurface({ show, names, ...(held && { held }) });
  const current = Math.min(view.surfaces.length - 1, show.focus ?? held?.ghost.surface ?? own);
  return (
    <div className={style.room}>
      <div className={style.single}>
        <Thumbnails view={view} names={names} current={current} pick={held?.actions.go ?? setOwn} />
        <section className={style.one} aria-label={placeName(view.round, current)}>
          <h2 className="unseen">{placeName(view.round, current)}</h2>
          {surfaceOf(current)}
        </section>
      </div>
    </div>
  );
}

/** Small, for replays and examples: all of them, with nothing to press. */
export function SmallSurfaces({ show, names }: Pick<SurfacesProps, 'show' | 'names'>): ReactNode {
  const { view } = show;
  return (
    <div className={style.small} data-crowd={crowdOf(show)}>
      {view.surfaces.map((_, surface) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a surface has no name but its number
        <div key={surface}>
          <div className={`stack ${style.smallHead}`}>
            <span className="cut">{placeName(view.round, surface)}</span>
            <PointsRow view={view} surface={surface} names={names} size="tiny" />
          </div>
          <Surface show={show} names={names} surface={surface} />
        </div>
      ))}
    </div>
  );
}

/** Draws a surface with what a player adds to it: the board can be pressed and has the ghost on it. */
function useSurface({ show, names, held }: SurfacesProps): (surface: number) => ReactNode {
  const canMove = show.stage === 'lay';
  const pointers = usePointers(canMove ? held : undefined);
  useFocusFollows(held?.ghost.surface);
  return (surface) => {
    if (held === undefined) return <Surface show={show} names={names} surface={surface} />;
    const current = held.ghost.surface === surface;
    const board: HTMLAttributes<HTMLDivElement> & { readonly 'data-decision'?: true } = {
      ...pointers(surface),
      role: 'application',
      tabIndex: current ? 0 : -1,
      'aria-label': t('koinz.board-label', { place: placeName(show.view.round, surface) }),
      ...(current && { 'data-decision': true }),
    };
    return (
      <Surface show={show} names={names} surface={surface} {...(canMove && { board })}>
        <GhostLayer show={show} held={held} surface={surface} />
      </Surface>
    );
  };
}

/** Who stands on a board goes with the koin to another one. */
function useFocusFollows(surface: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says when
  useEffect(() => {
    if (document.activeElement?.closest('[data-surface]') === null) return;
    document.querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
  }, [surface]);
}

/** Everybody's points on the ghost's surface if it were laid where it is. A steady hand is not told. */
function useAfter({ view }: Show, held: Held | undefined): readonly number[] | undefined {
  const { seat, ghost, fit } = held ?? {};
  const kind = fit?.kind;
  const onto = fit?.kind === 'stack' ? fit.pile : undefined;
  const { koin, surface = 0 } = ghost ?? {};
  return useMemo(() => {
    if (seat === undefined || koin === undefined || view.hand === 'steady') return undefined;
    if (kind === undefined || kind === 'overlap') return undefined;
    return pointsAfter(view.surfaces[surface] ?? [], { seats: view.seats, seat, koin, pile: onto });
  }, [view, seat, koin, surface, kind, onto]);
}
