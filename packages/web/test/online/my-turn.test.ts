import { pirateCoins, type Seat, seatSet, type Viewer } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { isMyTurn, noticeFor, tabTitle } from '../../src/online/my-turn.ts';
import type { Snapshot } from '../../src/table/source.ts';
import common from '../../src/words/en/common.json';
import words from '../../src/words/en/online.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => {
  addWords(common);
  addWords(words);
});

const game = (awaited: readonly Seat[], order: 'turns' | 'race' = 'turns') => ({
  turn: () =>
    ({
      kind: 'decide',
      phase: 'choose',
      secret: true,
      order,
      may: seatSet(awaited),
      awaited: seatSet(awaited),
    }) as const,
});
const snapshot = (viewer: Viewer, more: Partial<Snapshot> = {}): Snapshot => ({
  number: 1,
  viewer,
  view: {},
  players: [],
  clocks: {},
  barredUntil: {},
  paused: false,
  connection: { state: 'fine' },
  ...more,
});

describe('my turn', () => {
  it('is when the table waits for me, and not when I have sent what it waits for', () => {
    expect(isMyTurn(game([0, 2]), snapshot(2))).toBe(true);
    expect(isMyTurn(game([0, 2]), snapshot(1))).toBe(false);
    expect(isMyTurn(game([0, 2]), snapshot('table'))).toBe(false);
    expect(isMyTurn(game([2]), snapshot(2, { pending: { do: 'choose', seat: 2 } }))).toBe(false);
  });

  it('in a race it is when the table waits for nobody else', () => {
    expect(isMyTurn(game([0, 1], 'race'), snapshot(1))).toBe(false);
    expect(isMyTurn(game([1], 'race'), snapshot(1))).toBe(true);
  });

  it('is never when chance decides or the game is over', () => {
    expect(isMyTurn(pirateCoins, snapshot(0, { view: pirateCoins.setup(2, {}) }))).toBe(false);
  });

  it('is in the tab’s title', () => {
    expect(tabTitle('Realm Coins', true)).toBe('● Your turn – Realm Coins');
    expect(tabTitle('Realm Coins', false)).toBe('Realm Coins · Pouch');
  });
});

describe('the notification', () => {
  const occasion = {
    table: 'AAAAAAAAAAAAAAAA',
    game: 'Realm Coins',
    isMine: true,
    wasMine: false,
    hidden: true,
    permission: 'granted',
    toldBy: 'page',
  } as const;

  it('comes when the turn becomes mine while nobody looks, under one tag for every tab', () => {
    expect(noticeFor(occasion)).toEqual({
      title: 'Your turn in Realm Coins',
      body: 'Open the table to make your move.',
      tag: 'turn/AAAAAAAAAAAAAAAA',
    });
  });

  it.each([
    ['it was mine already', { wasMine: true }],
    ['the browser was not asked', { permission: 'default' }],
    ['the browser does not allow it', { permission: 'denied' }],
    ['the browser has none', { permission: undefined }],
    ['the server tells this browser, also when the page is closed', { toldBy: 'server' }],
  ] as const)('does not come when %s', (_, change) => {
    expect(noticeFor({ ...occasion, ...change })).toBe('leave');
  });

  it('goes when somebody looks, and when the turn is over', () => {
    expect(noticeFor({ ...occasion, hidden: false })).toBe('close');
    expect(noticeFor({ ...occasion, isMine: false, wasMine: true })).toBe('close');
    expect(noticeFor({ ...occasion, isMine: false, wasMine: false })).toBe('leave');
  });
});
