import { realmInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { metalCounts } from './faces.ts';
import type { View } from './types.ts';

/** The coins that a player has at the end. */
export function Holdings({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  return <MetalCounts counts={metalCounts(realmInternals.stashOf(view, seat))} size={20} />;
}
