import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { savesIn } from '../../src/device/saves.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import { partyGame, seatCounts, withPlace } from '../../src/pages/home/party.ts';
import { gameAgainstBots, startGame } from '../../src/pages/parts/start-game.ts';
import common from '../../src/words/en/common.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(common));

const PLAYER = { name: 'Robin', crest: 1, bots: 2, level: 'sharp' } as const;

describe('a game against bots', () => {
  test.each(GAME_IDS)('%s has as many seats as it allows, and one person', (game) => {
    const { least, most } = GAME_FACTS[game].seats;
    for (const bots of [0, 1, 2, 7, 99]) {
      const { players } = gameAgainstBots(game, { ...PLAYER, bots });
      expect(players.length).toBeGreaterThanOrEqual(least);
      expect(players.length).toBeLessThanOrEqual(most);
      expect(players.filter(({ kind }) => kind === 'person')).toEqual([{ kind: 'person', name: 'Robin' }]);
    }
  });

  test('who has no name is called something', () => {
    const { players } = gameAgainstBots('koinz', { ...PLAYER, name: '' });
    expect(players.find(({ kind }) => kind === 'person')).toEqual({ kind: 'person', name: 'You' });
  });
});

describe('starting a game', () => {
  test('keeps it, and leads to its table', () => {
    const saves = savesIn(memoryTexts());
    const started = startGame(gameAgainstBots('koinz', PLAYER), saves);
    const [kept] = saves.list().games;
    expect(kept).toMatchObject({ game: 'koinz', seats: 3, finished: false });
    expect(started).toEqual({ address: `/play/${kept?.id}` });
  });

  test('on a full device fails, and leaves nothing behind', () => {
    const saves = savesIn(memoryTexts('full'));
    expect(startGame(gameAgainstBots('koinz', PLAYER), saves)).toEqual({ failed: 'full' });
    expect(saves.list().games).toEqual([]);
  });

  test('where the browser stores nothing at all still works: the table says so', () => {
    const saves = savesIn(memoryTexts('unavailable'));
    const started = startGame(gameAgainstBots('koinz', PLAYER), saves);
    expect('address' in started).toBe(true);
    expect(saves.list().games).toHaveLength(1);
  });
});

describe('a party', () => {
  const party = [
    { kind: 'person', name: 'Ada' },
    { kind: 'fair', name: '' },
  ] as const;
  const unnamed = (seat: number): string => `Player ${seat + 1}`;

  test.each(GAME_IDS)('%s on one screen: two to as many as the game takes', (game) => {
    const { most } = GAME_FACTS[game].seats;
    const counts = seatCounts(GAME_FACTS[game].seats);
    expect(counts[0]).toBe(2);
    expect(counts.at(-1)).toBe(most);
    expect(counts).toHaveLength(most - 1);
  });

  test('one place changes, and the others stay', () => {
    expect(withPlace(party, 1, { kind: 'person', name: 'Ben' })).toEqual([party[0], { kind: 'person', name: 'Ben' }]);
    expect(withPlace(party, 5, { kind: 'person', name: 'Ben' })).toEqual(party);
  });

  test('plays with the usual options unless somebody has chosen', () => {
    expect(partyGame('koinz', party, undefined, unnamed)).toEqual({
      game: 'koinz',
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', level: 'fair' },
      ],
    });
    expect(partyGame('koinz', party, { hand: 'steady' }, unnamed).options).toEqual({ hand: 'steady' });
  });
});
