import { MOTION } from '@pouch/art';
import { has, type Viewer } from '@pouch/rules';
import type { CSSProperties } from 'react';
import type { Speed } from '../../device/settings.ts';
import { hurryAshore } from './hurry.ts';
import type { Show } from './show.ts';

/** Movements that are drawn by styles: they have to be as fast as the scenes that they belong to. */
const MOVEMENTS = ['move', 'reveal', 'reveal-apart', 'collect', 'draw', 'attack', 'toss'] as const;

/** Which part of their usual time movements take. */
export function paceOf(speed: Speed, show: Show, viewer: Viewer): number {
  const isLeaving = show.happening.event === 'plundered' && show.happening.all.some(({ seat }) => seat === viewer);
  const isAshore = viewer !== 'table' && show.starter !== null && !has(show.aboard, viewer) && !isLeaving;
  return (speed === 'fast' ? 0.5 : 1) / (isAshore && !show.over ? hurryAshore(show.turn) : 1);
}

export const paceStyle = (pace: number): CSSProperties | undefined =>
  pace === 1
    ? undefined
    : (Object.fromEntries(MOVEMENTS.map((name) => [`--${name}`, `${MOTION[name] * pace}ms`])) as CSSProperties);
