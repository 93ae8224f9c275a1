import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, pouch, pouchHere } from './pouch.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([[['play']], [['play', 'realm-coins']], [['play', 'koinz', '--seed', '1']]])(
  '%j needs a terminal',
  (args) => {
    const { stdout, stderr, status } = pouch(args);
    expect([stdout, stderr, status]).toEqual(['', 'pouch: pouch play needs a terminal\n', 2]);
  },
);

test('wrong usage is reported first', async () => {
  const { stderr, status } = await pouchHere(['play', 'koinz', '--seats', '5']);
  expect([stderr, status]).toEqual(['pouch: Koinz is for 2 to 4 players, not 5\n', 2]);
});

/** Runs a command in a pseudo-terminal; part of bsdutils. */
const SCRIPT = 'script';

const ENDED = Symbol('ended');

/** Talks to a command in a pseudo-terminal. */
class Talk {
  private seen = '';
  private readonly child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[]) {
    const line = [process.execPath, command, ...args].map((arg) => `'${arg}'`).join(' ');
    this.child = spawn(SCRIPT, ['-qec', `stty cols 80 rows 24; ${line}`, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm', NO_COLOR: '1', CI: '' },
    });
    this.child.stdout?.on('data', (data: Buffer) => {
      this.seen += data.toString();
    });
    this.ended = new Promise((end) => this.child.once('close', end));
  }

  /** Waits for a text after the last match, then types. */
  async answer(text: string | RegExp, keys: string): Promise<string> {
    while (this.seen.search(text) < 0) {
      const more = new Promise((come) => this.child.stdout?.once('data', come));
      if ((await Promise.race([more, this.ended.then(() => ENDED)])) === ENDED)
        throw new Error(`${text} did not come: ${this.seen}`);
    }
    const before = this.seen;
    this.seen = '';
    this.child.stdin?.write(keys);
    return before;
  }
}

test('at a terminal: bid, take back, reveal, leave; the record is kept', async () => {
  const path = join(folder, 'game.jsonl');
  const talk = new Talk(['play', 'realm-coins', '--seed', '7', '--name', 'Ulla', '--level', 'easy', '--record', path]);
  const table = await talk.answer('Your bid', '9 crowns\r');
  expect(table).toContain('Ulla (you), Mara (easy), Jonah (easy)');
  await talk.answer('You can’t bid 9 gold', '\u0015knight\r');
  await talk.answer('Change it', '\u001b[B\r');
  await talk.answer('Your bid', '\u0015boar\r');
  await talk.answer('Change it', '\r');
  expect(await talk.answer(/Your bid|Which|Take|Pay /, '\u0003')).toContain('Ulla bid 1 boar');
  await talk.answer('Leave the game', '\r');
  expect(await talk.ended).toBe(0);
  const { steps } = JSON.parse(readFileSync(path, 'utf8'));
  expect(steps.slice(0, 2)).toEqual([
    { seat: 0, do: 'bid', coins: { knight: 1 } },
    { seat: 0, do: 'bid', coins: { boar: 1 } },
  ]);
  expect((await pouchHere(['replay', path, '--final'])).status).toBe(0);
});

test('[S11] at a terminal: after a late call a new call has to wait', async () => {
  const talk = new Talk([
    'play',
    'coin-set',
    '--seats',
    '1',
    '--seed',
    '6',
    '--name',
    'Ulla',
    '--options',
    '{"pointSeconds": 2}',
  ]);
  expect(await talk.answer('n for no set', 'what?\r')).toMatch(/ 1 +copper [^\n]*\n[^\n]* 3 +copper/);
  await new Promise((later) => setTimeout(later, 800)); // A call within the grace period after the deal is refused.
  await talk.answer('A set is three coins', '\r');
  await talk.answer('Ulla calls', '1 2');
  await talk.answer('Too late', '1 2 3\r');
  await talk.answer('you can call again', '\u0003');
  await talk.answer('Leave the game', '\r');
  expect(await talk.ended).toBe(0);
});

test('help has examples', async () => {
  const { stdout, status } = await pouchHere(['play', '--help']);
  expect(stdout).toContain('$ pouch play realm-coins');
  expect(status).toBe(0);
});
