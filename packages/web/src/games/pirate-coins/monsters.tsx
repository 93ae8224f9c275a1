import { METALS, type Metal, pirateInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { pirateCoin, sign } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import { MONSTERS, metalName } from './metals.ts';
import { monsterPlaces } from './monster-places.ts';
import style from './monsters.module.css';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';
import { monsterName } from './words.ts';

const { ATTACK } = pirateInternals;

/** Three places per metal; the third carries the monster's shadow, and turns to wax when the fortune coin could fill it. */
export const Monsters = ({ show }: { readonly show: Show }): ReactNode => (
  <div className={style.monsters}>
    <div className={style.head}>
      <h2>{t('pirate.monsters')}</h2>
      <span>{t('pirate.monsters.rule')}</span>
    </div>
    <ul className={style.rows}>
      {METALS.map((name, metal) => (
        <Row key={name} show={show} metal={metal} />
      ))}
    </ul>
  </div>
);

function Row({ show, metal }: { readonly show: Show; readonly metal: Metal }): ReactNode {
  const { count, danger, places } = monsterPlaces(show, metal);
  const name = metalName(metal);
  return (
    <li className={`well ${style.row}`} data-danger={danger}>
      <div className={style.words}>
        <b>{monsterName(metal)}</b>
        {danger === 'next' ? (
          <>
            <span className="unseen">{t('pirate.monsters.one-more')}</span>
            <span className={style.long} aria-hidden="true">
              {t('pirate.monsters.one-more')}
            </span>
            <span className={style.short} aria-hidden="true">
              {t('pirate.monsters.one-more-short')}
            </span>
          </>
        ) : (
          <span key={`${danger} ${count}`}>
            {danger === 'attack' ? t('pirate.monsters.attack') : t('pirate.monsters.count', { count, most: ATTACK })}
          </span>
        )}
      </div>
      <div className={style.places} aria-hidden="true">
        {places.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <span key={index} className={style.place} data-spot={SPOTS.monster(metal, index + 1)} data-state={state}>
            {state !== 'empty' ? (
              <Coin drawing={pirateCoin(name, 'monster', 62)} size={62} label="" metal={name} />
            ) : (
              index === ATTACK - 1 && <Art drawing={sign(MONSTERS[name], 'currentColor')} label="" />
            )}
          </span>
        ))}
      </div>
    </li>
  );
}
