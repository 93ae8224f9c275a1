import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Pile } from './pile.tsx';
import type { View } from './types.ts';

export function Holdings({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  return <Pile coins={internals.wonBy(view, seat)} size={18} />;
}
