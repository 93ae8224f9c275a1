import { has, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Types } from './show.ts';

interface SecretProps {
  readonly view: Types['View'];
  readonly seat: Seat;
  readonly names: Names;
}

/** The side that the seat has chosen, as far as this view knows it. */
export function chosenSide({ monster, skull }: SecretProps['view'], seat: Seat): 'monster' | 'skull' | undefined {
  if (has(monster, seat)) return 'monster';
  return has(skull, seat) ? 'skull' : undefined;
}

/** A choice that the other players cannot see yet. */
export function Secret({ view, seat, names }: SecretProps): ReactNode {
  const side = chosenSide(view, seat);
  if (side === undefined) return null;
  return <span>{t('pirate.secret', { who: names.isYou(seat) ? 'you' : 'other', name: names.of(seat), side })}</span>;
}
