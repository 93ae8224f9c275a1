import type { Viewer } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { AnyKit, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import style from './screen.module.css';
import { lookWords } from './sentences.ts';

export interface LookingProps {
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly lookFrom: (viewer: Viewer) => void;
}

/** From whose seat the replay is seen, and what only that player knew. */
export function Looking({ kit, view, viewer, names, lookFrom }: LookingProps): ReactNode {
  if (viewer === 'table') return null;
  return (
    <div className={style.looking}>
      <span>{lookWords(viewer, names)}</span>
      {kit.Secret !== undefined && <kit.Secret view={view} seat={viewer} names={names} />}
      <button type="button" onClick={() => lookFrom('table')}>
        {t('replay.look-table')}
      </button>
    </div>
  );
}
