import { type Seat, sizeOf } from '@pouch/rules';
import { HandCoins } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Key } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import { Decision, type DecisionState, DockFrame, Part } from './dock-frame.tsx';
import type { Due } from './due.ts';
import { KEYS, useFaceKeys } from './face-keys.ts';
import style from './pay-dock.module.css';
import { stashSpot } from './spots.ts';
import { StashFaces } from './stash-faces.tsx';
import { StashHead } from './stash-head.tsx';
import { Tray } from './tray.tsx';
import type { Faces, Metals } from './types.ts';
import type { DraftHandle } from './use-draft.ts';
import { coinWords } from './words.ts';
import { Worth } from './worth.tsx';

export interface PayDockProps extends DecisionState {
  readonly seat: Seat;
  readonly name: string;
  readonly main: RefObject<HTMLButtonElement | null>;
  readonly stash: Metals;
  readonly draft: DraftHandle;
  readonly due: Extract<Due, { readonly due: 'pay' }>;
  readonly pay: (coins: Faces) => void;
}

/** Paying coins out of the stash, faces included: for an empty bid, or to wyverns. */
export function PayDock(props: PayDockProps): ReactNode {
  const { seat, name, main, stash, draft, pending, pay } = props;
  const { reason, count } = props.due;
  const after = (): void => main.current?.focus({ preventScroll: true });
  const missing = count - sizeOf(draft.coins);
  useFaceKeys(draft);
  const isForfeit = reason === 'forfeit';
  // Nobody forfeits by a key that went through what was shown before.
  useKeys({
    Enter: isForfeit ? undefined : () => main.current?.click(),
    Escape: draft.clear,
    'Shift+Delete': draft.clear,
  });
  return (
    <DockFrame label={t('realm.decision')} className={style.dock}>
      <Part className={style.stash}>
        <StashHead seat={seat} name={name} stash={stash} />
        <StashFaces draft={draft} spot={stashSpot(seat)} after={after} />
      </Part>
      <Part className={style.asked}>
        <div className={style.head}>
          <h2 tabIndex={-1} data-decision>
            {t(`realm.pay.${reason}.title`, { count })}
          </h2>
          {/* Where the stash has no head of its own. */}
          <span className={style.worth}>
            <Worth stash={stash} />
          </span>
        </div>
        <p className={style.text}>{t(`realm.pay.${reason}.text`, { count })}</p>
        <div className={style.tray} data-coins={count === 1 ? 'one' : 'several'}>
          <Tray
            draft={draft}
            label={t('realm.pay.tray')}
            nothing={t('realm.pay.nothing', { count })}
            marks="none"
            after={after}
          />
        </div>
      </Part>
      <Decision
        {...props}
        action={
          <ConfirmButton
            ref={main}
            look="main"
            ask={isForfeit && missing === 0 ? 'always' : 'as-set'}
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
              : t('realm.pay.button', { coins: coinWords(draft.coins) })}{' '}
            {missing === 0 && !isForfeit && <Key>{KEYS.enter}</Key>}
          </ConfirmButton>
        }
      />
    </DockFrame>
  );
}
