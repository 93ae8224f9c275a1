import { realmInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { metalCounts, type View } from './faces.ts';

/** The coins that a player has at the end. */
export function Holdings({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  return <MetalCounts counts={metalCounts(realmInternals.stashOf(view, seat))} size={20} />;
}
