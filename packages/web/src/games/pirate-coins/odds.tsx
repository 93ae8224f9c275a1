import { countOf, pirateInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import style from './odds.module.css';
import { metalName, type View } from './show.ts';
import { monsterName, monsterWord } from './telling.ts';

const { ATTACK } = pirateInternals;

/** What the flip does: a skull joins the loot, a monster the monsters, and the third of them attacks. */
export function Odds({ view, look }: { readonly view: View; readonly look: 'full' | 'short' }): ReactNode {
  const fortune = view.fortune ?? 0;
  const metal = metalName(fortune);
  const place = countOf(view.monsters, fortune) + 1;
  const attacks = place === ATTACK;
  const short = look === 'short';
  const size = short ? 34 : 42;
  const monster = attacks
    ? t(short ? 'pirate.odds.attack-short' : 'pirate.odds.attack', { monster: monsterWord(fortune) })
    : t(short ? 'pirate.odds.monster-short' : 'pirate.odds.monster', {
        monster: short ? monsterName(fortune) : monsterWord(fortune),
        place,
        most: ATTACK,
      });
  return (
    <div className={style.odds} data-look={look}>
      <div>
        <Coin drawing={pirateCoin(metal, 'skull', size)} size={size} />
        <b>{t('pirate.odds')}</b>
        <p>{t(short ? 'pirate.odds.skull-short' : 'pirate.odds.skull')}</p>
      </div>
      <div data-warned={attacks}>
        <Coin drawing={pirateCoin(metal, 'monster', size)} size={size} />
        <b>{t('pirate.odds')}</b>
        <p>{monster}</p>
      </div>
    </div>
  );
}
