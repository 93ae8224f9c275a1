import type { DragEvent } from 'react';
import type { Face } from './types.ts';

/** What a dragged coin says of itself: where it comes from, and its face. */

export const DRAGGED = 'text/plain';

export function dragged(event: DragEvent): { readonly from: string; readonly face: Face } {
  const [from = '', face = ''] = event.dataTransfer.getData(DRAGGED).split(' ');
  return { from, face: Number(face) };
}
