import { RequestRefused } from '@pouch/protocol';
import { GAMES, type GameId } from '@pouch/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { guestNote } from '../../src/device/guest.ts';
import { memoryTexts, type Texts } from '../../src/device/storage.ts';
import { type Means, makeTable } from '../../src/pages/new-table/making.ts';
import {
  firstWish,
  lastWish,
  quickWish,
  rememberWish,
  resized,
  seatCounts,
  usualWish,
  type Wish,
  withSeat,
} from '../../src/pages/new-table/wish.ts';

const KEY = 'pouch/new-tables';
const IDS = Object.keys(GAMES) as readonly GameId[];
let texts: Texts;
beforeEach(() => {
  texts = memoryTexts();
});

describe('what is asked for', () => {
  test.each(IDS)('%s: a first table is one that its rules allow, for people, private', (game) => {
    const { seats, clock, visibility } = quickWish(game, texts);
    const { least, most } = GAMES[game].seats;
    expect(seats.length).toBeGreaterThanOrEqual(Math.max(2, least));
    expect(seats.length).toBeLessThanOrEqual(most);
    expect(seats.every((seat) => seat === 'open')).toBe(true);
    expect(clock).toBe(game === 'coin-set' ? 'none' : 'relaxed');
    expect(visibility).toBe('private');
  });

  test.each(IDS)('%s: every number of seats is offered that is not played alone', (game) => {
    const { least, most } = GAMES[game].seats;
    expect(seatCounts(game)[0]).toBe(Math.max(2, least));
    expect(seatCounts(game).at(-1)).toBe(most);
  });

  const WISH: Wish = {
    seats: ['open', 'sharp', 'open'],
    options: { variant: 'sudden-death' },
    clock: 'slow',
    visibility: 'listed',
    watchersChat: 'off',
    newcomers: 'nobody',
  };

  test('the last table comes back, at its own game', () => {
    rememberWish('koinz', WISH, texts);
    rememberWish('realm-coins', usualWish('realm-coins'), texts);
    expect(lastWish('koinz', texts)).toEqual(WISH);
    expect(lastWish('pirate-coins', texts)).toEqual(usualWish('pirate-coins'));
  });

  test('one press opens nothing to strangers, even if the last table was listed', () => {
    rememberWish('koinz', WISH, texts);
    expect(quickWish('koinz', texts)).toEqual({ ...WISH, visibility: 'private' });
  });

  test('a sheet that was opened for a listed table begins with one, and else as last time', () => {
    rememberWish('koinz', { ...WISH, visibility: 'private' }, texts);
    expect(firstWish('koinz', 'listed', texts)).toEqual(WISH);
    expect(firstWish('koinz', undefined, texts)).toEqual({ ...WISH, visibility: 'private' });
  });

  test('one seat changes, and the others stay', () => {
    expect(withSeat(WISH.seats, 2, 'easy')).toEqual(['open', 'sharp', 'easy']);
    expect(withSeat(WISH.seats, 9, 'easy')).toEqual(WISH.seats);
  });

  test('the host has the first seat', () => {
    expect(resized(['sharp', 'easy'], 3)).toEqual(['open', 'easy', 'open']);
    expect(resized(['open', 'easy', 'fair'], 2)).toEqual(['open', 'easy']);
  });

  test.each([
    'nonsense',
    '5',
    'null',
    '{"koinz":7}',
    '{"koinz":{"seats":["open"],"clock":"fast","visibility":"all","options":[{}]}}',
    '{"koinz":{"seats":["open","open","open","open","open"]}}',
    '{"koinz":{"seats":["open","dragon"],"options":{"variant":true}}}',
  ])('what cannot be read is as usual: %s', (kept) => {
    texts.set(KEY, kept);
    expect(lastWish('koinz', texts)).toEqual(usualWish('koinz'));
  });
});

describe('making', () => {
  type Asked = Parameters<Means['server']['api']['makeTable']>[0];
  type Answer = Awaited<ReturnType<Means['server']['api']['makeTable']>>;
  const ME = { id: 'g', name: 'Robin', crest: 0 };
  const made = (id: string) => ({ about: { id } }) as Exclude<Answer, RequestRefused>;
  let asked: Asked[];
  let now: number;
  let answer: () => Promise<Answer>;
  let guest: Means['server']['guest'];
  beforeEach(() => {
    asked = [];
    now = 1_000_000;
    answer = async () => made('table-of-the-server');
    guest = async () => ME;
  });

  const make = (game: GameId = 'realm-coins', wish?: Wish) =>
    makeTable(game, wish, {
      texts,
      now: () => now,
      server: {
        guest: () => guest(),
        api: {
          makeTable: (table) => {
            asked.push(table);
            return answer();
          },
        },
      },
    });

  const lost = async (): Promise<never> => {
    throw new TypeError('fetch failed');
  };

  test('the table is made as it was wished, and this device is noted to have one', async () => {
    const wish: Wish = {
      seats: ['open', 'fair'],
      options: {},
      clock: 'brisk',
      visibility: 'listed',
      watchersChat: 'on',
      newcomers: 'anyone',
    };
    expect(await make('pirate-coins', wish)).toEqual({ made: 'table-of-the-server' });
    expect(asked).toMatchObject([{ game: 'pirate-coins', ...wish }]);
    expect(guestNote(texts)).toBe('tables');
  });

  test('an answer that never came: the same press again asks for the same table', async () => {
    answer = lost;
    expect(await make()).toEqual({ failed: 'no-connection' });
    answer = async () => made('first');
    expect(await make()).toEqual({ made: 'first' });
    expect(asked[1]?.id).toBe(asked[0]?.id);
  });

  test('once it is answered, the next press makes another table', async () => {
    await make();
    await make();
    expect(asked[1]?.id).not.toBe(asked[0]?.id);
  });

  test('another game, other seats or much later: another table', async () => {
    answer = lost;
    await make('realm-coins');
    await make('koinz');
    await make('koinz', { ...usualWish('koinz'), clock: 'none' });
    now += 3_600_000;
    await make('koinz', { ...usualWish('koinz'), clock: 'none' });
    expect(new Set(asked.map(({ id }) => id)).size).toBe(4);
  });

  test('a refusal is told in the words of the server, and forgets the question', async () => {
    answer = async () => new RequestRefused('You have too many tables', 409, undefined);
    expect(await make()).toEqual({ failed: 'refused', reason: 'You have too many tables' });
    answer = async () => made('later');
    await make();
    expect(asked[1]?.id).not.toBe(asked[0]?.id);
  });

  test.each([
    ['nobody answers', lost],
    [
      'a host of files says that there is no such thing',
      async () => new RequestRefused('The server responded with an error (404).', 404, undefined),
    ],
    [
      'a host of files takes no posts',
      async () => new RequestRefused('The server responded with an error (405).', 405, undefined),
    ],
  ])('without a server there is no connection: %s', async (_, nobody) => {
    guest = nobody;
    expect(await make()).toEqual({ failed: 'no-connection' });
    expect(asked).toEqual([]);
    expect(guestNote(texts)).toBe('never');
  });

  test.each(['nonsense', '{"id":5}', 'null'])('a question that cannot be read is a new one: %s', async (kept) => {
    texts.set('pouch/making', kept);
    expect(await make()).toEqual({ made: 'table-of-the-server' });
  });
});
