import { describe, expect, test } from 'vitest';
import { SPEEDS } from '../../src/device/settings.ts';
import type { Scene } from '../../src/table/kit.ts';
import { asTheyAre, hastened, type Tempo, timed } from '../../src/table/tempo.ts';

const NORMAL: Tempo = { speed: 'normal', motion: 'full', routine: 'apart', hurry: 1 };
const flight = { drawing: {} as never, from: 'a', to: 'b', millis: 200, delay: 40 };
const scene = (more: Partial<Scene<string>> = {}): Scene<string> => ({ show: 'a show', millis: 400, ...more });
const lasting = (more: Partial<Scene<string>>, tempo: Partial<Tempo> = {}): number | undefined =>
  timed([scene(more)], { ...NORMAL, ...tempo })[0]?.lasts;

test('while the viewer’s clock runs, nobody reads longer than at the fast speed', () => {
  const lasts = SPEEDS.map((speed) => timed([scene({ hold: 'own' })], { ...NORMAL, speed }).map(hastened));
  expect(lasts).toEqual([[730], [730], [530]]);
});

describe('how long a scene lasts', () => {
  test('is its movement and the time to read it', () => {
    expect(lasting({})).toBe(400);
    expect(lasting({ hold: 'glance' })).toBe(400 + 375);
    expect(lasting({ hold: 'read' })).toBe(400 + 750);
    expect(lasting({ hold: 'own' })).toBe(400 + 1125);
  });

  test('follows the speed: reading more than movements', () => {
    expect(SPEEDS.map((speed) => lasting({ hold: 'read' }, { speed }))).toEqual([2600, 1150, 420]);
    expect(SPEEDS.map((speed) => lasting({ hold: 'skim' }, { speed }))).toEqual([1500, 400, 200]);
  });

  test('is a part of it where the viewer has no part in what happens', () => {
    expect(lasting({ hold: 'read' }, { hurry: 3 })).toBeCloseTo(1150 / 3);
  });

  test('without motion is the time to read it, and what is not read is left out', () => {
    const scenes = timed([scene(), scene({ hold: 'read', flights: [flight] })], { ...NORMAL, motion: 'none' });
    expect(scenes).toEqual([scene({ hold: 'read', flights: [] })].map((each) => ({ ...each, lasts: 750 })));
  });
});

test('flights keep to the time of their scene', () => {
  const [fast] = timed([scene({ flights: [flight] })], { ...NORMAL, speed: 'fast' });
  expect(fast?.flights).toEqual([{ ...flight, millis: 100, delay: 20 }]);
});

describe('bookkeeping that is known', () => {
  const scenes = [
    scene({ step: 'pools', routine: true, hold: 'read' }),
    scene({ step: 'pools', routine: true, hold: 'read' }),
    scene({ step: 'next', hold: 'read' }),
  ];

  test('is read at the end of its step only', () => {
    const lasts = timed(scenes, { ...NORMAL, routine: 'merged' }).map((each) => each.lasts);
    expect(lasts).toEqual([400, 1150, 1150]);
  });

  test('is read scene by scene before', () => {
    expect(timed(scenes, NORMAL).map((each) => each.lasts)).toEqual([1150, 1150, 1150]);
  });
});

test('a race is shown as it is, whatever the speed', () => {
  expect(asTheyAre([scene({ flights: [flight] })], 'full')[0]).toMatchObject({ lasts: 400, flights: [flight] });
  expect(asTheyAre([scene({ flights: [flight] })], 'none')[0]).toMatchObject({ lasts: 400, flights: [] });
});
