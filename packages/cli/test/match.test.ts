import { describe, expect, test } from 'vitest';
import { pouch, pouchHere } from './pouch.js';

const match = (...args: string[]) => pouch(['match', ...args, '--seed', '3']);
const matchHere = (...args: string[]) => pouchHere(['match', ...args, '--seed', '3', '--threads', '1']);

describe('pouch match', () => {
  test('prints the result as JSON: an entry for each player, in the order named', async () => {
    const args = ['pirate-coins', '--players', 'easy,random,easy', '--games', '5', '--json'];
    const { stdout, stderr, status } = match(...args);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual(['game', 'games', 'players']);
    expect([result.game, result.games]).toEqual(['pirate-coins', 6]);
    expect(result.players.map(({ name }: { name: string }) => name)).toEqual(['easy', 'random', 'easy']);
    for (const player of result.players) {
      expect(Object.keys(player)).toEqual(['name', 'games', 'wins', 'share', 'low', 'high']);
      expect(player.games).toBe(6);
      expect(player.share).toBeCloseTo(player.wins / 6);
      expect(player.low <= player.share && player.share <= player.high).toBe(true);
    }
    const shares = result.players.map(({ share }: { share: number }) => share);
    expect(shares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1);
    expect([stderr, status]).toEqual(['', 0]);
    expect((await matchHere(...args)).stdout).toBe(stdout);
  });

  test('prints the result as text, with the decided games of two players', async () => {
    const { stdout } = await matchHere('koinz', '--players', 'random,random', '--games', '20');
    expect(stdout).toMatch(/^Koinz, 2 seats, 20 games in all rotations, seed 3\n {2}variant classic, hand guided\n\n/);
    expect(stdout).toMatch(/ {2}player +games +won +share +95 % interval\n {2}random +20 .*\n {2}random \(2\) +20 /);
    expect(stdout).toMatch(/ {2}Of \d+ decided games, random won .* % \(.* % to .* %\) and random \(2\) .* %\.\n$/);
  });

  test('reports extra games that complete a rotation', async () => {
    const { stdout } = await matchHere('pirate-coins', '--players', 'random,random,random', '--games', '10');
    expect(stdout).toMatch(/12 games in all rotations.*\n {2}10 requested, rounded up to whole rotations\n/);
    expect(stdout).not.toContain('decided');
  });

  test.each([
    [['koinz'], /required option '--players <names>'/],
    [['koinz', '--players', 'chess,easy'], /unknown player "chess"; choose from/],
    [['koinz', '--players', 'easy,easy,easy,easy,easy'], /Koinz is for 2 to 4 players, not 5/],
    [['chess', '--players', 'easy,easy'], /The games are/],
    [['koinz', '--players', 'easy,easy', '--options', '{"hand": 1}'], /Option "hand" must be/],
  ])('%j is wrong usage: one clear line', async (args, reason) => {
    const { stdout, stderr, status } = await matchHere(...args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  test('has help with examples', async () => {
    expect((await pouchHere(['match', '--help'])).stdout).toContain('$ pouch match');
  });
});
