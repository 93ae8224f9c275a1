import { METALS, type Seat } from '@pouch/rules';
import { Lock, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import { Button, Key } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import style from './bid-dock.module.css';
import { BidHead } from './bid-head.tsx';
import { countedValue, emptiness, paidFor, sumLines } from './bid-sum.ts';
import { Decision, type DecisionState, DockFrame, Part, Refusal } from './dock-frame.tsx';
import { KEYS, useFaceKeys } from './face-keys.ts';
import { InForceLines } from './in-force.tsx';
import { OutcomePreview } from './outcome-preview.tsx';
import { previewOf } from './preview.ts';
import { stashSpot } from './spots.ts';
import { StashFaces } from './stash-faces.tsx';
import { StashHead } from './stash-head.tsx';
import { Sum } from './sum.tsx';
import { Tray } from './tray.tsx';
import type { Faces, Metals, View } from './types.ts';
import type { DraftHandle } from './use-draft.ts';
import { Worth } from './worth.tsx';

export interface BidDockProps extends DecisionState {
  readonly seat: Seat;
  readonly name: string;
  readonly main: RefObject<HTMLButtonElement | null>;
  readonly view: View;
  readonly stash: Metals;
  readonly draft: DraftHandle;
  /** The bid that is in, if there is one. */
  readonly locked: Faces | undefined;
  /** Who is awaited, in words. */
  readonly waiting: string;
  readonly lock: (coins: Faces) => void;
}

/** The bid as the dock shows it: being formed, being changed after it was locked in, or locked. */
type BidState =
  | { readonly is: 'open'; readonly bid: Faces }
  | { readonly is: 'changing'; readonly bid: Faces; readonly locked: Faces }
  | { readonly is: 'locked'; readonly bid: Faces };

/** Forming a bid: the stash with both faces of every metal, the bid, what it costs and where it may lead. */
export function BidDock(props: BidDockProps): ReactNode {
  const { main, draft, locked, lock, view, seat } = props;
  const phone = usePhone();
  const low = useLow();
  const isSmall = phone || low;
  const [changing, setChanging] = useState(false);
  const state: BidState =
    locked === undefined
      ? { is: 'open', bid: draft.coins }
      : changing
        ? { is: 'changing', bid: draft.coins, locked }
        : { is: 'locked', bid: locked };
  const isLocked = state.is === 'locked';
  const takeBack = (): void => {
    draft.set(locked ?? 0);
    setChanging(true);
  };
  const keep = (): void => setChanging(false);
  useFaceKeys(draft, { off: isLocked });
  useKeys({
    // Nobody bids nothing by a key that went through what was shown before.
    Enter: isLocked || emptiness(state.bid) !== undefined ? undefined : () => main.current?.click(),
    Escape: isLocked ? takeBack : changing ? keep : undefined,
    'Shift+Delete': isLocked ? undefined : draft.clear,
    'Shift+Backspace': isLocked ? undefined : draft.clear,
  });
  const parts = [<StashPart key="stash" {...props} off={isLocked} />, <BidPart key="bid" {...props} state={state} />];
  return (
    <DockFrame label={t('realm.dock')} className={style.dock}>
      {isSmall ? parts.toReversed() : parts}
      <OutcomePreview preview={previewOf(view, seat, state.bid)} bid={state.bid} />
      <Decision
        {...props}
        top={low ? <StashMini {...props} /> : phone ? undefined : <Value bid={state.bid} />}
        action={
          isLocked ? (
            <Button ref={main} data-decision onClick={takeBack}>
              <Undo2 size={18} aria-hidden="true" />
              {t('realm.take-back')} <Key>{KEYS.escape}</Key>
            </Button>
          ) : (
            <div className={style.buttons}>
              {state.is === 'changing' && (
                <Button onClick={keep}>{t('realm.keep', { value: countedValue(state.locked) })}</Button>
              )}
              <BidButton
                {...props}
                bid={state.bid}
                look={state.is === 'open' ? 'full' : 'short'}
                lock={(coins) => {
                  setChanging(false);
                  lock(coins);
                }}
              />
            </div>
          )
        }
      >
        {!isSmall && <Sum lines={sumLines(state.bid)} paid={paidFor(state.bid)} />}
      </Decision>
    </DockFrame>
  );
}

/** After a press with the pointer, Enter does the main action. */
const focusOn = (main: BidDockProps['main']) => (): void => main.current?.focus({ preventScroll: true });

function StashPart({ seat, name, stash, draft, main, off }: BidDockProps & { readonly off: boolean }): ReactNode {
  const phone = usePhone();
  const low = useLow();
  return (
    <Part className={style.stash}>
      {!low && <StashHead seat={seat} name={name} stash={stash} />}
      <StashFaces draft={draft} off={off} spot={stashSpot(seat)} after={focusOn(main)} />
      {!phone && !low && <HowTo />}
    </Part>
  );
}

/** Held sideways, a phone has room for it beside the button only. */
function StashMini({ seat, name, stash }: BidDockProps): ReactNode {
  return (
    <div className={style.mini}>
      <Crest seat={seat} name={name} size={28} />
      <span>{t('realm.stash')}</span>
      <Worth stash={stash} />
    </div>
  );
}

function BidPart({ draft, main, stash, waiting, state }: BidDockProps & { readonly state: BidState }): ReactNode {
  const hint =
    state.is === 'changing'
      ? t('realm.changing', { value: countedValue(state.locked) })
      : state.is === 'locked'
        ? ''
        : t('realm.bid.how');
  return (
    <Part className={style.bid}>
      <BidHead bid={state.bid} stash={stash} hint={hint} clear={state.is === 'locked' ? undefined : draft.clear} />
      {state.is === 'locked' ? (
        <LockedBid bid={state.bid} waiting={waiting} />
      ) : (
        <Tray
          draft={draft}
          label={t('realm.bid.tray')}
          nothing={t('realm.bid.nothing')}
          marks="bid"
          after={focusOn(main)}
        />
      )}
      {state.is !== 'locked' &&
        (emptiness(state.bid) === 'crowns' ? (
          <div className={style.force}>
            <Refusal>{t('realm.bid.only-crowns')}</Refusal>
          </div>
        ) : (
          <div className={style.force}>
            <InForceLines bid={state.bid} />
          </div>
        ))}
    </Part>
  );
}

function HowTo(): ReactNode {
  return (
    <p className={style.how}>
      {t('realm.stash.how')}{' '}
      <span className={style.keys}>
        {t('realm.stash.press')}
        {METALS.map((metal, index) => (
          <Key key={metal}>{index + 1}</Key>
        ))}
        {t('realm.stash.hold')} <Key>{KEYS.shift}</Key> {t('realm.stash.dark')}
      </span>
    </p>
  );
}

/** A locked bid is covered; its value stays visible to its owner. */
function LockedBid({ bid, waiting }: { readonly bid: Faces; readonly waiting: string }): ReactNode {
  const value = countedValue(bid);
  return (
    <div className={style.locked}>
      <Lock size={22} aria-hidden="true" />
      <p>
        <b>{value === 0 ? t('realm.locked.empty') : t('realm.locked', { value })}</b>{' '}
        {t('realm.sentence', { words: waiting })}
      </p>
      <p>{t('realm.locked.until')}</p>
    </div>
  );
}

function Value({ bid }: { readonly bid: Faces }): ReactNode {
  return (
    <span className={style.value}>
      <span>{t('realm.value')}</span>
      <output className="number">{countedValue(bid)}</output>
    </span>
  );
}

interface BidButtonProps extends Pick<BidDockProps, 'main' | 'pending' | 'lock'> {
  readonly bid: Faces;
  /** Short beside another button: without lock and key. */
  readonly look: 'full' | 'short';
}

function BidButton({ main, pending, bid, look, lock }: BidButtonProps): ReactNode {
  const isEmpty = emptiness(bid) !== undefined;
  return (
    <ConfirmButton
      ref={main}
      look={isEmpty ? 'plain' : 'main'}
      ask={isEmpty ? 'always' : 'as-set'}
      question={bid}
      busy={pending}
      onConfirm={() => lock(bid)}
    >
      {!isEmpty && look === 'full' && <Lock size={18} aria-hidden="true" />}
      {isEmpty ? t('realm.bid-button.nothing') : t('realm.bid-button', { value: countedValue(bid) })}{' '}
      {!isEmpty && look === 'full' && <Key>{KEYS.enter}</Key>}
    </ConfirmButton>
  );
}
