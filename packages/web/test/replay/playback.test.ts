import { GAMES, type GameId, type GameTypes } from '@pouch/rules';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadKit } from '../../src/games/registry.ts';
import { replayed } from '../../src/replay/course.ts';
import {
  afterAction,
  figuresSeat,
  millisAt,
  momentsOver,
  motionAt,
  nextViewer,
  type PlaybackAction,
  type PlaybackState,
  startOf,
} from '../../src/replay/playback.ts';
import { Scale } from '../../src/replay/scale.ts';
import { START, Stops } from '../../src/replay/stops.ts';
import type { AnyKit } from '../../src/table/kit.ts';
import type { Moment } from '../../src/table/source.ts';
import { read, recordsOf } from './records.ts';

type AnyStops = Stops<GameTypes, unknown>;

/** A game whose moment n has as many scenes as the list says; a tick of the scale after every second moment. */
function replayOf(scenes: readonly number[]): { readonly stops: AnyStops; readonly scale: Scale } {
  const kit = {
    still: (view: number) => `rest ${view}`,
    scenes: (_: number, { number }: Moment) =>
      Array.from({ length: scenes[number] ?? 0 }, (__, part) => ({
        show: `${number}.${part}`,
        millis: 100,
        sound: 'clink',
        flights: [
          { from: 'a', to: 'b', millis: 400, delay: 80 },
          { from: 'c', to: 'd' },
        ],
      })),
  } as unknown as AnyKit;
  const moments = scenes.map((_, number) => ({ number, events: [], view: number }));
  const marks = moments.filter((_, number) => number % 2 === 0).map(({ number }) => ({ label: '', moment: number }));
  return { stops: new Stops(kit, moments, 'table'), scale: new Scale(marks, scenes.length - 1) };
}

const replay = replayOf([0, 0, 2, 1, 0]);
const at = (place: string, more: Partial<PlaybackState> = {}): PlaybackState => {
  const [moment = 0, part = 0] = place.split('.').map(Number);
  return { ...startOf(replay.stops), place: { moment, part }, ...more };
};
const after = (state: PlaybackState, ...actions: readonly PlaybackAction[]): PlaybackState =>
  actions.reduce((before, action) => afterAction(Object.freeze(before), action, replay), state);
const placeOf = ({ place }: PlaybackState): string => `${place.moment}.${place.part}`;

describe('a replay', () => {
  test('begins at the result, for the whole table, and plays nothing', () => {
    expect(startOf(replay.stops)).toEqual({
      place: { moment: 4, part: 0 },
      playing: false,
      speed: 1,
      viewer: 'table',
      moves: false,
    });
  });

  test('steps forwards through every part as it moves, and stops at the end', () => {
    const places: string[] = [];
    let state = at('0.0');
    for (let count = 0; count < 9; count++) {
      places.push(placeOf(state));
      state = after(state, { do: 'step', way: 1 });
    }
    expect(places).toEqual(['0.0', '1.0', '2.0', '2.1', '2.2', '3.0', '3.1', '4.0', '4.0']);
    expect(state.moves).toBe(true);
  });

  test('steps backwards through the same places, and shows how things stood', () => {
    const places: string[] = [];
    let state = at('4.0', { moves: true });
    for (let count = 0; count < 8; count++) {
      state = after(state, { do: 'step', way: -1 });
      expect(state.moves).toBe(false);
      places.push(placeOf(state));
    }
    expect(places).toEqual(['3.1', '3.0', '2.2', '2.1', '2.0', '1.0', '0.0', '0.0']);
  });

  test('goes from round to round, to the table at rest', () => {
    expect(placeOf(after(at('0.0'), { do: 'round', way: 1 }))).toBe('2.2');
    expect(placeOf(after(at('2.0'), { do: 'round', way: 1 }))).toBe('2.2');
    expect(placeOf(after(at('2.2'), { do: 'round', way: 1 }))).toBe('4.0');
    expect(placeOf(after(at('4.0'), { do: 'round', way: 1 }))).toBe('4.0');
    expect(placeOf(after(at('4.0'), { do: 'round', way: -1 }))).toBe('2.2');
    expect(placeOf(after(at('2.1'), { do: 'round', way: -1 }))).toBe('0.0');
  });

  test('goes to either end, and to any place', () => {
    expect(placeOf(after(at('3.0'), { do: 'end', way: -1 }))).toBe('0.0');
    expect(placeOf(after(at('3.0'), { do: 'end', way: 1 }))).toBe('4.0');
    expect(placeOf(after(at('3.0'), { do: 'jump', to: { moment: 2, part: 1 } }))).toBe('2.1');
  });

  test.each<PlaybackAction>([
    { do: 'jump', to: START },
    { do: 'step', way: 1 },
    { do: 'step', way: -1 },
    { do: 'round', way: 1 },
    { do: 'end', way: 1 },
    { do: 'pause' },
    { do: 'play-or-pause' },
  ])('stops playing when somebody says %j', (action) => {
    expect(after(at('2.0', { playing: true }), action).playing).toBe(false);
  });

  test.each<PlaybackAction>([
    { do: 'jump', to: START },
    { do: 'round', way: 1 },
    { do: 'end', way: -1 },
  ])('moves nothing after %j', (action) => {
    expect(after(at('2.0', { moves: true }), action).moves).toBe(false);
  });
});

describe('autoplay', () => {
  test('begins where the replay stands, and at the end from the start', () => {
    expect(after(at('2.1'), { do: 'play-or-pause' })).toMatchObject({ playing: true, place: { moment: 2, part: 1 } });
    expect(after(at('4.0', { moves: true }), { do: 'play-or-pause' })).toMatchObject({
      playing: true,
      place: START,
      moves: false,
    });
  });

  test('goes on by itself, and ends with the game', () => {
    let state = after(at('0.0'), { do: 'play-or-pause' });
    let count = 0;
    for (; state.playing; count++) state = after(state, { do: 'continue' });
    expect(count).toBe(7);
    expect(placeOf(state)).toBe('4.0');
    expect(state.moves).toBe(true);
  });

  test('does not go on once it is paused: a timer may still be on its way', () => {
    const paused = after(at('2.0', { playing: true }), { do: 'pause' }, { do: 'continue' });
    expect([placeOf(paused), paused.playing]).toEqual(['2.0', false]);
  });

  test('has nothing to play in a game without steps', () => {
    const none = replayOf([0]);
    const start = startOf(none.stops);
    expect(afterAction(start, { do: 'play-or-pause' }, none)).toBe(start);
    expect(afterAction(start, { do: 'step', way: 1 }, none).place).toEqual(START);
  });

  test('has three speeds, one after another or round in a circle', () => {
    const speeds = (way: 1 | -1 | 'round') => {
      const seen: number[] = [];
      let state = at('0.0', { speed: way === -1 ? 4 : 1 });
      for (let count = 0; count < 4; count++) {
        seen.push(state.speed);
        state = after(state, { do: 'speed', way });
      }
      return seen;
    };
    expect(speeds(1)).toEqual([1, 2, 4, 4]);
    expect(speeds(-1)).toEqual([4, 2, 1, 1]);
    expect(speeds('round')).toEqual([1, 2, 4, 1]);
  });

  test('keeps playing at another speed', () => {
    expect(after(at('2.0', { playing: true }), { do: 'speed', way: 1 })).toMatchObject({ playing: true, speed: 2 });
  });
});

describe('the viewer of a replay', () => {
  test('changes nothing but what is seen, and nothing flies for it', () => {
    const state = after(at('2.1', { playing: true, moves: true }), { do: 'look', from: 1 });
    expect(state).toMatchObject({ viewer: 1, playing: true, moves: false, place: { moment: 2, part: 1 } });
  });

  test('may see fewer scenes: the replay goes on from the nearest', () => {
    const fewer = replayOf([0, 0, 0, 0, 0]);
    const state = at('2.2', { playing: true });
    expect(placeOf(afterAction(state, { do: 'continue' }, fewer))).toBe('3.0');
    expect(placeOf(afterAction(state, { do: 'step', way: -1 }, fewer))).toBe('1.0');
  });

  test('is the table, then every seat, then the table again', () => {
    expect(nextViewer('table', 3)).toBe(0);
    expect(nextViewer(1, 3)).toBe(2);
    expect(nextViewer(2, 3)).toBe('table');
    expect(nextViewer(0, 1)).toBe('table');
  });

  test('has the figures; else this device’s only player, else the winner', () => {
    expect(figuresSeat(2, [0], 1)).toBe(2);
    expect(figuresSeat('table', [0], 1)).toBe(0);
    expect(figuresSeat('table', [0, 2], 1)).toBe(1);
    expect(figuresSeat('table', [], undefined)).toBe(0);
  });
});

describe('what is shown while a replay plays', () => {
  const stopAt = (place: string) => replay.stops.at(at(place).place);

  test('takes the time of its scene, and a rest; longer where no scene has told anything', () => {
    expect(millisAt(stopAt('2.0'), 1, 'turns')).toBe(100);
    expect(millisAt(stopAt('2.2'), 1, 'turns')).toBe(350);
    expect(millisAt(stopAt('1.0'), 1, 'turns')).toBe(700);
    expect(millisAt(stopAt('1.0'), 1, 'race')).toBe(350);
    expect(millisAt(stopAt('1.0'), 4, 'turns')).toBe(175);
  });

  test('is never too short to be seen', () => {
    const stop = stopAt('2.0');
    const brief = { ...stop, scene: { show: '', millis: 0 } };
    expect(millisAt(brief, 1, 'turns')).toBe(60);
  });

  test('flies and is heard only where it follows from what was shown before', () => {
    expect(motionAt(stopAt('2.0'), { moves: false, speed: 1 })).toBeUndefined();
    expect(motionAt(stopAt('2.2'), { moves: true, speed: 1 })).toBeUndefined();
    expect(motionAt(stopAt('2.0'), { moves: true, speed: 1 })).toMatchObject({
      sound: 'clink',
      flights: [{ millis: 400, delay: 80 }, { to: 'd' }],
    });
  });

  test('flies faster at a higher speed, and begins as much earlier', () => {
    const { flights } = motionAt(stopAt('2.0'), { moves: true, speed: 4 }) ?? {};
    expect(flights?.map(({ millis, delay }) => [millis, delay])).toEqual([
      [100, 20],
      [75, undefined],
    ]);
  });

  test('is in the log when it is over', () => {
    expect(['0.0', '1.0', '2.0', '2.1', '2.2'].map((place) => momentsOver(stopAt(place)))).toEqual([0, 1, 1, 1, 2]);
  });
});

describe.each(Object.keys(GAMES) as GameId[])('the replay of a recorded game of %s', (game) => {
  // Settings listen for other tabs.
  beforeAll(() => void vi.stubGlobal('addEventListener', () => {}));

  test('plays from the set-up to the result, for every viewer', async () => {
    const kit = await loadKit(game);
    const [json = {}] = recordsOf(game);
    const record = read(json);
    const { course } = replayed(record);
    const scale = new Scale([], course.number);
    for (const viewer of ['table', ...Array.from({ length: record.seats }, (_, seat) => seat)] as const) {
      const stops: AnyStops = new Stops(kit, course.moments(viewer), viewer);
      let state = afterAction(startOf(stops), { do: 'play-or-pause' }, { stops, scale });
      const moments: number[] = [];
      while (state.playing) {
        const stop = stops.at(state.place);
        expect(millisAt(stop, state.speed, 'turns')).toBeGreaterThan(0);
        expect(kit.heading(stop.view, stop.show).phase).toBeTruthy();
        if (moments.at(-1) !== stop.moment) moments.push(stop.moment);
        state = afterAction(state, { do: 'continue' }, { stops, scale });
      }
      expect(moments.length).toBeGreaterThanOrEqual(course.number);
      expect(state.place).toEqual(stops.end);
    }
  });
});
