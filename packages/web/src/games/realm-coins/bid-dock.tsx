import { METALS, type Seat } from '@pouch/rules';
import { Lock, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { usePhone } from '../../device/media.ts';
import { Dock } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { Sending } from '../../table/sending.tsx';
import type { Clock } from '../../table/source.ts';
import { Button, Key } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import style from './bid-dock.module.css';
import { countedValue, emptiness, sumLines } from './bid-sum.ts';
import type { Draft } from './draft.ts';
import { KEYS, useFaceKeys } from './face-keys.ts';
import type { Faces } from './faces.ts';
import frames from './frames.module.css';
import { InForceLines, Sum } from './in-force.tsx';
import { stashSpot } from './spots.ts';
import { StashFaces, StashHead } from './stash-faces.tsx';
import { Tray } from './tray.tsx';

export interface BidDockProps {
  readonly seat: Seat;
  readonly name: string;
  readonly stash: number;
  readonly draft: Draft;
  /** The bid that is in, if there is one. */
  readonly locked: Faces | undefined;
  /** Who is awaited, in words. */
  readonly waiting: string;
  readonly clock: Clock | undefined;
  readonly refusal: string | undefined;
  readonly pending: boolean;
  readonly lock: (coins: Faces) => void;
}

/** Forming a bid: the stash with both faces of every metal, the bid, what is in force, and what it is worth. */
export function BidDock(props: BidDockProps): ReactNode {
  const { seat, name, stash, draft, locked, lock } = props;
  const phone = usePhone();
  const [changing, setChanging] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const after = (): void => main.current?.focus({ preventScroll: true });
  const isLocked = locked !== undefined && !changing;
  const takeBack = (): void => {
    if (locked === undefined) return;
    draft.set(locked);
    setChanging(true);
  };
  const keep = (): void => setChanging(false);
  useFaceKeys(draft, { off: isLocked });
  useKeys({
    Enter: () => main.current?.click(),
    Escape: isLocked ? takeBack : changing ? keep : undefined,
    'Shift+Delete': isLocked ? undefined : draft.clear,
    'Shift+Backspace': isLocked ? undefined : draft.clear,
  });
  const stashPart = (
    <div className={style.part}>
      <StashHead seat={seat} name={name} stash={stash} />
      <StashFaces draft={draft} off={isLocked} spot={stashSpot(seat)} after={after} />
      {!phone && <HowTo />}
    </div>
  );
  const bidPart = (
    <div className={style.part}>
      <BidHead {...props} isLocked={isLocked} isChanging={changing && locked !== undefined} />
      {isLocked ? (
        <Closed value={countedValue(locked)} waiting={props.waiting} />
      ) : (
        <Tray draft={draft} label={t('realm.bid.tray')} nothing={t('realm.bid.nothing')} marks="bid" after={after} />
      )}
      {isLocked ? (
        <div className={style.force} />
      ) : emptiness(draft.coins) === 'crowns' ? (
        <p className={`${style.refusal} ${style.alone}`}>{t('realm.bid.only-crowns')}</p>
      ) : (
        <InForceLines bid={draft.coins} />
      )}
    </div>
  );
  return (
    <Dock label={t('realm.dock')} className={`${style.dock} ${frames.pools}`}>
      {phone ? bidPart : stashPart}
      {phone ? stashPart : bidPart}
      <Decision
        {...props}
        main={main}
        isLocked={isLocked}
        takeBack={takeBack}
        keep={changing && locked !== undefined ? keep : undefined}
        lock={(coins) => {
          setChanging(false);
          lock(coins);
        }}
      />
    </Dock>
  );
}

function HowTo(): ReactNode {
  return (
    <p className={style.how}>
      {t('realm.stash.how')}
      <br />
      <span className={style.keys}>
        {METALS.map((metal, index) => (
          <Key key={metal}>{index + 1}</Key>
        ))}
        {t('realm.stash.keys')} <Key>{KEYS.shift}</Key> {t('realm.stash.keys-end')}
      </span>
    </p>
  );
}

interface BidHeadProps extends BidDockProps {
  readonly isLocked: boolean;
  readonly isChanging: boolean;
}

function BidHead({ draft, locked, isLocked, isChanging }: BidHeadProps): ReactNode {
  const phone = usePhone();
  const [sum, setSum] = useState(false);
  const bid = isLocked ? (locked ?? 0) : draft.coins;
  const value = countedValue(bid);
  return (
    <div className={style.bidHead}>
      <h2>{t('realm.bid')}</h2>
      <span className={style.hint}>
        {isChanging
          ? t('realm.changing', { value: countedValue(locked ?? 0) })
          : isLocked
            ? ''
            : t(phone ? 'realm.bid.how-touch' : 'realm.bid.how')}
      </span>
      {phone ? (
        <button
          type="button"
          className={style.phoneValue}
          aria-label={t('realm.value.open', { value })}
          onClick={() => setSum(true)}
        >
          {value}
        </button>
      ) : (
        <Button
          size="small"
          look="quiet"
          className={style.clear}
          disabled={isLocked || draft.coins === 0}
          onClick={draft.clear}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {t('realm.bid.clear')}
        </Button>
      )}
      {sum && (
        <Sheet title={t('realm.value.open', { value })} onClose={() => setSum(false)}>
          <Sum lines={sumLines(bid)} />
          {!isLocked && draft.coins !== 0 && (
            <Button
              className={style.sheetClear}
              onClick={() => {
                draft.clear();
                setSum(false);
              }}
            >
              <RotateCcw size={16} aria-hidden="true" />
              {t('realm.bid.clear')}
            </Button>
          )}
        </Sheet>
      )}
    </div>
  );
}

/** A locked bid is covered; its value stays visible to its owner. */
function Closed({ value, waiting }: { readonly value: number; readonly waiting: string }): ReactNode {
  return (
    <div className={style.closed}>
      <Lock size={22} aria-hidden="true" />
      <p>
        <b>{value === 0 ? t('realm.locked.empty') : t('realm.locked', { value })}</b>{' '}
        {t('realm.locked.waiting', { waiting })}
      </p>
      <p>{t('realm.locked.until')}</p>
    </div>
  );
}

interface DecisionProps extends BidDockProps {
  readonly main: React.RefObject<HTMLButtonElement | null>;
  readonly isLocked: boolean;
  readonly takeBack: () => void;
  readonly keep: (() => void) | undefined;
}

function Decision(props: DecisionProps): ReactNode {
  const { draft, locked, clock, refusal, pending, main, isLocked, takeBack, keep, lock } = props;
  const bid = isLocked ? (locked ?? 0) : draft.coins;
  const value = countedValue(bid);
  const empty = isLocked ? undefined : emptiness(bid);
  return (
    <div className={`${style.part} ${style.decision}`}>
      <div className={style.valueRow}>
        <span className={style.value}>
          <span className={style.label}>{t('realm.value')}</span>
          <output className={style.figure}>{value}</output>
        </span>
        {clock !== undefined && <Ring clock={clock} />}
      </div>
      <Sum lines={sumLines(bid)} />
      <div className={style.act}>
        {refusal !== undefined && <p className={style.refusal}>{refusal}</p>}
        {isLocked ? (
          <Button ref={main} data-decision onClick={takeBack}>
            <Undo2 size={18} aria-hidden="true" />
            {t('realm.take-back')} <Key>{KEYS.escape}</Key>
          </Button>
        ) : (
          <div className={style.buttons}>
            {keep !== undefined && locked !== undefined && (
              <Button onClick={keep}>{t('realm.keep', { value: countedValue(locked) })}</Button>
            )}
            <ConfirmButton
              ref={main}
              data-decision
              look={empty === undefined ? 'main' : 'plain'}
              className={style.main}
              ask={empty === undefined ? 'as-set' : 'always'}
              question={bid}
              busy={pending}
              onConfirm={() => lock(bid)}
            >
              {empty === undefined && keep === undefined && <Lock size={18} aria-hidden="true" />}
              {empty === undefined ? t('realm.lock-in', { value }) : t('realm.lock-in.nothing')}{' '}
              {keep === undefined && <Key>{KEYS.enter}</Key>}
            </ConfirmButton>
          </div>
        )}
        <Sending pending={pending} />
      </div>
    </div>
  );
}
