import { useBeside, useWide } from '../../device/media.ts';
import type { BoardProps } from '../../table/kit.ts';
import type { Layout } from './cells.ts';
import type { Show } from './show.ts';
import type { Types } from './types.ts';

/** Rows of five, or rows that lie in each other's gaps where it is narrow. */
export function useLayout(size: BoardProps<Types, Show>['size']): Layout {
  const wide = useWide();
  const beside = useBeside();
  return wide || beside || size !== 'table' ? 'wide' : 'hex';
}
