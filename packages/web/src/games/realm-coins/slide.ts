/** Where things were and are now: what has moved is seen to slide there. */

/** The upper left corner of a thing: on the screen, or in the sliding thing that it is part of. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

export interface Way {
  readonly x: number;
  readonly y: number;
}

/** Less than this is not seen, in pixels. */
const LEAST = 2;

/** From where each thing comes, seen from where it is; nothing for those that are new or have stayed. */
export function waysOf(
  before: ReadonlyMap<string, Corner>,
  now: ReadonlyMap<string, Corner>,
): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  for (const [name, corner] of now) {
    const was = before.get(name);
    if (was === undefined) continue;
    const [x, y] = [was.left - corner.left, was.top - corner.top];
    if (Math.abs(x) >= LEAST || Math.abs(y) >= LEAST) ways.set(name, { x, y });
  }
  return ways;
}
