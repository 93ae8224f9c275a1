import type { ExampleData } from '../../chapters/chapter.ts';
import type { Flight } from '../../table/flight.ts';
import type { AnyKit, Line, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { courseOf } from './example-course.ts';

/** A picture of an example, and how many of its lines have been told by then. */
interface ExampleFrame {
  readonly show: unknown;
  readonly view: unknown;
  readonly told: number;
  /** How long what moves in it takes. */
  readonly millis: number;
  readonly flights: readonly Flight[];
  /** All that has happened by then, for what a view does not tell. */
  readonly moments: readonly Moment[];
}

export interface ExampleFrames {
  readonly frames: readonly ExampleFrame[];
  readonly lines: readonly Line[];
}

/**
 * All pictures of an example, one after another. Unlike a table, an example can stop at each scene of a step: a single
 * bid may bring the reveal, the ranking and the winning of pools.
 */
export function framesOf(kit: AnyKit, data: ExampleData, names: Names): ExampleFrames {
  const { first, moments } = courseOf(kit.game, data);
  const ends = beatEnds(data.beats);
  const lines: Line[] = [];
  const frames: ExampleFrame[] = [still(kit, first, 0, [])];
  let before = first;
  let previous = first;
  for (const [at, moment] of moments.entries()) {
    const past = moments.slice(0, at + 1);
    const told = lines.length;
    for (const event of moment.events) {
      const line = kit.tell(event, names, previous, moment.events);
      if (line !== undefined) lines.push(line);
    }
    previous = moment.view;
    // Of steps that belong together only the last one is shown: all bids are locked, then they open.
    if (!ends.has(moment.number)) continue;
    const scenes = kit.scenes(before, moment, 'table');
    for (const [index, { show, millis, flights = [] }] of scenes.entries()) {
      // Scenes and lines are told in the same order; a scene brings its share of the lines.
      const share = Math.ceil(((lines.length - told) * (index + 1)) / scenes.length);
      frames.push({ show, view: moment.view, told: told + share, millis, flights, moments: past });
    }
    // What ends a round is looked at last: the next one, which begins in the same step, shows nothing of it.
    const rest = still(kit, moment.view, lines.length, past);
    const isLast = moment === moments.at(-1) && scenes.length > 0;
    if (!isLast || !isNewRound(kit, frames.at(-1), rest)) frames.push(rest);
    before = moment.view;
  }
  return { frames, lines };
}

const still = (kit: AnyKit, view: unknown, told: number, moments: readonly Moment[]): ExampleFrame => ({
  show: kit.still(view, 'table'),
  view,
  told,
  millis: 0,
  flights: [],
  moments,
});

const isNewRound = (kit: AnyKit, seen: ExampleFrame | undefined, next: ExampleFrame): boolean =>
  seen !== undefined && kit.heading(seen.view, seen.show).round !== kit.heading(next.view, next.show).round;

/** The numbers of the steps that end a beat. */
function beatEnds(beats: readonly number[]): ReadonlySet<number> {
  let number = 0;
  return new Set(
    beats.map((steps) => {
      number += steps;
      return number;
    }),
  );
}

/** Where a single step from a frame leads: to the last frame before a further line is told. */
export function stepEnd({ frames }: ExampleFrames, from: number): number {
  const toldNow = frames[from]?.told ?? 0;
  const next = frames.findIndex(({ told }, index) => index > from && told > toldNow);
  if (next < 0) return frames.length - 1;
  const toldThen = frames[next]?.told ?? 0;
  const further = frames.findIndex(({ told }, index) => index > next && told > toldThen);
  return further < 0 ? frames.length - 1 : further - 1;
}
