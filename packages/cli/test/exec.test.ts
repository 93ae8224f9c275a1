import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, jsonLines, pouch, pouchHere } from './pouch.js';

/** A program for three games that checks its questions strictly. */
const GOOD = `
process.stderr.write('started\\n');
const RADIUS = { large: 19, medium: 14, small: 10 };
const KIT = ['large', 'medium', 'small', 'surfaces'];

function lay({ surfaces, hands }, seat) {
  const koin = KIT.find((size) => hands[seat][size] > 0 && place(surfaces[0], size));
  if (koin) return { do: 'place', koin, surface: 0, ...place(surfaces[0], koin) };
  for (const [pile, { koins }] of surfaces[0].entries())
    for (const size of KIT.slice(KIT.indexOf(koins.at(-1)[0]) + 1))
      if (hands[seat][size] > 0) return { do: 'stack', koin: size, surface: 0, pile };
}
function place(piles, koin) {
  const r = RADIUS[koin];
  for (let y = r; y <= 120 - r; y++)
    for (let x = r; x <= 120 - r; x++)
      if (piles.every((p) => (p.x - x) ** 2 + (p.y - y) ** 2 >= (r + RADIUS[p.koins[0][0]]) ** 2)) return { x, y };
}
const ANSWERS = {
  'pirate-coins choose': ({ turn, chosen }) => {
    if (chosen.some((side) => side === 'skull' || side === 'monster')) process.exit(8);
    return { do: 'choose', side: turn > 2 ? 'monster' : 'skull' };
  },
  'koinz choose': ({ kit }) => ({ do: 'choose', [KIT.find((part) => !(part in kit))]: 1 }),
  'koinz lay': lay,
  'coin-set search': ({ agreed }, seat) => (agreed.length > 1 ? { do: 'agree', after: 0.5 } : { do: 'agree' }),
  'coin-set point': () => ({ do: 'point', places: [0, 1, 2] }),
  'coin-set turn': ({ table }) => ({ do: 'turn', place: table.findIndex(({ turned }) => !turned) }),
};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line);
  if (Object.keys(question).join() !== 'game,seat,options,view,awaits') process.exit(9);
  const { game, seat, view, awaits } = question;
  if (view.awaits !== awaits || view.status !== 'playing') process.exit(7);
  console.log(JSON.stringify(ANSWERS[game + ' ' + awaits](view, seat)));
});`;

/** A program that gives one answer to every question. */
const saying = (text: string): string => `process.stdin.on('data', () => { ${text} });`;
const SCRIPTS = {
  good: GOOD,
  dead: `process.exit(3);`,
  dying: `let asked = 0; ${saying(`if (++asked > 1) process.exit(4); console.log('{"do": "choose", "side": "skull"}');`)}`,
  garbage: saying(`console.log('I plunder!\\u001b[31m');`),
  list: saying(`console.log('[]');`),
  chance: saying(`console.log('{"chance": "flip", "side": "skull"}');`),
  word: saying(`console.log('{"do": "choose", "side": "octopus"}');`),
  illegal: saying(`console.log('{"do": "choose", "large": 6}');`),
  talker: saying(`console.log('{"do": "choose", "side": "skull"}\\nand more');`),
  // It may get EPIPE before it is killed, which is no concern of the test.
  endless: `process.stdout.on('error', () => {}); ${saying(`process.stdout.write('x'.repeat(1 << 21));`)}`,
  silent: `process.stderr.write('started\\n'); setInterval(() => {}, 1000);`,
  stubborn: `${GOOD} setInterval(() => {}, 1000); process.on('SIGTERM', () => {});`,
  late: saying(`console.log('{"do": "agree", "after": 4000}');`),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-exec-'));
  for (const [name, text] of Object.entries(SCRIPTS)) writeFileSync(join(folder, `${name}.cjs`), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const exec = (name: keyof typeof SCRIPTS): string => `exec:"${process.execPath}" "${join(folder, `${name}.cjs`)}"`;
const sim = (game: string, players: readonly string[], ...args: string[]) =>
  pouch(['sim', game, '--players', players.join(','), '--seed', '5', ...args]);
const started = (stderr: string): number => stderr.split('started\n').length - 1;

describe('exec:COMMAND', () => {
  test.each(['pirate-coins', 'koinz', 'coin-set'])('plays whole games of %s in one process', async (game) => {
    const { stdout, stderr, status } = sim(game, [exec('good'), 'easy'], '--games', '3', '--records', '-');
    const games = jsonLines(stdout) as { players: string[] }[];
    expect(games.map(({ players }) => players)).toEqual(Array(3).fill([exec('good'), 'easy']));
    expect([started(stderr), status]).toEqual([1, 0]);
    const replayed = await pouchHere(['replay', '--final', '-'], stdout);
    expect(replayed.status).toBe(0);
    for (const state of jsonLines(replayed.stdout)) expect(state).toHaveProperty('status', 'over');
  });

  test('keeps its process while its seat changes', () => {
    const { stdout, stderr } = pouch([
      ...['match', 'pirate-coins', '--players', [exec('good'), 'random', exec('good')].join(','), '--json'],
      ...['--games', '6', '--seed', '5'],
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ games: 6, players: [{ games: 6 }, { name: 'random' }, { games: 6 }] });
    expect(started(stderr)).toBe(2);
  });

  test('may agree again in Coin Set while others still search', () => {
    const { status } = sim('coin-set', [exec('good'), 'easy', exec('good')], '--games', '1', '--json');
    expect(status).toBe(0);
  });

  test('may have commas in its command', () => {
    const script = `require('readline').createInterface(process.stdin).on('line'\\, () => console.log('{"do": "choose"\\, "side": "skull"}'))`;
    const path = join(folder, 'a, b.cjs');
    writeFileSync(path, script.replaceAll('\\,', ','));
    const player = `exec:"${process.execPath}" "${path}"`;
    const { stdout, status } = sim('pirate-coins', [player.replaceAll(',', '\\,'), 'random'], '--games', '1', '--json');
    expect(JSON.parse(stdout).players).toEqual([player, 'random']);
    expect(status).toBe(0);
  });

  const failing: [keyof typeof SCRIPTS, string, RegExp][] = [
    ['dead', 'pirate-coins', / exited in game 0 \(pirate-coins 5-0, seat 1\) at step \d+: exit code 3$/],
    ['dying', 'pirate-coins', / exited in game \d+ \(pirate-coins 5-\d+, seat 1\) at step \d+: exit code 4$/],
    [
      'garbage',
      'pirate-coins',
      / gave an invalid answer in game 0 .* at step \d+: "I plunder!\\u001b\[31m" is not valid JSON$/,
    ],
    ['list', 'pirate-coins', / gave an invalid answer .*: a decision must be an object with "do", not "\[\]"$/],
    ['chance', 'pirate-coins', / gave an invalid answer .*: a decision must be an object with "do", not /],
    ['word', 'pirate-coins', / gave an invalid answer .*: "side" must be monster or skull, not "octopus"$/],
    ['illegal', 'koinz', / gave an invalid answer .*: Choose the number of \w+ koinz now, not of large koinz$/],
    ['talker', 'pirate-coins', / gave an invalid answer .*: "and more\\n" came without a question$/],
    ['endless', 'pirate-coins', / gave an invalid answer .*: the line is longer than 1048576 characters$/],
    ['late', 'coin-set', / gave an invalid answer .*: "after" must be a number of seconds from 0 to 3600, not "4000"$/],
  ];
  test.each(failing)('that is %s ends the run with a one-line error and no leftover process', (name, game, reason) => {
    const { stdout, stderr, status } = sim(game, ['easy', exec(name)], '--games', '20');
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^pouch: exec:[^\n]*\n$/);
    expect(stderr.trimEnd()).toMatch(reason);
  });

  test('that is silent times out', () => {
    const { stderr, status } = sim('pirate-coins', ['random', exec('silent')], '--think', '20');
    expect(stderr).toMatch(/ did not answer in game 0 .* at step \d+: the limit is 20 ms plus 1000 ms to start\n$/);
    expect(status).toBe(2);
  });

  test('that does not exit is killed', () => {
    const { stderr, status } = sim('pirate-coins', ['random', exec('stubborn')], '--games', '1', '--json');
    expect([started(stderr), status]).toEqual([1, 0]);
  });

  test('is killed when the command is interrupted', async () => {
    const players = `random,${exec('silent')}`;
    const child = spawn(process.execPath, [command, 'sim', 'pirate-coins', '--players', players]);
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    // `close` waits until every process has closed standard error.
    expect(await once(child, 'close')).toEqual([130, null]);
  });
});
