import { describe, expect, test } from 'vitest';
import type { ExampleFrames } from '../../src/pages/learn/example-frames.ts';
import { stepEnd } from '../../src/pages/learn/example-frames.ts';
import { forward, type Run, restOf, runTo, START, stateOf } from '../../src/pages/learn/example-run.ts';
import { fromTable } from '../../src/pages/learn/from-table.ts';
import { grown } from '../../src/pages/learn/highest.ts';
import { nowInSight, sectionIn } from '../../src/pages/learn/reach.ts';

/** Frames by how many lines have been told, and how long what moves in them takes. */
const frames = (...told: readonly (readonly [number, number])[]): ExampleFrames['frames'] =>
  told.map(([lines, millis]) => ({ show: undefined, view: undefined, told: lines, millis, flights: [], moments: [] }));

const FRAMES = frames([0, 0], [1, 0], [1, 5000], [2, 200], [2, 0]);
const LAST = FRAMES.length - 1;

/** Lets time pass until it stands still. */
function played(run: Run): readonly number[] {
  const shown = [run.at];
  for (let now = run; restOf(now, FRAMES) !== undefined; ) {
    now = forward(now);
    shown.push(now.at);
    expect(shown.length).toBeLessThan(100);
  }
  return shown;
}

describe('an example', () => {
  test('stands still at first', () => {
    expect(restOf(START, FRAMES)).toBeUndefined();
    expect(stateOf(START, FRAMES)).toBe('waiting');
  });

  test('moves on at once when it is pressed, and then goes on by itself to the end', () => {
    const pressed = runTo(START, LAST);
    expect(pressed.at).toBe(1);
    expect(stateOf(pressed, FRAMES)).toBe('playing');
    expect(played(pressed)).toEqual([1, 2, 3, 4]);
  });

  test('is over at its last frame, where nothing moves any more', () => {
    const end: Run = { at: LAST, until: LAST };
    expect(stateOf(end, FRAMES)).toBe('over');
    expect(runTo(end, LAST)).toEqual(end);
    expect(restOf(end, FRAMES)).toBeUndefined();
  });

  test('a pause stays where it is', () => {
    const paused = runTo({ at: 2, until: LAST }, 2);
    expect(paused).toEqual({ at: 2, until: 2 });
    expect(stateOf(paused, FRAMES)).toBe('waiting');
    expect(restOf(paused, FRAMES)).toBeUndefined();
  });

  test('a step ends before a further line is told', () => {
    const course: ExampleFrames = { frames: FRAMES, lines: [] };
    const step = (run: Run): readonly number[] => played(runTo(run, stepEnd(course, run.at)));
    expect(step(START)).toEqual([1, 2]);
    expect(step({ at: 2, until: 2 })).toEqual([3, 4]);
  });

  test('a new line stays long enough to be read, and what moves as long as it moves', () => {
    const [first, line, long, both] = FRAMES.map((_, at) => restOf({ at, until: LAST }, FRAMES));
    expect(line).toBeGreaterThan(first ?? 0);
    expect(long).toBe(5000);
    // A short movement does not shorten the reading.
    expect(both).toBe(line);
  });

  test('an example of one frame is over from the start', () => {
    expect(stateOf(START, frames([0, 0]))).toBe('over');
    expect(stateOf(START, [])).not.toBe('over');
    expect(restOf({ at: 0, until: 3 }, [])).toBeUndefined();
  });
});

describe('the height of a board', () => {
  test('never shrinks at one width', () => {
    const first = grown(undefined, { width: 400, height: 200.7 });
    expect(first).toEqual({ width: 400, height: 200 });
    expect(grown(first, { width: 400, height: 150 }).height).toBe(200);
    expect(grown(first, { width: 400, height: 260 }).height).toBe(260);
  });

  test('is measured anew at another width', () => {
    const turned = grown({ width: 400, height: 200 }, { width: 800, height: 200 });
    expect(turned).toEqual({ width: 800, height: undefined });
    expect(grown(turned, { width: 800, height: 120 }).height).toBe(120);
  });
});

describe('the section that is read', () => {
  test('is named by the address', () => {
    expect(sectionIn('#set-up')).toBe('set-up');
    expect(sectionIn('#R6%20b')).toBe('R6 b');
    expect(sectionIn('')).toBe('');
    expect(sectionIn('#%E0%A4%A')).toBe('');
  });

  test('comes into sight and leaves it', () => {
    const before = new Set(['a', 'b']);
    const after = nowInSight(before, [
      { id: 'a', isIn: false },
      { id: 'c', isIn: true },
    ]);
    expect([...after]).toEqual(['b', 'c']);
    expect([...before]).toEqual(['a', 'b']);
  });
});

describe('the table that the rules were opened from', () => {
  test.each(['/play/abc', '/table/AbCd-ef_01234567', '/replay'])('%s is led back to', (path) => {
    expect(fromTable(`from=${encodeURIComponent(path)}`)).toBe(path);
  });

  test.each([
    '',
    'from=',
    'from=https://elsewhere.example',
    'from=//elsewhere.example',
    'from=/%5Celsewhere.example',
    'from=javascript:alert(1)',
    'from=/play/a?sit',
    'to=/play/a',
  ])('an address that anybody could have written leads nowhere: %j', (search) => {
    expect(fromTable(search)).toBeUndefined();
  });
});
