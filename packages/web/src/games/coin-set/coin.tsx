import { coinSetMetal, type coinSetInternals as internals } from '@pouch/rules';
import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { setCoin } from '../../art/drawings.ts';
import { useSettings } from '../../device/settings.ts';
import style from './coin.module.css';

const DETAIL = 176;
const METAL_LETTERS = ['C', 'S', 'G'];

/** A coin with both its sides: it turns on its upright axis when the other one comes up. */
function TurningCoin({ face, delay = 0 }: { readonly face: internals.Face; readonly delay?: number }): ReactNode {
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

export interface CoinSpotProps {
  readonly face: internals.Face;
  readonly name: string;
  readonly keyCap: string | undefined;
  readonly spot: string;
  readonly cell: CSSProperties;
  /** Milliseconds before it turns, and before it lands when it is new. */
  readonly delay: number;
  readonly dealDelay: number;
  /** From 1: which of the pointed coins it is. */
  readonly picked?: number | undefined;
  readonly look: 'plain' | 'lifted' | 'failed' | 'gone';
  /** What was decided with it is on its way. */
  readonly sending: boolean;
  readonly turned: boolean;
  /** Still on the table; else it is only shown once more before it goes to somebody's pile. */
  readonly lying: boolean;
  /** Whether pressing it does something by the rules now. */
  readonly open: boolean;
  readonly press?: (() => void) | undefined;
  readonly first?: boolean;
}

/** A coin on the table: to press at a playing table, to look at elsewhere. */
export function CoinSpot(props: CoinSpotProps): ReactNode {
  const {
    face,
    name,
    keyCap,
    spot,
    cell,
    delay,
    dealDelay,
    picked,
    look,
    sending,
    turned,
    lying,
    open,
    press,
    first = false,
  } = props;
  const inside = (
    <>
      <span className={style.body} data-spot={spot}>
        <TurningCoin face={face} delay={delay} />
        {picked !== undefined && <span className={style.number}>{picked}</span>}
      </span>
      <span className={style.foot} aria-hidden="true">
        {turned && <span className={style.dot} />}
        {keyCap !== undefined && press !== undefined && <kbd className={style.key}>{keyCap}</kbd>}
      </span>
    </>
  );
  const common = {
    className: style.spot,
    style: { ...cell, animationDelay: `${dealDelay}ms` },
    'data-look': look,
    'data-picked': picked !== undefined,
    'data-sending': sending,
    'data-open': open,
    'data-lying': lying,
  };
  if (look === 'gone')
    return (
      <span {...common} aria-hidden="true">
        {inside}
      </span>
    );
  if (press === undefined)
    return (
      <span {...common} role="img" aria-label={name}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      {...common}
      aria-label={name}
      aria-pressed={picked !== undefined}
      onClick={press}
      {...(first ? { 'data-decision': true } : {})}
    >
      {inside}
    </button>
  );
}
