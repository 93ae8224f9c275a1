import { coinsOfKind, GAME_IDS, GAMES, Refusal, type realmInternals, type Seat } from '@pouch/rules';
import { expect, test } from 'vitest';
import { readSave, type Save } from '../../src/device/save.ts';
import { savesIn } from '../../src/device/saves.ts';
import { type BotQuestion, think } from '../../src/local/bot-mind.ts';
import type { BotPool } from '../../src/local/bot-pool.ts';
import { openLocalTable } from '../../src/local/local-table.ts';
import type { TableSource } from '../../src/table/source.ts';
import { settle } from './fake-time.ts';
import { BOT, begin, type Hall, hall, isOver, kept, open, person, playOn, SlowPool } from './tables.ts';

const MARA = person('Mara');

const bid = (table: TableSource, seat: Seat, heap: number): void => {
  const decision: realmInternals.Bid = { do: 'bid', seat, coins: heap };
  table.decide(decision);
};

test.each(GAME_IDS)('%s: every step is kept before anybody hears of it', async (game) => {
  const here = hall(4);
  const { save, table } = begin(here, game, [MARA, BOT]);
  table.subscribe(() => {
    const stored = readSave(here.device.texts.get(`pouch/game/${save.id}`) ?? '');
    if (stored instanceof Refusal) throw new Error(stored.reason);
    expect(stored.steps).toHaveLength(table.snapshot().number);
    expect(stored.finished).toBe(isOver(table));
  });
  here.device.onWrite = (_, text) => {
    const { steps } = JSON.parse(text) as Save;
    if (steps.length > table.snapshot().number) expect(table.moments(table.snapshot().number)).toEqual([]);
  };
  await playOn(here, table);
});

test('a new game is kept when its table is opened', () => {
  const here = hall(1);
  const { save, table } = begin(here, 'pirate-coins', [MARA, BOT]);
  // Chance has decided who begins, what lies on the stack and the first fortune.
  expect(kept(here, save).steps).toHaveLength(3);
  expect(table.snapshot().number).toBe(3);
});

test('a refused decision changes nothing but says which rule it broke', () => {
  const here = hall(1, new SlowPool());
  const { save, table } = begin(here, 'realm-coins', [MARA, BOT]);
  const before = table.snapshot();
  const text = here.device.texts.get(`pouch/game/${save.id}`);
  bid(table, 0, coinsOfKind(0, 20));
  const after = table.snapshot();
  expect(after.refusal).toMatch(/^You can’t bid 20 copper/);
  expect({ ...after, refusal: undefined }).toEqual({ ...before, refusal: undefined });
  expect(after.view).toBe(before.view);
  expect(here.device.texts.get(`pouch/game/${save.id}`)).toBe(text);
  bid(table, 1, 0);
  expect(table.snapshot().refusal).toBe('Nobody on this device plays that seat.');
  bid(table, 0, 0);
  expect(table.snapshot().refusal).toBeUndefined();
});

test('a snapshot stays the same object until something changes, and is another one then', async () => {
  const here = hall(1);
  const { table } = begin(here, 'realm-coins', [MARA, BOT]);
  const { snapshot } = table;
  const first = snapshot();
  expect(snapshot()).toBe(first);
  table.uncover(0); // There is no curtain.
  expect(snapshot()).toBe(first);
  const heard: unknown[] = [];
  const stop = table.subscribe(() => heard.push(snapshot()));
  await settle();
  await settle();
  expect(heard).toEqual([snapshot()]);
  expect(snapshot()).not.toBe(first);
  expect(table.moments(0)[0]).toBe(table.moments(0)[0]);
  stop();
  bid(table, 0, 0);
  expect(heard).toHaveLength(1);
});

test('bots are asked all at once, and do not wait for the person', () => {
  const pool = new SlowPool();
  begin(hall(1, pool), 'realm-coins', [BOT, MARA, BOT, BOT]);
  expect(pool.asked.map(({ seat }) => seat)).toEqual([0, 2, 3]);
});

test('what others decide meanwhile leaves a bot’s question as it is', async () => {
  const pool = new SlowPool();
  const { table } = begin(hall(1, pool), 'realm-coins', [BOT, MARA, BOT]);
  bid(table, 1, 1);
  bid(table, 1, 0);
  pool.asked[1]?.answer();
  await settle();
  expect(pool.asked).toHaveLength(2);
  expect(pool.asked[0]?.signal.aborted).toBe(false);
  pool.asked[0]?.answer();
  await settle();
  expect(table.moments(0).flatMap(({ events }) => events.map(({ event }) => event))).toContain('revealed');
});

test('bots that break the rules are asked again, and then helped', async () => {
  let asked = 0;
  const cheat: BotPool = {
    ask: async (question) => {
      asked++;
      const decision: realmInternals.Bid = { do: 'bid', seat: question.seat, coins: coinsOfKind(0, 20) };
      return { ...think(question), plan: { decision, after: 0 } };
    },
    close: () => {},
  };
  const { table } = begin(hall(1, cheat), 'realm-coins', [MARA, BOT]);
  await settle();
  expect(asked).toBe(2);
  expect((table.snapshot().view as realmInternals.View).sealed).toEqual([null, 'hidden']);
});

test('a bot is told what it has seen since it was asked last, and no more', async () => {
  const questions: BotQuestion[] = [];
  const pool: BotPool = {
    ask: async (question) => {
      questions.push(question);
      return think(question);
    },
    close: () => {},
  };
  const here = hall(1, pool);
  await playOn(here, begin(here, 'pirate-coins', [MARA, BOT, BOT]).table);
  expect(questions.length).toBeGreaterThan(20);
  expect(questions.filter(({ memory }) => memory === undefined)).toHaveLength(2);
  // At most a round ashore: a look for each decision of the others.
  expect(Math.max(...questions.map(({ observations }) => observations.length))).toBeLessThan(20);
});

test('a bot whose pool fails still decides', async () => {
  const pool: BotPool = { ask: () => Promise.reject(new Error('no')), close: () => {} };
  const here = hall(1, pool);
  const { save, table } = begin(here, 'pirate-coins', [MARA, BOT]);
  await playOn(here, table);
  expect(kept(here, save).finished).toBe(true);
});

test('a bot’s answer that comes while the game is paused is used afterwards', async () => {
  const pool = new SlowPool();
  const { table } = begin(hall(1, pool), 'realm-coins', [MARA, BOT]);
  table.pause();
  pool.asked[0]?.answer();
  await settle();
  expect(table.snapshot().number).toBe(0);
  table.resume();
  expect(table.snapshot().number).toBe(1);
});

test('a closed table asks nobody, hears nobody and does nothing', async () => {
  const pool = new SlowPool();
  const here = hall(1, pool);
  const { save, table } = begin(here, 'coin-set', [MARA, BOT]);
  here.time.pass(4);
  table.close();
  expect(pool.asked[0]?.signal.aborted).toBe(true);
  pool.asked[0]?.answer();
  await settle();
  expect(here.time.waiting).toBe(0);
  expect(kept(here, save).seconds).toBeCloseTo(4);
  table.decide({ do: 'call', seat: 0 });
  expect(kept(here, save).steps).toHaveLength(1);
});

test('a game continues on a full device, and says that it is not stored', () => {
  const here = hall(1, new SlowPool());
  const { save, table } = begin(here, 'realm-coins', [MARA, BOT]);
  expect(table.snapshot().unkept).toBeUndefined();
  here.device.writing = 'full';
  bid(table, 0, 1);
  expect(table.snapshot()).toMatchObject({ number: 1, unkept: 'full' });
  expect(kept(beside(here, 'hears'), save).steps).toHaveLength(0);
  here.device.writing = 'stored';
  bid(table, 0, 0);
  expect(table.snapshot().unkept).toBeUndefined();
  expect(kept(here, save).steps).toHaveLength(2);
});

test('the end is told once, with what is kept', async () => {
  const here = hall(1);
  const told: Save[] = [];
  const { save, table } = begin(here, 'coin-set', [MARA]);
  table.close();
  const deps = { ...here.deps('coin-set'), finished: (each: Save) => told.push(each) };
  const again = open(kept(here, save), deps);
  again.resume();
  await playOn(here, again);
  expect(told).toEqual([kept(here, save)]);
  const seconds = again.seconds();
  here.time.pass(60);
  expect(again.seconds()).toBe(seconds);
  const finished = open(kept(here, save), deps);
  expect(finished.snapshot()).toMatchObject({ paused: false, number: again.snapshot().number });
  finished.decide({ do: 'call', seat: 0 });
  expect(finished.snapshot().refusal).toBe('The game is over.');
  expect(told).toHaveLength(1);
});

test('what was kept and is no game is not opened, and says why', () => {
  const here = hall(1);
  const { save } = begin(here, 'pirate-coins', [MARA, BOT]);
  const sound = kept(here, save);
  const reasons = [
    { ...sound, steps: [...sound.steps, { do: 'choose', seat: 7, side: 'skull' }] },
    { ...sound, steps: [{ nonsense: true }] },
    { ...sound, options: { speed: 'fast' } },
    { ...sound, seats: 8 },
    { ...sound, game: 'koinz' as const },
  ].map((broken) => openLocalTable(broken, here.deps('pirate-coins')));
  expect(reasons.map((each) => (each instanceof Refusal ? each.reason : 'opened'))).toEqual([
    'Step 3: Seat 7 can’t choose now: the game is waiting for seats 0 and 1 to choose',
    'Step 0: A step must have exactly one of "do", "chance" and "clock"',
    'Pirate Coins has no option "speed"',
    `Pirate Coins is for ${GAMES['pirate-coins'].seats.least} to ${GAMES['pirate-coins'].seats.most} players`,
    'This is a game of koinz, not of pirate-coins',
  ]);
});

/** Another tab of the same device. */
const beside = (here: Hall, hears: 'hears' | 'sleeps'): Hall => {
  const saves = savesIn(hears === 'hears' ? here.device.tab() : here.device.sleepingTab());
  return { ...here, saves, deps: (game) => ({ ...here.deps(game), saves }) };
};

test('a game that is opened in another tab continues there and stops here', () => {
  const here = hall(1, new SlowPool());
  const { save, table } = begin(here, 'realm-coins', [MARA, BOT]);
  const there = beside(here, 'hears');
  const other = open(kept(there, save), there.deps('realm-coins'));
  expect(table.snapshot()).toMatchObject({ elsewhere: true, paused: true });
  bid(table, 0, 0);
  expect(table.snapshot().refusal).toBe('The game is open in another tab.');
  table.resume();
  expect(table.snapshot().paused).toBe(true);
  bid(other, 0, 1);
  expect(other.snapshot()).toMatchObject({ number: 1, paused: false });
  // It can be taken back by opening it again.
  const back = open(kept(here, save), here.deps('realm-coins'));
  expect(back.snapshot()).toMatchObject({ number: 1, paused: false });
  expect(other.snapshot().elsewhere).toBe(true);
});

test('a tab that slept does not write over what another has done', () => {
  const here = beside(hall(1, new SlowPool()), 'sleeps');
  const { save, table } = begin(here, 'realm-coins', [MARA, BOT]);
  const there = beside(here, 'hears');
  const other = open(kept(there, save), there.deps('realm-coins'));
  bid(other, 0, 1);
  bid(table, 0, 0);
  expect(table.snapshot()).toMatchObject({ number: 0, elsewhere: true });
  expect(kept(there, save).steps).toHaveLength(1);
});
