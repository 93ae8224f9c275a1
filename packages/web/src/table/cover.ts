import type { GameTypes } from '@pouch/rules';
import type { Snapshot } from './source.ts';
import type { Stage } from './stage.ts';

/** What lies over the table, so that nothing of it can be seen. */
export type Cover =
  | { readonly kind: 'none' | 'elsewhere' | 'paused' }
  | { readonly kind: 'curtain'; readonly curtain: NonNullable<Snapshot['curtain']> };

export function coverOf<K extends GameTypes, Show>({
  snapshot: { elsewhere = false, curtain, paused },
  atRest,
}: Pick<Stage<K, Show>, 'snapshot' | 'atRest'>): Cover {
  if (elsewhere) return { kind: 'elsewhere' };
  // The curtain waits until everybody has seen what happened before it.
  if (curtain !== undefined && atRest) return { kind: 'curtain', curtain };
  return { kind: paused ? 'paused' : 'none' };
}
