import { realmInternals } from '@pouch/rules';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import style from './bid-head.module.css';
import { countedValue, paidFor, sumLines } from './bid-sum.ts';
import { InForceText } from './in-force.tsx';
import { Sum } from './sum.tsx';
import type { Faces, Metals } from './types.ts';

export interface BidHeadProps {
  readonly bid: Faces;
  readonly stash: Metals;
  readonly hint: string;
  /** Not while the bid is locked. */
  readonly clear: (() => void) | undefined;
}

/** The bid's title; on a phone with its value, which opens to the sum. */
export function BidHead({ bid, stash, hint, clear }: BidHeadProps): ReactNode {
  const phone = usePhone();
  const low = useLow();
  const isSmall = phone || low;
  const [isOpen, setOpen] = useState(false);
  const value = countedValue(bid);
  const clearLook = (
    <>
      <RotateCcw size={16} aria-hidden="true" />
      {t('realm.bid.clear')}
    </>
  );
  return (
    <div className={style.head}>
      <h2 tabIndex={-1} data-decision>
        {t('realm.bid')}
      </h2>
      <span className={style.hint}>{hint}</span>
      {/* A low phone has no other place for it. */}
      <span className={style.stash}>
        {t('realm.card.stash', { value: realmInternals.worthOf(stash), goal: realmInternals.GOAL })}
      </span>
      {isSmall ? (
        <button
          type="button"
          className={`number ${style.value}`}
          aria-label={t('realm.value.open', { value })}
          onClick={() => setOpen(true)}
        >
          {value}
          <small>{t('realm.value.costs', { paid: paidFor(bid) })}</small>
        </button>
      ) : (
        <Button size="small" look="quiet" disabled={clear === undefined || bid === 0} onClick={clear}>
          {clearLook}
        </Button>
      )}
      {isOpen && (
        <Sheet title={t('realm.value.open', { value })} onClose={() => setOpen(false)}>
          <Sum lines={sumLines(bid)} paid={paidFor(bid)} />
          <InForceText bid={bid} />
          {clear !== undefined && bid !== 0 && (
            <Button
              className={style.clear}
              onClick={() => {
                clear();
                setOpen(false);
              }}
            >
              {clearLook}
            </Button>
          )}
        </Sheet>
      )}
    </div>
  );
}
