import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Rich } from '../../words/rich.tsx';
import { tell } from './log.ts';
import type { Show } from './show.ts';

/** What has just happened, in words. Screen readers hear it as it happens: this is for the eyes. */
export function Note({ show, names }: { readonly show: Show; readonly names: Names }): ReactNode {
  if (show.note === undefined) return null;
  const line = tell(show.note.event, names, show.note.before);
  if (line === undefined) return null;
  // Each note is a new thing to see: its words do not move to where they stand in the next one.
  return (
    <span key={line.text}>
      <Rich text={line.text} />
    </span>
  );
}
