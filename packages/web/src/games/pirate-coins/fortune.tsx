import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { fortuneCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { t } from '../../words/t.ts';
import style from './fortune.module.css';
import { metalName } from './metals.ts';
import { pouch } from './pictures.ts';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';

/** The pouch with the fortune coin on it, half skull and half monster until it is flipped; and the metal's rule. */
export function Fortune({ show: { fortune, happening } }: { readonly show: Show }): ReactNode {
  const metal = fortune === null ? undefined : metalName(fortune);
  const isInTheAir = happening.event === 'tossed';
  const rule = metal === undefined ? t('pirate.fortune.none') : t('pirate.fortune.rule', { metal });
  const why = metal === undefined ? {} : explain({ title: rule, text: t(`pirate.fortune.${metal}.why`) });
  return (
    <div className={style.fortune}>
      <h2 className="unseen">{t('pirate.fortune')}</h2>
      <span className={style.label} aria-hidden="true">
        {t('pirate.fortune')}
      </span>
      <div className={style.scene} data-happening={happening.event}>
        <div className={style.pouch} data-spot={SPOTS.pouch}>
          <Art drawing={pouch} label="" />
        </div>
        <span className={style.coin} data-spot={SPOTS.fortune}>
          {metal !== undefined && !isInTheAir && (
            <Coin drawing={fortuneCoin(metal, 120)} size={120} label="" metal={metal} />
          )}
        </span>
      </div>
      <p key={rule} className={style.rule} {...why}>
        {rule}
      </p>
    </div>
  );
}
