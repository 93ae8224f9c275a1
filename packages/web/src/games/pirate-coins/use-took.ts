import type { Seat } from '@pouch/rules';
import { useMemo } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import type { Show } from './show.ts';
import { tookIn } from './took.ts';
import type { Types } from './types.ts';

/** What each player took in the round that is shown. */
export const useTook = ({ moments, show: { round } }: BoardProps<Types, Show>): ReadonlyMap<Seat, number> =>
  useMemo(() => tookIn(round, moments?.flatMap(({ events }) => events) ?? []), [moments, round]);
