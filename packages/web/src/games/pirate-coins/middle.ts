import type { CSSProperties } from 'react';

/**
 * How far from the middle one of several stands, in steps: the styles move it there, so that those who stay glide to
 * their new places when somebody or something comes or goes.
 */
export const fromMiddle = (index: number, count: number): CSSProperties =>
  ({ '--from-middle': index - (count - 1) / 2 }) as CSSProperties;
