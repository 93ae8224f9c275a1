import type { Drawing } from '@pouch/art';
import type { ReactNode } from 'react';
import { symbolOf } from './sprite.ts';

export interface ArtProps {
  readonly drawing: Drawing;
  /** In points; left out, the drawing fills the width that its styles give it. */
  readonly width?: number;
  readonly className?: string | undefined;
  /** Said instead of the drawing's own title; '' if the words beside it say it all. */
  readonly label?: string | undefined;
}

/** A drawing on the page. Drawings are to be the same objects from one render to the next: see `drawings.ts`. */
export function Art({ drawing, width, className, label = drawing.title }: ArtProps): ReactNode {
  const { x, y, width: wide, height: high } = drawing.box;
  const size = width === undefined ? {} : { width, height: (width * high) / wide };
  const spoken = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg viewBox={`${x} ${y} ${wide} ${high}`} className={className} {...size} {...spoken}>
      <use href={`#${symbolOf(drawing)}`} x={x} y={y} width={wide} height={high} />
    </svg>
  );
}
