import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { command, type Outcome, pouchHere } from './pouch.js';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pouch-kit-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const kit = (...args: readonly string[]): Promise<Outcome> => pouchHere(['kit', ...args]);

const mediaBox = (name: string): string | undefined =>
  /\/MediaBox \[([^\]]*)\]/.exec(readFileSync(join(folder, name), 'latin1'))?.[1];

describe('pouch kit', () => {
  test('writes an A4 kit into the current folder and reports it', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [command, 'kit', 'realm-coins'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^realm-coins-kit\.pdf: \d+ pages, \d+ kB\n$/);
    expect([stdout, status]).toEqual(['', 0]);
    expect(readdirSync(folder)).toEqual(['realm-coins-kit.pdf']);
    expect(readFileSync(join(folder, 'realm-coins-kit.pdf'), 'latin1')).toMatch(/^%PDF-/);
    expect(mediaBox('realm-coins-kit.pdf')).toMatch(/^0 0 595\.27\d* 841\.88\d*$/);
  });

  test('writes all kits into a new folder', async () => {
    const { stderr, status } = await kit('all', '-o', 'kits/mine');
    expect(stderr.trimEnd().split('\n')).toHaveLength(GAME_IDS.length);
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'kits/mine')).sort()).toEqual(GAME_IDS.map((game) => `${game}-kit.pdf`).sort());
  });

  test('writes a kit into an existing folder, with every option', async () => {
    mkdirSync(join(folder, 'kits'));
    const given = '--paper letter --ink grey --duplex short --offset -0.5,1 --cut square -o kits'.split(' ');
    const { stderr, status } = await kit('coin-set', ...given);
    expect(stderr).toMatch(/^kits\/coin-set-kit\.pdf: \d+ pages/);
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'kits'))).toEqual(['coin-set-kit.pdf']);
    expect(mediaBox('kits/coin-set-kit.pdf')).toMatch(/^0 0 612 792$/);
  });

  test('replaces a file, also through a link', async () => {
    writeFileSync(join(folder, 'old.pdf'), 'old');
    symlinkSync('old.pdf', join(folder, 'link.pdf'));
    expect((await kit('koinz', '-o', 'link.pdf')).status).toBe(0);
    expect(readFileSync(join(folder, 'old.pdf'), 'latin1')).toMatch(/^%PDF-/);
    expect(readdirSync(folder).sort()).toEqual(['link.pdf', 'old.pdf']);
  });

  test.each([
    ['an unknown game', ['chess'], new RegExp(`chess.*${GAME_IDS.join(', ')} and all`)],
    ['no game', [], /missing required argument 'game'/],
    ['an unknown paper', ['koinz', '--paper', 'a5'], /--paper must be letter or a4, not a5/],
    ['an unknown ink', ['koinz', '--ink', 'sepia'], /--ink must be colour or grey, not sepia/],
    ['an unknown way to turn', ['koinz', '--duplex', 'both'], /--duplex must be long or short or none, not both/],
    ['an unknown cut', ['koinz', '--cut', 'oval'], /--cut must be round or square, not oval/],
    ['an offset to the right that is too far', ['koinz', '--offset', '10.01,0'], /at most 10 mm/],
    ['an offset upwards that is too far', ['koinz', '--offset', '0,-11'], /at most 10 mm/],
    ['half an offset', ['koinz', '--offset', '1'], /two numbers in millimetres/],
    ['an offset with a hole', ['koinz', '--offset', '1,'], /two numbers in millimetres/],
    ['an offset in words', ['koinz', '--offset', 'left,up'], /two numbers in millimetres/],
    ['three offsets', ['koinz', '--offset', '1,2,3'], /two numbers in millimetres/],
    ['a folder that is not there', ['koinz', '-o', 'nowhere/kit.pdf'], /nowhere\/kit\.pdf: cannot write the kit/],
    ['a device', ['koinz', '-o', '/dev/null'], /\/dev\/null: cannot write the kit: not a regular file/],
    ['a file for a folder', ['koinz', '-o', 'a-file/kit.pdf'], /cannot write the kit/],
    ['a file for all', ['all', '-o', 'a-file'], /a-file: cannot create a folder for the kits/],
  ])('says in one line what is wrong with %s, and leaves nothing behind', async (_, args, reason) => {
    writeFileSync(join(folder, 'a-file'), 'mine');
    const { stdout, stderr, status } = await kit(...args);
    expect(stdout).toBe('');
    expect(stderr).toMatch(reason);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(status).toBe(2);
    expect(readdirSync(folder)).toEqual(['a-file']);
    expect(readFileSync(join(folder, 'a-file'), 'utf8')).toBe('mine');
  });

  test('lists all choices in its help', async () => {
    const { stdout } = await kit('--help');
    for (const words of ['letter|a4', 'colour|grey', 'long|short|none', 'round|square', '-o, --output', 'all'])
      expect(stdout).toContain(words);
    expect(existsSync(join(folder, 'realm-coins-kit.pdf'))).toBe(false);
  });
});
