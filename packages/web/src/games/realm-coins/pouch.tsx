import { sizeOf } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { pouchMark } from '../../art/drawings.ts';
import { useThemeName } from '../../device/media.ts';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import { metalCounts } from './faces.ts';
import style from './pouch.module.css';
import { POUCH_SPOT } from './spots.ts';
import type { Metals } from './types.ts';

/** What is left in the pouch, by metal. */
export function Pouch({ pouch }: { readonly pouch: Metals }): ReactNode {
  const theme = useThemeName();
  const count = sizeOf(pouch);
  return (
    <span className={style.pouch} data-spot={POUCH_SPOT}>
      <Art drawing={pouchMark(theme)} width={18} label="" />
      <span className="unseen">{t('realm.pouch.label', { count })}</span>
      <span className={style.word} aria-hidden="true">
        {t('realm.pouch', { count })}
      </span>
      <MetalCounts counts={metalCounts(pouch)} size={17} zeros="hide" digits={2} />
    </span>
  );
}
