import { countOf, METALS, pirateInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { pirateCoin, sign } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import style from './monsters.module.css';
import { SPOTS } from './scenes.ts';
import type { Show } from './show.ts';
import { MONSTER_NAMES, monsterName } from './telling.ts';

const { ATTACK } = pirateInternals;

/** Three places per metal; the third carries the monster's shadow, and turns to wax when the fortune coin could fill it. */
export function Monsters({ show }: { readonly show: Show }): ReactNode {
  return (
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
}

function Row({ show, metal }: { readonly show: Show; readonly metal: number }): ReactNode {
  const { monsters, fortune, happening, arriving } = show;
  const count = countOf(monsters, metal);
  const attacks = count >= ATTACK;
  const isNext = count === ATTACK - 1 && fortune === metal;
  const landing = happening.event === 'flipped' && happening.side === 'monster' && countOf(arriving, metal) > 0;
  const name = METALS[metal] ?? 'copper';
  return (
    <li className={`well ${style.row}`} data-warned={isNext || attacks}>
      <div className={style.words}>
        <b>{monsterName(metal)}</b>
        {isNext ? (
          <>
            <span className={style.long}>{t('pirate.monsters.one-more')}</span>
            <span className={style.short}>{t('pirate.monsters.one-more-short')}</span>
          </>
        ) : (
          <span>{attacks ? t('pirate.monsters.attack') : t('pirate.monsters.count', { count, most: ATTACK })}</span>
        )}
      </div>
      <div className={style.places} aria-hidden="true">
        {Array.from({ length: ATTACK }, (_, index) => index + 1).map((place) => (
          <span
            key={place}
            className={style.place}
            data-spot={SPOTS.monster(metal, place)}
            data-state={place > count ? 'empty' : landing && place === count ? 'arriving' : 'here'}
            data-last={place === ATTACK}
          >
            {place <= count ? (
              <Coin drawing={pirateCoin(name, 'monster', 62)} size={62} label="" metal={name} />
            ) : (
              place === ATTACK && <Art drawing={sign(MONSTER_NAMES[name], 'currentColor')} label="" />
            )}
          </span>
        ))}
      </div>
    </li>
  );
}
