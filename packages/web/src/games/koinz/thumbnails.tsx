import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import type { Names } from '../../table/kit.ts';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { placeName } from './places.ts';
import { PointsRow } from './points-row.tsx';
import { SmallSurface } from './surface.tsx';
import style from './thumbnails.module.css';
import type { View } from './types.ts';

interface ThumbnailsProps {
  readonly view: View;
  readonly names: Names;
  readonly current: number;
  readonly pick: (surface: number) => void;
}

/** All surfaces with everybody's points, to choose the one that is seen in full. */
export function Thumbnails({ view, names, current, pick }: ThumbnailsProps): ReactNode {
  const roving = useRoving();
  const crowd = view.surfaces.length > 2 ? 'many' : 'few';
  // Many on a phone have no room for their names.
  const isNamed = !usePhone() || crowd === 'few';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className={style.thumbnails} role="group" aria-label={t('koinz.thumbs')} data-crowd={crowd} {...roving}>
      {view.surfaces.map((piles, surface) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a surface has no name but its number
          key={surface}
          type="button"
          className="card row"
          aria-pressed={surface === current}
          onClick={() => pick(surface)}
        >
          <span className={style.picture}>
            <SmallSurface round={view.round} surface={surface} piles={piles} />
          </span>
          <span className={`stack ${style.words}`}>
            <span className={isNamed ? `cut ${style.name}` : 'unseen'}>{placeName(view.round, surface)}</span>
            <PointsRow view={view} surface={surface} names={names} size="tiny" />
          </span>
        </button>
      ))}
    </div>
  );
}
