import { pirateInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { fortuneCoin, pirateCoin, sign } from '../../art/drawings.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import { Count } from './count.tsx';
import { Deck } from './deck.tsx';
import { Hold } from './hold.tsx';
import { MONSTERS, metalName } from './metals.ts';
import { ship } from './pictures.ts';
import style from './ship.module.css';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';
import { monsterName } from './words.ts';

const TOSSED_SIZE = 90;

export interface ShipProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
}

/** The ship: the sail shows the loot's worth, the hold its coins, the deck those aboard. */
export const Ship = ({ show, players }: ShipProps): ReactNode => (
  <div className={style.ship}>
    <div className={style.rocking} data-happening={show.happening.event}>
      <Art drawing={ship} className={style.drawing} label="" />
      <Sail show={show} />
      <Deck show={show} players={players} />
      <Hold show={show} />
    </div>
    <Toss show={show} />
  </div>
);

function Sail({ show: { happening, loot } }: { readonly show: Show }): ReactNode {
  if (happening.event === 'attacked')
    return (
      <div className={style.sail} aria-hidden="true">
        <Art drawing={sign(MONSTERS[metalName(happening.metal)], 'currentColor')} className={style.monster} label="" />
        <span key="monster">{monsterName(happening.metal)}</span>
      </div>
    );
  return (
    <div className={style.sail} aria-hidden="true">
      <Count value={pirateInternals.worthOf(loot)} className={style.worth} />
      <span key="loot">{t('pirate.loot')}</span>
    </div>
  );
}

/** The fortune coin in the air. */
function Toss({ show: { happening } }: { readonly show: Show }): ReactNode {
  if (happening.event !== 'tossed') return <span className={style.toss} data-spot={SPOTS.toss} aria-hidden="true" />;
  const { coin, side } = happening;
  const metal = metalName(coin);
  return (
    <span className={style.toss} data-spot={SPOTS.toss} aria-hidden="true">
      <span className={style.tossed}>
        <span className={style.side}>
          <Coin drawing={fortuneCoin(metal, TOSSED_SIZE)} size={TOSSED_SIZE} label="" shadow="none" />
        </span>
        <span className={style.side}>
          <Coin drawing={pirateCoin(metal, side, TOSSED_SIZE)} size={TOSSED_SIZE} label="" shadow="none" />
        </span>
      </span>
    </span>
  );
}
