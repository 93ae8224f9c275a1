import { coinSetMetal } from '@pouch/rules';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Art } from '../../art/art.tsx';
import { setCoin } from '../../art/drawings.ts';
import { useSettings } from '../../device/settings.ts';
import { t } from '../../words/t.ts';
import style from './coin.module.css';
import { coinWords } from './coin-words.ts';
import type { SeenCoin } from './seen-coins.ts';
import { SLOT_KEYS } from './slots.ts';
import { coinSpot } from './spots.ts';
import type { Face } from './types.ts';

const DETAIL = 176;
const METAL_LETTERS = ['C', 'S', 'G'];

/** A coin with both its sides: it turns on its upright axis when the other one comes up. */
function TurningCoin({ face, delay }: { readonly face: Face; readonly delay: number }): ReactNode {
  const { letters } = useSettings();
  const sides = [face & ~1, face | 1];
  const letter = letters === 'on' ? METAL_LETTERS[coinSetMetal(face)] : undefined;
  return (
    <span className={style.coin} aria-hidden="true">
      <span className={style.turning} data-up={face === sides[0] ? 'a' : 'b'} style={{ transitionDelay: `${delay}ms` }}>
        {sides.map((side) => (
          <span key={side} className={style.side}>
            <Art drawing={setCoin(side, DETAIL)} label="" className={style.art} />
          </span>
        ))}
      </span>
      {letter !== undefined && <span className={style.letter}>{letter}</span>}
    </span>
  );
}

export type Arrival = 'dealt' | 'turned';

export interface CoinSpotProps {
  readonly seen: SeenCoin;
  readonly cell: CSSProperties;
  /** From 1: which of the pointed coins it is. */
  readonly picked: number | undefined;
  /** What was decided with it is on its way. */
  readonly sending: boolean;
  /** Whether pressing it does something by the rules now. */
  readonly isOpen: boolean;
  /** Whether it gets the focus when the decision becomes due. */
  readonly isDecision: boolean;
  /** Left out, it is only looked at. */
  readonly press: (() => void) | undefined;
  /** Milliseconds before it turns, and before it lands when it is new. */
  readonly turnDelay: number;
  readonly dealDelay: number;
  /** How it comes onto the screen. */
  readonly arrive: Arrival;
}

/** A coin on the table: to press at a playing table, to look at elsewhere. */
export function CoinSpot(props: CoinSpotProps): ReactNode {
  const { seen, cell, picked, sending, isOpen, isDecision, dealDelay } = props;
  // As it came: a later change must not play it again.
  const [arrives] = useState(props.arrive);
  const press = seen.onTable ? props.press : undefined;
  const inside = <Inside {...props} press={press} />;
  const common = {
    className: style.spot,
    style: { ...cell, '--delay': `${dealDelay}ms` } as CSSProperties,
    'data-look': seen.look,
    'data-arrives': arrives,
    'data-picked': picked !== undefined,
    'data-sending': sending,
    'data-open': isOpen,
    'data-lying': seen.onTable,
  };
  if (seen.look === 'gone')
    return (
      <span {...common} aria-hidden="true">
        {inside}
      </span>
    );
  if (press === undefined)
    return (
      <span {...common} role="img" aria-label={coinName(seen, undefined)}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      {...common}
      aria-label={coinName(seen, keyOf(seen))}
      aria-pressed={picked !== undefined}
      onClick={press}
      {...(isDecision ? { 'data-decision': true } : {})}
    >
      {inside}
    </button>
  );
}

const keyOf = ({ slot }: SeenCoin): string | undefined => SLOT_KEYS[slot];

function coinName({ face, turned }: SeenCoin, key: string | undefined): string {
  const words = coinWords(face);
  if (key === undefined) return t(turned ? 'coin-set.coin.turned-keyless' : 'coin-set.coin.keyless', { face: words });
  return t(turned ? 'coin-set.coin.turned' : 'coin-set.coin', { face: words, key });
}

function Inside({ seen, picked, press, turnDelay }: CoinSpotProps): ReactNode {
  const key = press && keyOf(seen);
  return (
    <>
      <span className={style.body} data-spot={coinSpot(seen.coin)}>
        <TurningCoin face={seen.face} delay={turnDelay} />
        {picked !== undefined && <span className={style.number}>{picked}</span>}
      </span>
      <span className={style.foot} aria-hidden="true">
        {seen.turned && <span className={style.dot} />}
        {key !== undefined && <kbd className={style.key}>{key}</kbd>}
      </span>
    </>
  );
}
