import { EMPTY } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { fortuneCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import style from './fortune.module.css';
import { pouch } from './pictures.ts';
import { SPOTS } from './scenes.ts';
import { countsOf, metalName, type Show } from './show.ts';

/** The pouch with the fortune coin on it, half skull and half monster until it is flipped; and the metal's rule. */
export function Fortune({ show }: { readonly show: Show }): ReactNode {
  const { fortune, happening } = show;
  const metal = fortune === null ? undefined : metalName(fortune);
  const inTheAir = happening.event === 'tossed';
  const rule = metal === undefined ? t('pirate.fortune.none') : t('pirate.fortune.rule', { metal });
  const why = metal === undefined ? {} : explain({ title: rule, text: t(`pirate.fortune.${metal}.why`) });
  return (
    <div className={style.fortune} data-happening={happening.event}>
      <h2 className={style.label}>{t('pirate.fortune')}</h2>
      <div className={style.scene}>
        <span className={style.pouch} data-spot={SPOTS.pouch}>
          <Art drawing={pouch} className={style.bag} label="" />
        </span>
        <span className={style.coin} data-spot={SPOTS.fortune}>
          {metal !== undefined && !inTheAir && (
            <Coin drawing={fortuneCoin(metal, 120)} size={120} label="" metal={metal} />
          )}
        </span>
      </div>
      <p className={style.rule} {...why}>
        {rule}
      </p>
    </div>
  );
}

/** What is left in the pouch, by metal. */
export function PouchContents({ show, size }: { readonly show: Show; readonly size?: number }): ReactNode {
  if (show.pouch === EMPTY) return <span className={style.contents}>{t('pirate.pouch.empty')}</span>;
  return (
    <span className={style.contents}>
      <span className={style.word}>{t('pirate.pouch')}</span>
      <MetalCounts counts={countsOf(show.pouch)} size={size ?? 18} />
    </span>
  );
}
