import { MOTION } from '@pouch/art';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../device/media.ts';
import { type Corner, waysOf } from './slide.ts';

/**
 * Things marked with `data-slide` travel from where they were to where they are now, whenever something else is shown.
 * Only transforms move.
 */
export function useSlide(board: RefObject<HTMLElement | null>, shown: unknown): void {
  const places = useRef<ReadonlyMap<string, Corner>>(new Map());
  const motion = useMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown moves things
  useLayoutEffect(() => {
    const before = places.current;
    const things = new Map(
      [...(board.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])].map((thing) => [
        thing.dataset.slide ?? '',
        thing,
      ]),
    );
    // All are measured before the first one moves: what moves makes the page lay itself out again.
    places.current = new Map([...things].map(([name, thing]) => [name, cornerOf(thing)]));
    if (motion === 'none') return;
    // Where all of the table is enlarged, what is measured is as well: a transform is enlarged once more.
    const zoom = board.current?.currentCSSZoom ?? 1;
    for (const [name, { x, y }] of waysOf(before, places.current))
      things.get(name)?.animate([{ transform: `translate(${x / zoom}px, ${y / zoom}px)` }, { transform: 'none' }], {
        duration: MOTION.move,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
  }, [shown, motion]);
}

/** What is part of another sliding thing slides in it. */
function cornerOf(thing: HTMLElement): Corner {
  const { left, top } = thing.getBoundingClientRect();
  const around = thing.parentElement?.closest('[data-slide]')?.getBoundingClientRect();
  return around === undefined ? { left, top } : { left: left - around.left, top: top - around.top };
}
