import type { pirateInternals, Seat } from '@pouch/rules';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import { usePhone } from '../../device/media.ts';
import { useSettings } from '../../device/settings.ts';
import type { Names } from '../../table/kit.ts';
import { Ring } from '../../table/ring.tsx';
import type { Clock } from '../../table/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { Key } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { isDoubled, notHeld } from '../../ui/confirm-button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import style from './choices.module.css';
import { metalWord } from './names.ts';
import { Odds } from './odds.tsx';
import { ShareList, ShareSummary } from './share-list.tsx';
import { shareRows } from './share-words.ts';
import { myChoice } from './shares.ts';
import type { View } from './show.ts';

type Side = pirateInternals.Side;

export interface ChoicesProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  /** Whether a choice can be made or changed now. */
  readonly open: boolean;
  /** A choice that is sent and not yet confirmed. */
  readonly pending: Side | undefined;
  readonly clock: Clock | undefined;
  /** The line below: who is awaited, or why a choice was refused. */
  readonly foot: ReactNode;
  readonly choose: (side: Side) => void;
}

const SIDES_SHOWN = ['monster', 'skull'] as const satisfies readonly Side[];
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Plunder or sally forth. A choice counts at once and can be changed until the last one is in (P4). */
export function Choices(props: ChoicesProps): ReactNode {
  const { view, seat, names, open, pending, clock, foot } = props;
  const phone = usePhone();
  const chosen = pending ?? myChoice(view, seat);
  const { asked, press } = useAsking(props, chosen);
  const buttons = useRef<Partial<Record<Side, HTMLButtonElement | null>>>({});
  useKeys({ p: () => press('monster'), s: () => press('skull') }, { off: !open });

  const move = (event: KeyboardEvent, from: Side): void => {
    if (!MOVES.includes(event.key)) return;
    event.preventDefault();
    buttons.current[from === 'monster' ? 'skull' : 'monster']?.focus();
  };
  const rows = shareRows(view, seat, names);
  const cards = SIDES_SHOWN.map((side) => (
    <Card
      key={side}
      side={side}
      what={asked === side ? t('pirate.confirm') : whatOf(side, view)}
      state={chosen === side ? 'chosen' : asked === side ? 'asked' : 'plain'}
      open={open}
      busy={pending === side}
      stop={(chosen ?? 'monster') === side}
      phone={phone}
      press={(event) => press(side, event)}
      onKeyDown={(event) => move(event, side)}
      keep={(button) => {
        buttons.current[side] = button;
      }}
    >
      {!phone &&
        (side === 'monster' ? (
          <ShareList rows={rows} />
        ) : (
          <>
            <Odds view={view} look="full" />
            <div className={style.foot}>
              {foot}
              {clock && <Ring clock={clock} size={44} />}
            </div>
          </>
        ))}
    </Card>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look for two buttons
    <div className={style.choices} role="group" aria-label={t('pirate.choices')}>
      <div className={style.cards}>{cards}</div>
      {phone && (
        <>
          <Odds view={view} look="short" />
          <ShareSummary rows={rows} />
          {/* The clock stands in the top bar. */}
          <div className={style.foot}>{foot}</div>
        </>
      )}
    </div>
  );
}

function whatOf(side: Side, { fortune, loot }: View): string {
  if (side === 'skull') return t('pirate.sally.what', { metal: metalWord(fortune ?? 0) });
  return t(loot === 0 ? 'pirate.plunder.empty' : 'pirate.plunder.what');
}

interface Asking {
  readonly asked: Side | undefined;
  readonly press: (side: Side, event?: MouseEvent) => void;
}

/** Where the settings say so, a choice asks once more. */
function useAsking({ view, open, choose }: ChoicesProps, chosen: Side | undefined): Asking {
  const { confirm } = useSettings();
  const [asked, setAsked] = useState<Side>();
  const turn = `${view.round} ${view.turn} ${chosen}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another question
  useEffect(() => setAsked(undefined), [turn]);
  const press = (side: Side, event?: MouseEvent): void => {
    if (!open || side === chosen) return;
    if (confirm === 'on' && asked === side && event !== undefined && isDoubled(event)) return;
    if (confirm === 'on' && asked !== side) {
      setAsked(side);
      announce(t('pirate.confirm'));
    } else {
      setAsked(undefined);
      choose(side);
    }
  };
  return { asked, press };
}

interface CardProps {
  readonly side: Side;
  readonly what: string;
  readonly state: 'chosen' | 'asked' | 'plain';
  readonly open: boolean;
  readonly busy: boolean;
  /** Whether the Tab key stops here: arrows lead to the other card. */
  readonly stop: boolean;
  readonly phone: boolean;
  readonly press: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly keep: (button: HTMLButtonElement | null) => void;
  readonly children: ReactNode;
}

/** A card with the side of the coin that it stands for. Its button is the control; the rest of the card widens it. */
function Card(props: CardProps): ReactNode {
  const { side, what, state, open, busy, stop, phone, press, onKeyDown, keep, children } = props;
  const plunder = side === 'monster';
  const id = useId();
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
        {...(plunder && { 'data-decision': true })}
        onKeyDown={(event) => {
          notHeld(event);
          onKeyDown(event);
        }}
      >
        <Coin drawing={pirateCoin('gold', side, phone ? 58 : 76)} size={phone ? 58 : 76} label="" />
        <span className={style.words}>
          <span className={style.title} id={`${id}title`}>
            {t(plunder ? 'pirate.plunder' : 'pirate.sally')}
          </span>
          <span className={phone && state !== 'asked' ? 'unseen' : style.what} id={`${id}what`}>
            {what}
          </span>
        </span>
      </button>
      {state === 'chosen' ? (
        <span className={style.tick} aria-hidden="true">
          <Check size={16} strokeWidth={3.5} />
        </span>
      ) : (
        <span className={style.key}>
          <Key>{plunder ? 'P' : 'S'}</Key>
        </span>
      )}
      {children}
    </div>
  );
}
