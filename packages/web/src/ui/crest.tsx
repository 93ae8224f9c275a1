import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { crest } from '../art/drawings.ts';
import { useThemeName } from '../device/media.ts';

export interface CrestProps {
  readonly seat: Seat;
  readonly name?: string;
  readonly size?: number;
  /** Only the outline: the player is away. */
  readonly hollow?: boolean;
}

/** The colour and shape of a seat, with the first letter of the name. Names stand beside it, so it says nothing itself. */
export function Crest({ seat, name = '', size = 28, hollow = false }: CrestProps): ReactNode {
  const theme = useThemeName();
  const letter = [...name.trim().toLocaleUpperCase()][0] ?? '';
  return <Art drawing={crest(seat, theme, letter, size, hollow)} width={size} label="" />;
}
