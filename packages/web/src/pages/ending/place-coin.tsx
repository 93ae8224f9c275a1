import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { medal } from '../../art/drawings.ts';
import { Crest } from '../../ui/crest.tsx';
import { metalOfPlace } from './placings.ts';

export interface PlaceCoinProps {
  readonly seat: Seat;
  readonly name: string;
  readonly rank: number;
  /** The detail in which it is drawn; how wide it is is the styles' matter. */
  readonly detail: number;
}

/** A player's crest, struck on the metal of their place. */
export function PlaceCoin({ seat, name, rank, detail }: PlaceCoinProps): ReactNode {
  const metal = metalOfPlace(rank);
  if (metal === undefined) return <Crest seat={seat} name={name} size={detail} />;
  const letter = [...name.trim().toLocaleUpperCase()][0] ?? '';
  return <Art drawing={medal(seat, metal, letter, detail)} label="" />;
}
