import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import { useLow, usePhone } from '../../device/media.ts';
import { Key } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { notHeld } from '../../ui/presses.ts';
import { t } from '../../words/t.ts';
import style from './choice-card.module.css';
import { Tick } from './tick.tsx';
import type { Side } from './types.ts';

export interface ChoiceCardProps {
  readonly side: Side;
  readonly what: string;
  readonly state: 'chosen' | 'asked' | 'plain';
  readonly open: boolean;
  readonly busy: boolean;
  /** Whether the Tab key stops here: arrows lead to the other card. */
  readonly stop: boolean;
  readonly press: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly keep: (button: HTMLButtonElement | null) => void;
  readonly children: ReactNode;
}

/** A card with the side of the coin that it stands for. Its button is the control; the rest of the card widens it. */
export function ChoiceCard(props: ChoiceCardProps): ReactNode {
  const { side, what, state, open, busy, stop, press, onKeyDown, keep, children } = props;
  const low = useLow();
  const isSmall = usePhone() || low;
  const plunder = side === 'monster';
  const id = useId();
  const size = isSmall ? 58 : 76;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is the control
    <div className={style.card} data-state={state} data-open={open} onClick={press}>
      <button
        ref={keep}
        type="button"
        className={style.button}
        tabIndex={stop ? 0 : -1}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}what`}
        aria-pressed={state === 'chosen'}
        aria-disabled={!open}
        aria-busy={busy || undefined}
        data-sending={busy}
        {...(plunder && { 'data-decision': true })}
        onKeyDown={(event) => {
          notHeld(event);
          onKeyDown(event);
        }}
      >
        <Coin drawing={pirateCoin('gold', side, size)} size={size} label="" />
        <span className={style.words}>
          <span className={style.title} id={`${id}title`}>
            {t(plunder ? 'pirate.plunder' : 'pirate.sally')}
          </span>
          <span className={isSmall && state !== 'asked' ? 'unseen' : style.what} id={`${id}what`}>
            {what}
          </span>
        </span>
      </button>
      <span className={style.corner}>
        {state === 'chosen' ? <Tick size={16} /> : !isSmall && <Key>{plunder ? 'P' : 'S'}</Key>}
      </span>
      {children}
    </div>
  );
}
