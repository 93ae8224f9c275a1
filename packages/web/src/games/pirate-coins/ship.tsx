import { countOf, has, only, pirateInternals, sizeOf } from '@pouch/rules';
import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { fortuneCoin, pirateCoin, sign } from '../../art/drawings.ts';
import type { PlayerAbout } from '../../table/source.ts';
import { Coin } from '../../ui/coin.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { Count } from './count.tsx';
import { ship } from './pictures.ts';
import { onDeck, SPOTS } from './scenes.ts';
import style from './ship.module.css';
import { DEAREST_FIRST, metalName, type Show } from './show.ts';
import { MONSTER_NAMES, monsterName } from './telling.ts';

/** As many coins lie in the hold one by one; more are gathered by metal. */
const MOST_SINGLE = 5;
const COIN_SIZE = 60;
const SIGN_INK = '#2A2115';

export interface ShipProps {
  readonly show: Show;
  readonly players: readonly PlayerAbout[];
}

/** The ship: the sail shows the loot's worth, the hold its coins, the deck those aboard. */
export function Ship({ show, players }: ShipProps): ReactNode {
  const { happening } = show;
  return (
    <div className={style.ship} data-happening={happening.event}>
      <div className={style.rocking}>
        <Art drawing={ship} className={style.drawing} label="" />
        <Sail show={show} />
        {happening.event === 'plundered' && <span className={style.plank} aria-hidden="true" />}
        <Deck show={show} players={players} />
        <Hold show={show} />
      </div>
      <span className={style.toss} data-spot={SPOTS.toss} aria-hidden="true">
        {happening.event === 'tossed' && (
          <span className={style.tossed}>
            <span className={style.face}>
              <Coin drawing={fortuneCoin(metalName(happening.coin), 90)} size={90} label="" shadow="none" />
            </span>
            <span className={style.back}>
              <Coin
                drawing={pirateCoin(metalName(happening.coin), happening.side, 90)}
                size={90}
                label=""
                shadow="none"
              />
            </span>
          </span>
        )}
      </span>
    </div>
  );
}

function Sail({ show: { happening, loot } }: { readonly show: Show }): ReactNode {
  if (happening.event === 'attacked') {
    const metal = metalName(happening.metal);
    return (
      <div className={style.sail} aria-hidden="true">
        <Art drawing={sign(MONSTER_NAMES[metal], SIGN_INK)} className={style.monster} label="" />
        <span>{monsterName(happening.metal)}</span>
      </div>
    );
  }
  return (
    <div className={style.sail} aria-hidden="true">
      <Count value={pirateInternals.worthOf(loot)} className={style.worth} />
      <span>{t('pirate.loot')}</span>
    </div>
  );
}

function Deck({ show, players }: ShipProps): ReactNode {
  const { happening, monster, skull, hidden, aboard } = show;
  const revealed = happening.event === 'revealed' || happening.event === 'plundered';
  const seats = onDeck(show);
  return (
    <div className={style.deck} data-many={seats.length > 3} aria-hidden="true">
      {seats.map((seat, index) => {
        const name = players[seat]?.name ?? '';
        const chosen = has(monster | skull | hidden, seat);
        return (
          <span
            key={seat}
            className={style.crest}
            data-leaving={!has(aboard, seat)}
            style={{ '--place': index } as CSSProperties}
          >
            <Crest seat={seat} name={name} size={40} />
            {revealed && chosen ? (
              <span className={style.choice}>
                <Coin
                  drawing={pirateCoin('gold', (monster & only(seat)) === 0 ? 'skull' : 'monster', 33)}
                  size={26}
                  label=""
                />
              </span>
            ) : (
              chosen && (
                <i className={style.tick}>
                  <Check size={11} strokeWidth={4} />
                </i>
              )
            )}
          </span>
        );
      })}
    </div>
  );
}

interface Lying {
  readonly key: string;
  readonly metal: number;
  readonly count: number;
  readonly state: 'here' | 'leaving' | 'arriving';
}

/** The coins as they lie: one by one, or gathered by metal. A coin that leaves keeps its place until the scene is over. */
function lyingIn({ loot, leaving, arriving }: Show): readonly Lying[] {
  const gather = sizeOf(loot + leaving) > MOST_SINGLE;
  return DEAREST_FIRST.flatMap((metal): Lying[] => {
    const here = countOf(loot, metal);
    const going = countOf(leaving, metal);
    const coming = here > 0 ? Math.min(here, countOf(arriving, metal)) : 0;
    if (gather)
      return here + going === 0
        ? []
        : [{ key: `${metal}`, metal, count: here === 0 ? going : here, state: here === 0 ? 'leaving' : 'here' }];
    return Array.from({ length: here + going }, (_, index) => ({
      key: `${metal}.${index}`,
      metal,
      count: 1,
      state: index >= here ? 'leaving' : index >= here - coming ? 'arriving' : 'here',
    }));
  });
}

function Hold({ show }: { readonly show: Show }): ReactNode {
  const lying = lyingIn(show);
  const seen = new Set<number>();
  return (
    <div className={style.hold} aria-hidden="true">
      {lying.map(({ key, metal, count, state }) => {
        const first = !seen.has(metal);
        seen.add(metal);
        const name = metalName(metal);
        return (
          <span key={key} className={style.coin} data-state={state} {...(first && { 'data-spot': SPOTS.hold(metal) })}>
            <Coin drawing={pirateCoin(name, 'skull', COIN_SIZE)} size={COIN_SIZE} label="" metal={name} />
            {count > 1 && <span className={style.times}>{t('pirate.times', { count })}</span>}
          </span>
        );
      })}
    </div>
  );
}
