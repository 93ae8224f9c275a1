const WIDTH = 260;
/** The least height for a tip over the thing. */
const ROOM_ABOVE = 140;
const GAP = 10;
const MARGIN = 8;

export interface TipPlace {
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Where a tip stands: over its thing, under it near the upper edge, and never over the sides of the window. */
export function tipPlace(
  thing: Pick<DOMRect, 'left' | 'width' | 'top' | 'bottom'>,
  window: { readonly width: number; readonly height: number },
): TipPlace {
  const centred = thing.left + thing.width / 2 - WIDTH / 2;
  const left = Math.max(MARGIN, Math.min(window.width - WIDTH - MARGIN, centred));
  return thing.top > ROOM_ABOVE
    ? { left, width: WIDTH, bottom: window.height - thing.top + GAP }
    : { left, width: WIDTH, top: thing.bottom + GAP };
}
