import { type realmInternals, type Seat, sizeOf } from '@pouch/rules';
import { HandCoins } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dock } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { Sending } from '../../table/sending.tsx';
import type { Clock } from '../../table/source.ts';
import { Key } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import dock from './bid-dock.module.css';
import type { Draft } from './draft.ts';
import { KEYS, useFaceKeys } from './face-keys.ts';
import { type Faces, heapWords } from './faces.ts';
import frames from './frames.module.css';
import style from './pay-dock.module.css';
import { StashFaces, StashHead } from './stash-faces.tsx';
import { Tray } from './tray.tsx';

export interface PayDockProps {
  readonly seat: Seat;
  readonly name: string;
  readonly stash: realmInternals.Metals;
  readonly draft: Draft;
  /** How many coins are due: one for an empty bid (R4), one a wyvern (R11). */
  readonly due: number;
  readonly reason: 'forfeit' | 'appease';
  /** What is over it. */
  readonly frame: 'pools' | 'bids';
  readonly clock: Clock | undefined;
  readonly refusal: string | undefined;
  readonly pending: boolean;
  readonly pay: (coins: Faces) => void;
}

/** Paying coins out of the stash, faces included: for an empty bid, or to wyverns. */
export function PayDock(props: PayDockProps): ReactNode {
  const { seat, name, stash, draft, due, reason, frame, clock, refusal, pending, pay } = props;
  const main = useRef<HTMLButtonElement>(null);
  const after = (): void => main.current?.focus({ preventScroll: true });
  const missing = due - sizeOf(draft.coins);
  useFaceKeys(draft);
  useKeys({ Enter: () => main.current?.click(), Escape: draft.clear, 'Shift+Delete': draft.clear });
  return (
    <Dock label={t('realm.decision')} className={`${dock.dock} ${frame === 'pools' ? frames.pools : frames.bids}`}>
      <div className={`${dock.part} ${style.stash}`}>
        <StashHead seat={seat} name={name} stash={stash} />
        <StashFaces draft={draft} spot="stash-mine" after={after} />
      </div>
      <div className={dock.part} data-due={due}>
        <h2 className={style.title}>{t(`realm.pay.${reason}.title`, { count: due })}</h2>
        <p className={style.text}>{t(`realm.pay.${reason}.text`, { count: due })}</p>
        <Tray
          draft={draft}
          label={t('realm.pay.tray')}
          nothing={t('realm.pay.nothing', { count: due })}
          marks="none"
          after={after}
        />
      </div>
      <div className={`${dock.part} ${dock.decision} ${style.decision}`}>
        <div className={dock.valueRow}>{clock !== undefined && <Ring clock={clock} />}</div>
        <div className={dock.act}>
          {refusal !== undefined && <p className={dock.refusal}>{refusal}</p>}
          <ConfirmButton
            ref={main}
            data-decision
            look="main"
            className={dock.main}
            aria-disabled={missing > 0}
            busy={pending}
            question={draft.coins}
            onConfirm={() => {
              if (missing === 0) pay(draft.coins);
            }}
          >
            <HandCoins size={18} aria-hidden="true" />
            {missing > 0
              ? t('realm.pay.more', { count: missing })
              : t('realm.pay.button', { coins: heapWords(draft.coins) })}{' '}
            {missing === 0 && <Key>{KEYS.enter}</Key>}
          </ConfirmButton>
          <Sending pending={pending} />
        </div>
      </div>
    </Dock>
  );
}
