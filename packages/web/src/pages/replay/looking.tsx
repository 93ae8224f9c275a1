import type { RealmFaceName } from '@pouch/art';
import { REALM_FACES, type Seat, type Viewer } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import type { AnyKit, Names } from '../../games/kit.ts';
import { type Secret, secretOf } from '../../replay/secret.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import style from './screen.module.css';
import { lookWords } from './sentences.ts';

export interface LookingProps {
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly lookFrom: (viewer: Viewer) => void;
}

/** From whose seat the replay is seen, and what only that player knew. */
export function Looking({ kit, view, viewer, names, lookFrom }: LookingProps): ReactNode {
  if (viewer === 'table') return null;
  const secret = secretOf(kit.game.notation.state(view), viewer);
  return (
    <div className={style.looking}>
      <span>{lookWords(viewer, names)}</span>
      {secret !== undefined && <SecretLine secret={secret} seat={viewer} names={names} />}
      <button type="button" onClick={() => lookFrom('table')}>
        {t('replay.look-table')}
      </button>
    </div>
  );
}

const COIN_SIZE = 34;

function SecretLine({ secret, seat, names }: { readonly secret: Secret; readonly seat: Seat; readonly names: Names }) {
  const who = { who: names.isYou(seat) ? 'you' : 'other', name: names.of(seat) };
  switch (secret.kind) {
    case 'choice':
      return <span>{t('replay.secret-choice', { ...who, side: secret.side })}</span>;
    case 'bid':
      return (
        <span className={style.secret}>
          <span>{t(secret.coins.length === 0 ? 'replay.secret-nothing' : 'replay.secret-bid', who)}</span>
          {secret.coins.map(([face, count]) =>
            isFace(face) ? (
              <span key={face} className={style.secretCoin}>
                <Coin drawing={realmCoin(face, COIN_SIZE)} size={COIN_SIZE} />
                {count > 1 && <b>{t('replay.times', { count })}</b>}
              </span>
            ) : null,
          )}
        </span>
      );
  }
}

const isFace = (name: string): name is RealmFaceName => REALM_FACES.some((face) => face === name);
