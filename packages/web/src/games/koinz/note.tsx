import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Rich } from '../../words/rich.tsx';
import type { KoinzShow } from './show.ts';
import { tell } from './tell.ts';

/** What has just happened, in words. Screen readers hear it as it happens: this is for the eyes. */
export function Note({ show, names }: { readonly show: KoinzShow; readonly names: Names }): ReactNode {
  if (show.note === undefined) return null;
  const line = tell(show.note.event, names, show.note.before);
  return line === undefined ? null : <Rich text={line.text} />;
}
