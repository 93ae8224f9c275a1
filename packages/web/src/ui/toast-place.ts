/** Something on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ToastPlace {
  readonly left: number;
  readonly top: number;
}

const MARGIN = 16;
/** From one place that is tried to the next below it. */
const STEP = 12;

const between = (start: number, end: number): number => Math.max(0, end - start);

const overlap = (a: Box, b: Box): number =>
  between(Math.max(a.left, b.left), Math.min(a.left + a.width, b.left + b.width)) *
  between(Math.max(a.top, b.top), Math.min(a.top + a.height, b.top + b.height));

/**
 * Where a toast stands: the first place that covers nothing to read or press, from the top down and then beside the
 * middle; where everything is taken, the place that covers least.
 */
export function toastPlace(toast: Size, screen: Size, taken: readonly Box[]): ToastPlace {
  // What the browser measures has no members of its own to spread.
  const { width, height } = toast;
  const right = Math.max(MARGIN, screen.width - width - MARGIN);
  const lowest = Math.max(MARGIN, screen.height - height - MARGIN);
  let best: { readonly place: ToastPlace; readonly covered: number } | undefined;
  for (const left of [Math.max(MARGIN, (screen.width - width) / 2), right, MARGIN])
    for (let top = MARGIN; top <= lowest; top += STEP) {
      const place = { left, top };
      const covered = taken.reduce((sum, box) => sum + overlap({ ...place, width, height }, box), 0);
      if (covered === 0) return place;
      if (best === undefined || covered < best.covered) best = { place, covered };
    }
  return best?.place ?? { left: MARGIN, top: MARGIN };
}
