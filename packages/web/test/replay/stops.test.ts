import { describe, expect, test } from 'vitest';
import { START, Stops } from '../../src/replay/stops.ts';
import type { AnyKit } from '../../src/table/kit.ts';
import type { Moment } from '../../src/table/source.ts';

/** A game whose moment n has as many scenes as the list says. */
function stopsOf(scenes: readonly number[]): Stops<never, unknown> {
  const kit = {
    still: (view: number) => `rest ${view}`,
    scenes: (before: number, { number, view }: Moment) =>
      Array.from({ length: scenes[number] ?? 0 }, (_, part) => ({ show: `${before}-${view}.${part}`, millis: 100 })),
  } as unknown as AnyKit;
  const moments = scenes.map((_, number) => ({ number, events: [], view: number }));
  return new Stops(kit, moments, 'table') as unknown as Stops<never, unknown>;
}

describe('the stops of a replay', () => {
  const stops = stopsOf([0, 0, 2, 1]);

  test('are the scenes of each moment and the rest after them, forwards', () => {
    const shows: unknown[] = [];
    for (let at = stops.at(START); ; ) {
      shows.push(at.show);
      const next = stops.next(at);
      if (next === undefined) break;
      at = stops.at(next);
    }
    expect(shows).toEqual(['rest 0', 'rest 1', '1-2.0', '1-2.1', 'rest 2', '2-3.0', 'rest 3']);
  });

  test('are the same backwards', () => {
    const places = [stops.end];
    for (let before = stops.previous(stops.end); before !== undefined; before = stops.previous(before))
      places.push(before);
    expect(places.map((place) => `${place.moment}.${place.part}`)).toEqual([
      '3.1',
      '3.0',
      '2.2',
      '2.1',
      '2.0',
      '1.0',
      '0.0',
    ]);
  });

  test('stand where their share of the moment is, and are found there', () => {
    expect(stops.position(START)).toBe(0);
    expect(stops.position({ moment: 1, part: 0 })).toBe(1);
    expect(stops.position({ moment: 2, part: 0 })).toBeCloseTo(4 / 3);
    expect(stops.position(stops.end)).toBe(3);
    for (let at: ReturnType<typeof stops.next> = START; at !== undefined; at = stops.next(at))
      expect(stops.near(stops.position(at))).toEqual(at);
    expect(stops.near(1.1)).toEqual({ moment: 1, part: 0 });
    expect(stops.near(-5)).toEqual(START);
    expect(stops.near(50)).toEqual(stops.end);
  });

  test('of another viewer may be fewer: the nearest is taken', () => {
    expect(stops.at({ moment: 1, part: 7 })).toMatchObject({ moment: 1, part: 0 });
    expect(stops.at({ moment: 9, part: 0 })).toMatchObject({ moment: 3 });
  });

  test('of a game without steps are its set-up', () => {
    const none = stopsOf([0]);
    expect(none.end).toEqual(START);
    expect(none.next(START)).toBeUndefined();
    expect(none.previous(START)).toBeUndefined();
    expect(none.near(0)).toEqual(START);
  });
});
