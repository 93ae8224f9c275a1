import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../../test-support/thorough.ts';
import {
  follow,
  forViewer,
  isRead,
  nextScene,
  nextStep,
  playAgain,
  restAtNewest,
  type StageState,
  skipScenes,
  stageOf,
} from '../../src/table/stage.ts';
import { type MadeUp, MadeUpTable, type Show } from './made-up-table.ts';

type State = StageState<MadeUp, Show>;

/** Everything that is shown until the table rests, one scene after another. */
function playOut(table: MadeUpTable, start: State): { readonly shows: readonly string[]; readonly end: State } {
  const shows: string[] = [];
  let state = start;
  while (state.scene !== undefined) {
    shows.push(state.show);
    state = nextScene(state, table.input);
  }
  return { shows, end: state };
}

const seenOf = (table: MadeUpTable, state: State) => stageOf(state, table.input);

describe('a table that is opened', () => {
  test('rests at the newest moment and plays nothing of what was before', () => {
    const table = new MadeUpTable();
    table.call(3);
    const state = table.begin();
    expect(seenOf(table, state)).toMatchObject({ number: 3, seen: 3, show: 'still 3', atRest: true, behind: 0 });
    expect(follow(state, table.input)).toBe(state);
    expect(table.asked).toEqual([]);
  });

  test('shows a snapshot that is newer without a moment: a bid that was taken back', () => {
    const table = new MadeUpTable();
    table.viewer = 1;
    const state = table.begin();
    const snapshot = { ...table.snapshot, view: { called: 0, word: 'another word' } };
    const stage = stageOf(state, { ...table.input, snapshot });
    expect(stage.view).toBe(snapshot.view);
    expect(stage.show).toBe('still 0, another word');
  });
});

describe('a moment', () => {
  test('is played out scene by scene, and then the table rests', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call();
    const { shows, end } = playOut(table, follow(start, table.input));
    expect(shows).toEqual(['scene 1 of 1', 'scene 2 of 1']);
    expect(seenOf(table, end)).toMatchObject({ show: 'still 1', atRest: true, seen: 1 });
  });

  test('is in the log only when its scenes are over', () => {
    const table = new MadeUpTable();
    table.call(2);
    const start = table.begin();
    table.call();
    const first = follow(start, table.input);
    expect(seenOf(table, first)).toMatchObject({ number: 3, seen: 2, atRest: false, behind: 0 });
    const second = nextScene(first, table.input);
    expect(seenOf(table, second)).toMatchObject({ number: 3, seen: 2, atRest: false });
    expect(seenOf(table, nextScene(second, table.input))).toMatchObject({ number: 3, seen: 3, atRest: true });
  });

  test('without scenes is passed over', () => {
    const table = new MadeUpTable();
    table.scenesOf = () => 0;
    const start = table.begin();
    table.call(3);
    const state = follow(start, table.input);
    expect(seenOf(table, state)).toMatchObject({ number: 3, show: 'still 3', atRest: true, behind: 0 });
    expect(table.asked).toEqual(['from 0 to 1 for table', 'from 1 to 2 for table', 'from 2 to 3 for table']);
  });

  test('is compared with the one before it, also where that had no scenes', () => {
    const table = new MadeUpTable();
    table.scenesOf = (number) => (number === 3 ? 1 : 0);
    const start = table.begin();
    table.call(3);
    const state = follow(start, table.input);
    expect(seenOf(table, state)).toMatchObject({ number: 3, seen: 2, show: 'scene 1 of 3', view: { called: 3 } });
    expect(table.asked.at(-1)).toBe('from 2 to 3 for table');
  });
});

describe('moments that come faster than they are shown', () => {
  test('wait for their turn, and none is left out', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call();
    let state = follow(start, table.input);
    table.call(2);
    state = follow(state, table.input);
    expect(seenOf(table, state)).toMatchObject({ show: 'scene 1 of 1', number: 1, behind: 2 });
    expect(playOut(table, state).shows).toEqual([
      'scene 1 of 1',
      'scene 2 of 1',
      'scene 1 of 2',
      'scene 2 of 2',
      'scene 1 of 3',
      'scene 2 of 3',
    ]);
  });

  test('are no reason to change what is shown just now', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call();
    const state = follow(start, table.input);
    table.call();
    expect(follow(state, table.input)).toBe(state);
  });

  test('leave nothing to decide before the last of them has been seen', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call(2);
    const moving = follow(start, table.input);
    const between = skipScenes(moving, table.input);
    expect(between.scene).toBeUndefined();
    expect(seenOf(table, between)).toMatchObject({ number: 1, seen: 1, atRest: false, behind: 1, show: 'still 1' });
  });
});

describe('a press', () => {
  test('skips the scenes of this moment, and the next one is played', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call(2);
    const state = skipScenes(follow(start, table.input), table.input);
    expect(state).toMatchObject({ number: 1, show: 'still 1', scene: undefined, rest: [] });
    expect(playOut(table, follow(state, table.input)).shows).toEqual(['scene 1 of 2', 'scene 2 of 2']);
  });

  test('changes nothing at rest', () => {
    const table = new MadeUpTable();
    const state = table.begin();
    expect(skipScenes(state, table.input)).toBe(state);
  });

  test('shows the end of the moment, not the newest: the log is not ahead', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call(5);
    const state = skipScenes(follow(start, table.input), table.input);
    expect(seenOf(table, state)).toMatchObject({ number: 1, seen: 1, view: { called: 1 }, behind: 4 });
  });
});

test('catching up, as a hidden page does, goes to the newest moment and forgets the scenes', () => {
  const table = new MadeUpTable();
  const start = table.begin();
  table.call(4);
  const moving = follow(start, table.input);
  const asked = table.asked.length;
  const state = restAtNewest({ ...table.input });
  expect(moving.scene).toBeDefined();
  expect(seenOf(table, state)).toMatchObject({ number: 4, seen: 4, show: 'still 4', atRest: true, behind: 0 });
  expect(table.asked).toHaveLength(asked);
});

describe('without motion', () => {
  test('there is time to read, and nothing flies', () => {
    const moving = new MadeUpTable();
    const still = new MadeUpTable();
    still.motion = 'none';
    const scenes = [moving, still].map((table) => {
      const start = table.begin();
      table.call();
      return nextScene(follow(start, table.input), table.input).scene;
    });
    expect(scenes[0]).toMatchObject({ lasts: 950, flights: [{}] });
    expect(scenes[1]).toMatchObject({ lasts: 750, flights: [] });
  });
});

describe('a step', () => {
  const stepped = (): { readonly table: MadeUpTable; readonly state: State } => {
    const table = new MadeUpTable();
    table.scenesOf = () => 3;
    table.stepOf = (index) => (index < 3 ? 'first' : 'second');
    const start = table.begin();
    table.call(2);
    return { table, state: follow(start, table.input) };
  };

  test('is several scenes, and knows how long they take together', () => {
    const { table, state } = stepped();
    expect(state.step).toEqual({ key: '1 first', lasts: 850 + 950 });
    const second = nextScene(state, table.input);
    expect(second.step).toBe(state.step);
    expect(nextScene(second, table.input).step).toEqual({ key: '1 second', lasts: 1050 });
  });

  test('is left for the next one at a press', () => {
    const { table, state } = stepped();
    expect(nextStep(state, table.input)).toMatchObject({ show: 'scene 3 of 1', step: { key: '1 second' } });
  });

  test('that is the last leads to the rest, and from there to the next moment', () => {
    const { table, state } = stepped();
    const end = nextStep(nextStep(state, table.input), table.input);
    expect(end).toMatchObject({ number: 1, show: 'still 1', scene: undefined, step: undefined });
    expect(follow(end, table.input)).toMatchObject({ show: 'scene 1 of 2', step: { key: '2 first' } });
  });

  test('scenes without one are steps of their own', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call();
    const state = follow(start, table.input);
    expect(nextStep(state, table.input).show).toBe('scene 2 of 1');
  });

  test('changes nothing at rest', () => {
    const table = new MadeUpTable();
    const state = table.begin();
    expect(nextStep(state, table.input)).toBe(state);
  });

  test('says how much of its moment has been told', () => {
    const { table, state } = stepped();
    expect(seenOf(table, state)).toMatchObject({ seen: 0, told: 1 });
    expect(seenOf(table, nextStep(state, table.input))).toMatchObject({ seen: 0, told: 3 });
  });
});

describe('what has been shown', () => {
  test('is played out again from a moment on, up to the newest', () => {
    const table = new MadeUpTable();
    table.call(3);
    const { shows, end } = playOut(table, playAgain(2, table.input));
    expect(shows).toEqual(['scene 1 of 2', 'scene 2 of 2', 'scene 1 of 3', 'scene 2 of 3']);
    expect(seenOf(table, end)).toMatchObject({ number: 3, seen: 3, show: 'still 3', atRest: true, behind: 0 });
  });

  test('is behind the newest meanwhile, and the log with it', () => {
    const table = new MadeUpTable();
    table.call(3);
    expect(seenOf(table, playAgain(2, table.input))).toMatchObject({ number: 2, seen: 1, atRest: false, behind: 1 });
  });

  test('cannot be played again where nothing is known of what was before it', () => {
    const table = new MadeUpTable();
    table.call(3);
    expect(playAgain(1, table.input)).toEqual(table.begin());
    expect(playAgain(9, table.input)).toEqual(table.begin());
  });
});

describe('the clock of a step', () => {
  test('stops where its last words are read, for a player who wants to wait', () => {
    const table = new MadeUpTable();
    table.scenesOf = () => 3;
    table.stepOf = (index) => (index < 3 ? 'first' : 'second');
    const start = table.begin();
    table.call();
    const first = follow(start, table.input);
    const second = nextScene(first, table.input);
    const third = nextScene(second, table.input);
    expect([start, first, second, third].map(isRead)).toEqual([false, false, true, true]);
  });
});

describe('another viewer', () => {
  const uncovered = (): { readonly table: MadeUpTable; readonly state: State } => {
    const table = new MadeUpTable();
    table.viewer = 1;
    const start = table.begin();
    table.call(2);
    return { table, state: follow(start, table.input) };
  };

  test("sees nothing of the last one's show, not even while it moves", () => {
    const { table, state } = uncovered();
    expect(JSON.stringify(state)).toContain('word of seat 1');
    table.viewer = 'table';
    const covered = forViewer(state, table.input);
    expect(JSON.stringify(covered)).not.toContain('word');
    expect(covered).toMatchObject({ viewer: 'table', number: 1, show: 'still 1', scene: undefined, rest: [] });
  });

  test('of the device gets the moment as they may know it', () => {
    const { table, state } = uncovered();
    table.viewer = 2;
    const next = forViewer(state, table.input);
    expect(next.show).toBe('still 1, word of seat 2');
    expect(JSON.stringify(next)).not.toContain('seat 1');
  });

  test('does not lose the moments that wait', () => {
    const { table, state } = uncovered();
    table.viewer = 'table';
    const covered = forViewer(state, table.input);
    expect(playOut(table, follow(covered, table.input)).shows).toEqual(['scene 1 of 2', 'scene 2 of 2']);
  });

  test('after the table itself goes on with what everyone may see', () => {
    const table = new MadeUpTable();
    const start = table.begin();
    table.call();
    const state = follow(start, table.input);
    table.viewer = 0;
    const lifted = forViewer(state, table.input);
    expect(lifted).toEqual({ ...state, viewer: 0 });
  });

  test('who is the same changes nothing', () => {
    const { table, state } = uncovered();
    expect(forViewer(state, table.input)).toBe(state);
  });

  test('before the first moment goes on after it: nobody knows how the set-up was for them', () => {
    const table = new MadeUpTable();
    table.viewer = 1;
    const state = table.begin();
    table.viewer = 2;
    expect(forViewer(state, table.input)).toMatchObject({ number: 0, show: 'still 0, word of seat 2', viewer: 2 });
    table.call(2);
    const next = forViewer(state, table.input);
    expect(next).toMatchObject({ number: 1, show: 'still 1, word of seat 2', viewer: 2 });
    expect(follow(next, table.input).show).toBe('scene 1 of 2, word of seat 2');
  });
});

describe('a race', () => {
  test('shows the newest view at once, with the scenes beside it', () => {
    const table = new MadeUpTable('race');
    const start = table.begin();
    table.call(2);
    const stage = seenOf(table, follow(start, table.input));
    expect(stage).toMatchObject({ number: 2, seen: 2, view: { called: 2 }, show: 'scene 1 of 1', atRest: true });
  });

  test('lets newer scenes take the place of older ones', () => {
    const table = new MadeUpTable('race');
    const start = table.begin();
    table.call();
    const older = follow(start, table.input);
    table.call();
    const newer = follow(older, table.input);
    expect(newer).toMatchObject({ number: 2, show: 'scene 1 of 2' });
    expect(playOut(table, newer).shows).toEqual(['scene 1 of 2', 'scene 2 of 2']);
  });

  test('keeps the older scenes if the newer moment has none', () => {
    const table = new MadeUpTable('race');
    table.scenesOf = (number) => (number === 1 ? 2 : 0);
    const start = table.begin();
    table.call();
    const older = follow(start, table.input);
    table.call();
    expect(follow(older, table.input)).toBe(older);
    const { shows, end } = playOut(table, older);
    expect(shows).toEqual(['scene 1 of 1', 'scene 2 of 1']);
    expect(seenOf(table, end)).toMatchObject({ number: 2, behind: 0, show: 'still 2' });
  });

  test('without scenes shows the snapshot as it is', () => {
    const table = new MadeUpTable('race');
    const state = table.begin();
    table.call();
    expect(seenOf(table, state)).toMatchObject({ show: 'still 1', number: 1, atRest: true, behind: 1 });
  });
});

/** What can happen to a stage, in any order. */
const happenings = fc.array(
  fc.constantFrom('call', 'call twice', 'scene over', 'press', 'hide', 'seat 0', 'seat 1', 'table'),
  { maxLength: 40 },
);

describe.each(['turns', 'race'] as const)('whatever happens in a game of %s', (pace) => {
  test('the log is never ahead of the board, and the board never ahead of the game', () => {
    fc.assert(
      fc.property(happenings, fc.nat({ max: 3 }), (events, most) => {
        const table = new MadeUpTable(pace);
        table.scenesOf = (number) => (number * 7) % (most + 1);
        let state = table.begin();
        let shown = 0;
        for (const event of events) {
          state = happen(event, table, state);
          const stage = seenOf(table, state);
          expect(stage.seen).toBeLessThanOrEqual(stage.number);
          expect(stage.number).toBeLessThanOrEqual(table.snapshot.number);
          expect(stage.view.called).toBe(stage.number);
          // Nothing is taken back, and no secret of another seat is in it.
          expect(stage.number).toBeGreaterThanOrEqual(shown);
          shown = stage.number;
          const words = JSON.stringify([state, stage.show]).match(/word of seat \d/g) ?? [];
          expect(words.filter((word) => word !== `word of seat ${table.viewer}`)).toEqual([]);
        }
      }),
      { numRuns: amount(200, 2000) },
    );
  });

  test('it comes to rest at the newest moment', () => {
    fc.assert(
      fc.property(happenings, (events) => {
        const table = new MadeUpTable(pace);
        let state = table.begin();
        for (const event of events) state = happen(event, table, state);
        for (let left = 500; left > 0 && !isDone(table, state); left--) state = happen('scene over', table, state);
        expect(seenOf(table, state)).toMatchObject({ number: table.snapshot.number, atRest: true, behind: 0 });
      }),
      { numRuns: amount(200, 2000) },
    );
  });
});

const isDone = (table: MadeUpTable, { scene, number }: State): boolean =>
  scene === undefined && number === table.snapshot.number;

/** Changes the table or the stage, and does after it what the page does. */
function happen(event: string, table: MadeUpTable, state: State): State {
  const after = changed(event, table, state);
  return follow(forViewer(after, table.input), table.input);
}

function changed(event: string, table: MadeUpTable, state: State): State {
  if (event === 'call') table.call();
  else if (event === 'call twice') table.call(2);
  else if (event === 'scene over') return state.scene === undefined ? state : nextScene(state, table.input);
  else if (event === 'press') return skipScenes(state, table.input);
  else if (event === 'hide') return restAtNewest(table.input);
  else table.viewer = event === 'table' ? 'table' : Number(event.at(-1));
  return state;
}
