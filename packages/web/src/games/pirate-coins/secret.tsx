import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { chosenSide } from './choice.ts';
import type { View } from './types.ts';

export { chosenSide };

interface SecretProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
}

/** A choice that the other players cannot see yet. */
export function Secret({ view, seat, names }: SecretProps): ReactNode {
  const side = chosenSide(view, seat);
  if (side === undefined) return null;
  return <span>{t('pirate.secret', { who: names.isYou(seat) ? 'you' : 'other', name: names.of(seat), side })}</span>;
}
