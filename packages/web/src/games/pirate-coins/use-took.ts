import type { Seat } from '@pouch/rules';
import { useMemo } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import type { Show } from './show.ts';
import { gainsIn, turnsOf } from './turns.ts';
import type { Types } from './types.ts';

/** What each player took in the round that is shown, as far as it has been told. */
export const useTook = ({ told, moments, show: { round } }: BoardProps<Types, Show>): ReadonlyMap<Seat, number> =>
  useMemo(() => gainsIn(round, turnsOf(told ?? moments ?? [])), [told, moments, round]);
