import { realmInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Bar } from '../../ui/bar.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './stash-head.module.css';
import type { Metals } from './types.ts';
import { Worth } from './worth.tsx';

const { GOAL, worthOf } = realmInternals;

export interface StashHeadProps {
  readonly seat: Seat;
  readonly name: string;
  readonly stash: Metals;
}

export function StashHead({ seat, name, stash }: StashHeadProps): ReactNode {
  return (
    <div className={style.head}>
      <Crest seat={seat} name={name} size={32} />
      <h2>{t('realm.stash')}</h2>
      <span className={style.bar}>
        <Bar seat={seat} value={worthOf(stash)} goal={GOAL} />
      </span>
      <Worth stash={stash} />
    </div>
  );
}
