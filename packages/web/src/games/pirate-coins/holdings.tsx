import { pirateInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { countsOf } from './metals.ts';
import type { View } from './types.ts';

/** A final booty, by metal. */
export const Holdings = ({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode => (
  <MetalCounts counts={countsOf(pirateInternals.bootyOf(view, seat))} size={22} />
);
