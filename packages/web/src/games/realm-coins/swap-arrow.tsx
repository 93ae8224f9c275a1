import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Swap } from './swap.ts';
import style from './swap-arrow.module.css';

interface SwapArrowProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly chosen: Swap;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Joins the coins that change places. */
export function SwapArrow({ board, chosen }: SwapArrowProps): ReactNode {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const around = board.current;
    if (around === null) return;
    const measure = (): void => {
      const pairs = Math.min(chosen.take.length, chosen.give.length);
      setPaths(Array.from({ length: pairs }, (_, index) => pathOf(around, index + 1)).filter((path) => path !== ''));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [board, chosen]);
  if (paths.length === 0) return null;
  return (
    <svg className={style.arrow} aria-hidden="true">
      <defs>
        <marker
          id="swap-head"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4.5"
          markerHeight="4.5"
          orient="auto-start-reverse"
        >
          <path d="M1 1 L8 5 L1 9" />
        </marker>
      </defs>
      {paths.map((path) => (
        <path key={path} d={path} markerStart="url(#swap-head)" markerEnd="url(#swap-head)" />
      ))}
    </svg>
  );
}

function pathOf(around: HTMLElement, number: number): string {
  const from = edgeOf(around, `take-${number}`);
  const to = edgeOf(around, `give-${number}`);
  if (from === undefined || to === undefined) return '';
  const distance = Math.hypot(to.middle.x - from.middle.x, to.middle.y - from.middle.y) || 1;
  const step: Point = {
    x: (to.middle.x - from.middle.x) / distance,
    y: (to.middle.y - from.middle.y) / distance,
  };
  const start = { x: from.middle.x + step.x * from.radius, y: from.middle.y + step.y * from.radius };
  const end = { x: to.middle.x - step.x * to.radius, y: to.middle.y - step.y * to.radius };
  // Bends to one side, so that it does not lie over the coins between.
  const bend = distance / 7;
  const over = { x: (start.x + end.x) / 2 + step.y * bend, y: (start.y + end.y) / 2 - step.x * bend };
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(start)} Q${at(over)} ${at(end)}`;
}

function edgeOf(around: HTMLElement, chosen: string): { readonly middle: Point; readonly radius: number } | undefined {
  const coin = around.querySelector(`[data-chosen="${chosen}"]`)?.getBoundingClientRect();
  if (coin === undefined) return undefined;
  const box = around.getBoundingClientRect();
  // Where all of the table is enlarged, what is measured is as well: what is drawn is enlarged once more.
  const zoom = around.currentCSSZoom ?? 1;
  return {
    middle: {
      x: (coin.left + coin.width / 2 - box.left) / zoom,
      y: (coin.top + coin.height / 2 - box.top) / zoom,
    },
    radius: coin.width / 2 / zoom + 9,
  };
}
