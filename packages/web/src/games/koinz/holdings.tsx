import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Won } from './players.tsx';
import type { View } from './types.ts';

/** Beside a player in the final standing: the surfaces won. */
export function Holdings({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  return <Won view={view} seat={seat} words="seen" />;
}
