import { GAME_IDS } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { jsonLines, pouch, pouchHere } from './pouch.js';

interface Game {
  readonly id: string;
  readonly players: readonly string[];
  readonly result: { readonly winners: readonly number[] };
  readonly steps: readonly { readonly chance?: string }[];
}

const sim = (...args: string[]) => pouch(['sim', ...args, '--seed', '5']);
const simHere = (...args: string[]) => pouchHere(['sim', ...args, '--seed', '5', '--threads', '1']);
const gamesOf = async (...args: string[]): Promise<Game[]> =>
  jsonLines((await simHere(...args, '--records', '-')).stdout) as Game[];

describe('pouch sim --players', () => {
  test.each(GAME_IDS)('gives the same games of %s on any threads', async (game) => {
    const args = [game, '--players', 'easy,random', '--games', '3', '--records', '-'];
    const one = await simHere(...args);
    const two = sim(...args, '--threads', '2');
    expect(jsonLines(one.stdout)).toHaveLength(3);
    expect(two.stdout).toBe(one.stdout);
    expect(two.stderr).toBe(one.stderr);
  });

  test('names the players by seat, in the records and the summary', async () => {
    const args = ['pirate-coins', '--players', 'random, easy,random', '--games', '4'];
    const games = await gamesOf(...args);
    expect(games.map(({ players }) => players)).toEqual(Array(4).fill(['random', 'easy', 'random']));
    const { stdout } = await simHere(...args);
    expect(stdout).toMatch(/^Pirate Coins, 3 seats, 4 games with random, easy, random \(2\), seed 5\n/);
    expect(stdout).toMatch(/\n {2}seat 2 random \(2\) +\d/);
    const summary = JSON.parse((await simHere(...args, '--json')).stdout);
    expect(summary.players).toEqual(['random', 'easy', 'random']);
    expect(summary.wins.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2]);
  });

  test('plays every deal in all rotations, and counts by player', async () => {
    const args = ['pirate-coins', '--players', 'easy,random,fair', '--games', '4', '--rotate'];
    const games = await gamesOf(...args);
    expect(games.map(({ players }) => players.join())).toEqual([
      'easy,random,fair',
      'random,fair,easy',
      'fair,easy,random',
      'easy,random,fair',
      'random,fair,easy',
      'fair,easy,random',
    ]);
    const deals = games.map(({ steps }) => JSON.stringify(steps.slice(0, 3)));
    expect(new Set(deals.slice(0, 3)).size).toBe(1);
    expect(new Set(deals.slice(3)).size).toBe(1);
    expect(deals[0]).not.toBe(deals[3]);

    const summary = JSON.parse((await simHere(...args, '--json')).stdout);
    const winsOf = (name: string): number =>
      games.reduce((sum, { players, result: { winners } }) => {
        const won = winners.some((seat) => players[seat] === name);
        return won ? sum + 1 / winners.length : sum;
      }, 0);
    expect(summary.games).toBe(6);
    expect(summary.wins.map(({ player, wins }: { player: number; wins: number }) => [player, wins])).toEqual(
      ['easy', 'random', 'fair'].map((name, player) => [player, winsOf(name)]),
    );
  });

  test('does not change the summary without players', async () => {
    const summary = JSON.parse((await simHere('koinz', '--games', '1', '--json')).stdout);
    expect(summary).not.toHaveProperty('players');
    expect(summary.wins[0]).toHaveProperty('seat', 0);
  });

  test('gives bots a time limit', async () => {
    const games = await gamesOf('pirate-coins', '--players', 'sharp,random', '--games', '1', '--think', '1');
    expect(games).toHaveLength(1);
  });

  test('finishes games of Coin Set with random players only', async () => {
    expect(await gamesOf('coin-set', '--players', 'random', '--games', '2')).toHaveLength(2);
  });

  test.each([
    [['--players', 'best,easy'], /unknown player "best"; choose from easy, fair, sharp, random and exec:COMMAND/],
    [['--players', 'easy,'], /unknown player ""/],
    [['--players', 'easy,exec: '], /exec: needs a command/],
    [['--players', 'easy'], /Koinz is for 2 to 4 players, not 1/],
    [['--players', 'easy,easy', '--seats', '3'], /--players lists 2 players, but --seats is 3/],
    [['--players', 'easy,easy', '--think', '0'], /whole number from 1/],
    [['--rotate'], /--rotate needs --players/],
    [['--think', '5'], /--think needs --players/],
  ])('%j is wrong usage: one clear line', async (args, reason) => {
    const { stdout, stderr, status } = await simHere('koinz', ...args);
    expect(stdout).toBe('');
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(status).toBe(2);
  });
});
