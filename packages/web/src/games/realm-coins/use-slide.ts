import { MOTION } from '@pouch/art';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../device/media.ts';

/**
 * Things marked with `data-slide` travel from where they were to where they are now, whenever something else is shown.
 * Only transforms move.
 */
export function useSlide(board: RefObject<HTMLElement | null>, shown: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  const motion = useMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown moves things
  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map();
    if (motion === 'none') return;
    const things = [...(board.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])];
    // All are measured before the first one moves: what moves makes the page lay itself out again.
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    for (const [index, thing] of things.entries()) {
      const name = thing.dataset.slide ?? '';
      const [was, box] = [before.get(name), boxes[index] as DOMRect];
      places.current.set(name, box);
      if (was === undefined) continue;
      const [x, y] = [was.left - box.left, was.top - box.top];
      if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
      thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: MOTION.draw,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
  }, [shown, motion]);
}
