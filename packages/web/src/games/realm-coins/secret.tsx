import { REALM_FACES, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import type { Names } from '../../table/kit.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import { gathered, nameOf } from './faces.ts';
import style from './secret.module.css';
import type { Faces, View } from './types.ts';

const COIN_SIZE = 34;
const ALL_FACES = [...REALM_FACES.keys()];

/** The seat's sealed bid, as far as this view knows it. */
export function sealedBid({ sealed }: View, seat: Seat): Faces | undefined {
  const bid = sealed[seat];
  return typeof bid === 'number' ? bid : undefined;
}

interface SecretProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
}

/** A bid that the other players cannot see yet. */
export function Secret({ view, seat, names }: SecretProps): ReactNode {
  const bid = sealedBid(view, seat);
  if (bid === undefined) return null;
  const coins = gathered(bid, ALL_FACES);
  const who = { who: names.isYou(seat) ? 'you' : 'other', name: names.of(seat) };
  return (
    <span className={style.secret}>
      <span>{t(coins.length === 0 ? 'realm.secret.nothing' : 'realm.secret.bid', who)}</span>
      {coins.map(({ face, count }) => (
        <span key={face} className={style.coin}>
          <Coin drawing={realmCoin(nameOf(face), COIN_SIZE)} size={COIN_SIZE} />
          {count > 1 && <b>{t('realm.secret.times', { count })}</b>}
        </span>
      ))}
    </span>
  );
}
