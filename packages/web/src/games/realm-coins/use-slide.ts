import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../device/media.ts';

const SLIDE = 420;

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
    const now = new Map<string, DOMRect>();
    for (const thing of board.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? []) {
      const name = thing.dataset.slide ?? '';
      const box = thing.getBoundingClientRect();
      now.set(name, box);
      const was = before.get(name);
      if (was === undefined || motion === 'none') continue;
      const [x, y] = [was.left - box.left, was.top - box.top];
      if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
      thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: SLIDE,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
    places.current = now;
  }, [shown, motion]);
}
