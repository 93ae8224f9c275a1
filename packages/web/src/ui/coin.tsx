import type { Drawing } from '@pouch/art';
import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { useSettings } from '../device/settings.ts';
import style from './coin.module.css';

export interface CoinProps {
  readonly drawing: Drawing;
  /** The width of its box in points; the coin itself is a little smaller. */
  readonly size: number;
  /** Said instead of the drawing's title; '' where words beside it say it all. */
  readonly label?: string;
  /** The first letter of its metal: shown where the player has asked for letters on coins. */
  readonly metal?: string;
  readonly shadow?: 'soft' | 'none';
}

/** A coin on the table. */
export function Coin({ drawing, size, label, metal, shadow = 'soft' }: CoinProps): ReactNode {
  const { letters } = useSettings();
  return (
    <span className={`${style.coin}${shadow === 'none' ? ` ${style.flat}` : ''}`}>
      <Art drawing={drawing} width={size} label={label} />
      {letters === 'on' && metal !== undefined && size > 26 && (
        <span className={style.letter} aria-hidden="true">
          {metal.charAt(0).toUpperCase()}
        </span>
      )}
    </span>
  );
}
