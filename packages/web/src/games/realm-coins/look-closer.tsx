import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { FALLING, faceValue, gathered, nameOf } from './faces.ts';
import style from './look-closer.module.css';
import type { Faces } from './types.ts';
import { faceTitle } from './words.ts';

export interface Looked {
  readonly title: string;
  readonly coins: Faces;
}

/** A well seen closer: larger, with names. */
export function LookCloser({ looked, close }: { readonly looked: Looked; readonly close: () => void }): ReactNode {
  return (
    <Sheet title={looked.title} onClose={close}>
      <ul className={style.coins}>
        {gathered(looked.coins, FALLING).map(({ face, count }) => (
          <li key={face}>
            <Coin drawing={realmCoin(nameOf(face), 66)} size={66} label="" />
            <span>
              <b>{count > 1 ? `${t('realm.times', { count })} ${faceTitle(face)}` : faceTitle(face)}</b>
              <br />
              {t(`realm.explain.${nameOf(face)}`)}
            </span>
            <span className="number">{count * faceValue(face)}</span>
          </li>
        ))}
        {looked.coins === 0 && <li>{t('realm.pool.empty')}</li>}
      </ul>
    </Sheet>
  );
}
