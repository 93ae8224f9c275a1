import { Refusal, readRecord, replay, StepRefusal } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DAY,
  lastTold,
  MINUTE,
  pass,
  playing,
  SECOND,
  START,
  skull,
  startService,
  told,
  useFakeTime,
} from './people-at-tables.js';
import type { TestClient, TestService } from './table-service.js';

let at: TestService;

beforeEach(async () => {
  useFakeTime();
  at = await startService();
});
afterEach(async () => {
  await at.close();
  vi.useRealTimers();
});

/** A clock with its show: by then the time of everyone who has not decided is up. */
const TIME_UP = 35 * SECOND;

const standInOf = (client: TestClient, seat: number) => {
  const holder = client.about().seats[seat];
  return holder?.kind === 'person' ? holder.standIn : undefined;
};

describe('with a clock', () => {
  test('a bot takes the seat after two time-outs in a row, and the player takes it back by acting', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah', 'Ines'], { clock: 'brisk' });
    const [mara, jonah] = people as [TestClient, TestClient];
    await pass(TIME_UP);
    await mara.waitFor(() => (lastStepBy(mara) === 'late' ? true : undefined));
    expect(standInOf(mara, 1)).toBeUndefined();
    // One who acts in between has not slept.
    await mara.ask(skull(table));
    await pass(TIME_UP);
    expect(await told(mara, 'stand-in')).toMatchObject({ why: 'late' });
    expect(standInOf(mara, 1)).toBe('late');
    expect(standInOf(mara, 0)).toBeUndefined();
    await jonah.ask({ do: 'say', table, text: 'Sorry, I fell asleep' });
    expect(lastTold(mara, 'back')).toEqual({ what: 'back', seat: 1 });
    expect(standInOf(mara, 1)).toBeUndefined();
  });

  test('a bot stands in over a restart, and its player returns', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah'], { clock: 'brisk' });
    await pass(TIME_UP);
    await pass(TIME_UP);
    await told(people[0] as TestClient, 'stand-in');
    const later = await at.restart();
    const jonah = later.sameGuest(people[1] as TestClient);
    await jonah.ask({ do: 'open', table });
    expect(standInOf(jonah, 1)).toBe('late');
    expect(await jonah.ask({ do: 'return', table })).toBeTypeOf('number');
    expect(standInOf(jonah, 1)).toBeUndefined();
    await later.service.stop();
  });

  test('not in a race, where running out of time is a way to pass', async () => {
    const { people } = await playing(at, ['Mara', 'Jonah'], { game: 'coin-set', clock: 'brisk' });
    for (let turn = 0; turn < 4; turn++) await pass(26 * SECOND);
    expect(lastTold(people[0] as TestClient, 'stand-in')).toBeUndefined();
  });
});

describe('without a clock', () => {
  test('after two minutes a bot plays for somebody who is away, until they come back', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    await mara.ask(skull(table));
    const standIn = { do: 'stand-in', table, seat: 1 } as const;
    expect(await mara.ask(standIn)).toBe('Jonah is here.');
    at.service.drop(jonah);
    await pass(SECOND);
    const away = await mara.waitFor(() => {
      const here = mara.received.findLast((message) => message.kind === 'here');
      return here?.away[0] === undefined ? undefined : here.away;
    });
    expect(away).toEqual([{ guest: jonah.guest.id, since: START }]);
    await pass(2 * MINUTE - 2 * SECOND);
    expect(await mara.ask(standIn)).toMatch(/hasn’t been away for two minutes/);
    await pass(SECOND);
    const watcher = await at.client('Wren');
    expect(await watcher.ask(standIn)).toBe('You don’t have a seat at this table.');
    expect(await mara.ask(standIn)).toBeTypeOf('number');
    await mara.waitFor(() => (lastStepBy(mara) === 'left' ? true : undefined));
    expect(standInOf(mara, 1)).toBe('absent');
    const back = at.sameGuest(jonah);
    await back.ask({ do: 'open', table });
    await told(back, 'back');
    expect(await back.ask(skull(table))).toBeTypeOf('number');
  });

  test('nobody is replaced who is not waited for', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    await jonah.ask(skull(table));
    at.service.drop(jonah);
    await pass(5 * MINUTE);
    expect(await mara.ask({ do: 'stand-in', table, seat: 1 })).toBe('Nobody is waiting for Jonah.');
  });
});

describe('calling the game off', () => {
  test('needs everyone who is here; it has no result, and its record replays', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah', 'Ines']);
    const [mara, jonah, ines] = people as [TestClient, TestClient, TestClient];
    await mara.ask(skull(table));
    at.service.drop(ines);
    await pass(2 * MINUTE);
    const what = 'call-off';
    await mara.ask({ do: 'propose', table, what });
    expect(jonah.about().proposal).toMatchObject({ what, seat: 0, asked: [0, 1], agreed: [0] });
    expect(await jonah.ask({ do: 'propose', table, what })).toBe('Another proposal is waiting for answers.');
    await jonah.ask({ do: 'decline', table, what });
    expect(jonah.about()).toMatchObject({ phase: 'playing', proposal: null });
    await jonah.ask({ do: 'propose', table, what });
    await mara.ask({ do: 'agree', table, what });
    expect(mara.about()).toMatchObject({
      phase: 'over',
      result: null,
      stopped: { how: 'called-off' },
      code: null,
      proposal: null,
    });
    expect(mara.about().fairness.seed).not.toBeNull();
    const json = await at.record(table, mara.guest);
    expect(json).toMatchObject({ stopped: { how: 'called-off' } });
    expect(json).not.toHaveProperty('result');
    const record = readRecord(json);
    if (record instanceof Refusal) throw new Error(record.reason);
    expect([...replay(record)].some((frame) => frame instanceof StepRefusal)).toBe(false);
    expect(await mara.ask(skull(table))).toBe('The game is over.');
  });

  test('a proposal lapses; at a slow table nobody has to be there, and all are asked', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    const what = 'call-off';
    await mara.ask({ do: 'propose', table, what });
    await pass(2 * MINUTE);
    expect(await jonah.ask({ do: 'agree', table, what })).toBe('Nobody is proposing that now.');
    const slow = await playing(at, ['Otto', 'Ada'], { clock: 'slow' });
    const [otto, ada] = slow.people as [TestClient, TestClient];
    at.service.drop(ada);
    await pass(DAY);
    await otto.ask({ do: 'propose', table: slow.table, what });
    expect(otto.about()).toMatchObject({ phase: 'playing', proposal: { asked: [0, 1] } });
    await pass(DAY);
    await at.sameGuest(ada).ask({ do: 'agree', table: slow.table, what });
    expect(otto.about().phase).toBe('over');
  });
});

describe('resigning', () => {
  test('with two seats the other one wins, and the record says so beside its steps', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah']);
    const [mara, jonah] = people as [TestClient, TestClient];
    await mara.ask({ do: 'resign', table });
    const stopped = { how: 'resigned', seat: 0, winners: [1] };
    expect(jonah.about()).toMatchObject({ phase: 'over', result: null, stopped });
    expect(await at.record(table, jonah.guest)).toMatchObject({ stopped, fairness: expect.anything() });
    const bot = await at.createTable(mara, { game: 'koinz', seats: ['open', 'easy'], start: 'at-once' });
    await mara.ask({ do: 'open', table: bot.id });
    await mara.ask({ do: 'resign', table: bot.id });
    expect(mara.about().stopped).toEqual(stopped);
  });

  test('with three a bot plays on for good', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah', 'Ines']);
    const [mara, jonah] = people as [TestClient, TestClient];
    await jonah.ask({ do: 'resign', table });
    expect(mara.about().phase).toBe('playing');
    expect(standInOf(mara, 1)).toBe('resigned');
    await mara.waitFor(() => (lastStepBy(mara) === 'left' ? true : undefined));
    expect(await jonah.ask({ do: 'return', table })).toBe('You’ve resigned from this game.');
    expect(await jonah.ask(skull(table))).toMatch(/A bot is playing for you/);
    expect(await jonah.ask({ do: 'resign', table })).toBe('You’ve already resigned.');
  });
});

describe('a pause', () => {
  const what = 'pause';

  test('stops all clocks until somebody resumes; then they go on as they were, with ten seconds at least', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah'], { clock: 'brisk' });
    const [mara, jonah] = people as [TestClient, TestClient];
    await pass(5 * SECOND);
    await mara.ask({ do: 'propose', table, what });
    await pass(3 * SECOND);
    const left = deadlinesAt(mara).map((deadline) => (deadline ?? 0) - Date.now());
    await jonah.ask({ do: 'agree', table, what });
    expect(mara.about().pause).toEqual({ since: START + 8 * SECOND, until: START + 8 * SECOND + 10 * MINUTE });
    expect(mara.lastUpdate().deadlines?.seats).toEqual([null, null]);
    expect(await mara.ask(skull(table))).toBe('The game is paused.');
    await pass(5 * MINUTE);
    await jonah.ask({ do: 'resume', table });
    expect(mara.about().pause).toBeNull();
    expect(deadlinesAt(mara)).toEqual(left.map((ms) => Date.now() + ms));
    await mara.ask(skull(table));
    await pass((left[1] ?? 0) - 3 * SECOND);
    await jonah.ask({ do: 'propose', table, what });
    await mara.ask({ do: 'agree', table, what });
    await mara.ask({ do: 'resume', table });
    expect(mara.lastUpdate().deadlines?.seats).toEqual([null, Date.now() + 10 * SECOND]);
  });

  test('ends by itself, also over a restart, and a game has three of them', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah'], { clock: 'relaxed' });
    const [mara, jonah] = people as [TestClient, TestClient];
    for (let pauses = 0; pauses < 2; pauses++) {
      await mara.ask({ do: 'propose', table, what });
      await jonah.ask({ do: 'agree', table, what });
      await mara.ask({ do: 'resume', table });
    }
    await mara.ask({ do: 'propose', table, what });
    await jonah.ask({ do: 'agree', table, what });
    const later = await at.restart();
    const back = later.sameGuest(mara);
    await back.ask({ do: 'open', table });
    await pass(10 * MINUTE);
    expect(await told(back, 'resumed')).toEqual({ what: 'resumed', seat: null });
    expect(await back.ask({ do: 'propose', table, what })).toMatch(/This one has had them/);
    await later.service.stop();
  });

  test('stops the clocks of a race', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah'], { game: 'coin-set', clock: 'relaxed' });
    const [mara, jonah] = people as [TestClient, TestClient];
    await pass(3 * SECOND);
    await mara.ask({ do: 'decide', table, step: { do: 'agree' } });
    await mara.ask({ do: 'propose', table, what });
    await jonah.ask({ do: 'agree', table, what });
    await pass(MINUTE);
    expect(await jonah.ask({ do: 'decide', table, step: { do: 'call' } })).toBe('The game is paused.');
    await jonah.ask({ do: 'resume', table });
    expect(mara.lastUpdate().deadlines?.race).toBe(Date.now() + 20 * SECOND);
  });

  test('needs a clock of seconds', async () => {
    for (const [clock, reason] of [
      ['none', /no clock/],
      ['slow', /Take days off/],
    ] as const) {
      const { table, people } = await playing(at, ['Mara', 'Jonah'], { clock });
      expect(await people[0]?.ask({ do: 'propose', table, what })).toMatch(reason);
    }
  });
});

describe('days off', () => {
  test('come on top of a deadline of a slow game, seven in all', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah'], { clock: 'slow' });
    const [mara, jonah] = people as [TestClient, TestClient];
    await pass(DAY);
    await mara.ask({ do: 'holiday', table, days: 5 });
    expect(jonah.about().holidays).toEqual([{ seat: 0, from: START + DAY, until: START + 6 * DAY }]);
    const shown = START + 3 * DAY;
    const [maras, jonahs] = deadlinesAt(jonah) as [number, number];
    expect(maras - jonahs).toBe(5 * DAY);
    expect(jonahs).toBeGreaterThanOrEqual(shown);
    expect(await mara.ask({ do: 'holiday', table, days: 3 })).toBe('You can take 2 more days off in this game.');
    await mara.ask({ do: 'holiday', table, days: 2 });
    expect(deadlinesAt(jonah)[0]).toBe(jonahs + 7 * DAY);
    expect(await mara.ask({ do: 'holiday', table, days: 1 })).toBe('You’ve taken all 7 days off.');
    const fast = await playing(at, ['Otto', 'Ada'], { clock: 'brisk' });
    expect(await fast.people[0]?.ask({ do: 'holiday', table: fast.table, days: 1 })).toMatch(/Only a slow game/);
  });

  test('delay only what they overlap', async () => {
    const { table, people } = await playing(at, ['Mara', 'Jonah'], { clock: 'slow' });
    const [mara, jonah] = people as [TestClient, TestClient];
    await mara.ask({ do: 'holiday', table, days: 2 });
    await mara.ask(skull(table));
    await pass(DAY);
    await jonah.ask(skull(table));
    const [maras, jonahs] = deadlinesAt(mara) as [number, number];
    // A day of the two was over when the clock began.
    expect(Math.round((maras - jonahs) / DAY)).toBe(1);
  });
});

const deadlinesAt = (client: TestClient) => client.lastUpdate().deadlines?.seats ?? [];

const lastStepBy = (client: TestClient) =>
  client
    .updates()
    .flatMap(({ told }) => told.flatMap(({ happened }) => happened.filter((each) => each.what === 'step')))
    .findLast(({ by }) => by !== 'chance')?.by;
