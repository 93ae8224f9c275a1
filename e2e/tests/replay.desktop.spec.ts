import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { onPhone, press } from '../support/press.ts';
import { savedGame, THREE } from '../support/saves.ts';
import { expect, test, withSave, withSettings } from '../support/test.ts';

const RECORDS = {
  'realm-coins': 'Realm Coins',
  'pirate-coins': 'Pirate Coins',
  koinz: 'Koinz',
  'coin-set': 'Coin Set',
};

const recordFile = (game: string): string => fileURLToPath(new URL(`../../records/${game}.jsonl`, import.meta.url));

const firstRecord = (game: string): string => readFileSync(recordFile(game), 'utf8').split('\n')[0] ?? '';

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Choose a file' }));
  await (await chooser).setFiles(file);
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stepAt = (page: Page, step: RegExp) => expect(slider(page)).toHaveAttribute('aria-valuetext', step);

for (const [game, name] of Object.entries(RECORDS))
  test(`a record file of ${name} is opened and stepped through`, async ({ page }) => {
    await page.goto('/replays');
    await choose(page, recordFile(game));
    await expect(page.getByRole('heading', { name: /games in this file$/ })).toBeFocused();
    await press(page.getByRole('button', { name: /^Line 1 / }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const { steps } = JSON.parse(firstRecord(game)) as { readonly steps: readonly unknown[] };
    await stepAt(page, new RegExp(`^Step ${steps.length} of ${steps.length}\\b`));
    await slider(page).fill('0');
    await stepAt(page, /^Set-up, /);
    await press(button(page, 'Next round'));
    await stepAt(page, /^Step (?!1 of)/);
    await press(button(page, 'Previous round'));
    await stepAt(page, /^Set-up, /);
    await press(button(page, 'Next step'));
    await stepAt(page, /^Step 1 of /);
    await press(button(page, 'Previous step'));
    await stepAt(page, /^Set-up, /);
  });

test('a replay plays by itself, and its link needs nothing else', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const save = savedGame({ game: 'realm-coins', players: THREE });
  await withSettings(page, { name: 'Robin' });
  await withSave(page, save);
  await page.goto('/replays');
  await press(page.getByRole('link', { name: /^Watch Realm Coins, / }));
  await slider(page).fill('0');
  await press(page.getByRole('button', { name: 'Speed: 1×' }));
  await press(page.getByRole('button', { name: 'Speed: 2×' }));
  await press(button(page, 'Play'));
  await expect(page.getByRole('button', { name: 'Speed: 4×' })).toBeVisible();
  await expect(button(page, 'Pause')).toBeVisible();
  await stepAt(page, /^Step [4-9] of /);
  await press(button(page, 'Pause'));

  const download = page.waitForEvent('download');
  await press(button(page, 'Save record'));
  const record = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(record).toMatchObject({ format: 'pouch-record/1', game: 'realm-coins', steps: save.steps });

  await press(button(page, onPhone() ? 'Share this replay' : 'Copy replay link'));
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay#r=/);
  const end = page.getByRole('main').getByRole('heading').first();
  const result = await end.textContent();

  // Somebody else's browser, which knows nothing of the game.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('main').getByRole('heading').first()).toHaveText(result ?? '');
  await stepAt(theirs, new RegExp(`^Step ${save.steps.length} of ${save.steps.length}\\b`));
  await theirs.goto(link.slice(0, -20));
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'This replay link is broken' })).toBeVisible();
  await other.close();
});

test('what is no record is refused in words, and a deleted game can be brought back', async ({ page }) => {
  await withSave(page, savedGame({ game: 'pirate-coins', players: THREE }));
  await page.goto('/replays');
  const note = page.getByRole('region', { name: 'Open a record' }).getByRole('status');
  await choose(page, { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"photos": 3}') });
  await expect(note).toContainText('This isn’t a Pouch record.');
  await expect(note).toContainText('This file has no Pouch format marker');
  await press(page.getByRole('button', { name: /^Delete Pirate Coins, / }));
  await expect(page.getByText('No finished games on this device yet.')).toBeVisible();
  await press(button(page, 'Undo'));
  await expect(page.getByRole('link', { name: /^Watch Pirate Coins, / })).toBeVisible();
  // A record that breaks a rule is watched as far as it goes.
  const record = JSON.parse(firstRecord('pirate-coins'));
  await page
    .getByRole('textbox', { name: 'Record or replay link' })
    .fill(JSON.stringify({ ...record, steps: [...record.steps.slice(0, 4), record.steps[3], { seat: 9, do: 'fly' }] }));
  await press(button(page, 'Open'));
  await expect(page.getByRole('alert').filter({ hasText: 'breaks the rules' })).toBeVisible();
});

test('a finished game is played on from the middle of its replay', async ({ page }) => {
  const save = savedGame({ game: 'realm-coins', players: THREE });
  await withSettings(page, { name: 'Robin', hintsSeen: ['realm-coins/all'], motion: 'none' });
  await withSave(page, save);
  await page.goto(`/replay/${save.id}`);
  const playOn = page.getByRole('button', { name: /^Play on from here/ });
  await expect(playOn, 'the game is over here').toHaveAttribute('aria-disabled', 'true');
  await slider(page).fill('0');
  await press(button(page, 'Next round'));
  await press(button(page, 'Next round'));
  await press(playOn);
  await expect(page.getByRole('heading', { level: 1, name: 'Realm Coins' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bid (nothing|\d)/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect(id).not.toBe(save.id);
  const next = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `pouch/game/${id}`)) ?? '');
  expect(next.playedOn.from).toBe(save.id);
  expect(next.players).toEqual(save.players);
  expect(next.steps.slice(0, next.playedOn.steps)).toEqual(save.steps.slice(0, next.playedOn.steps));
  await page.goto('/replays');
  await expect(page.getByText(/^Played on from step \d+ of another game$/)).toBeVisible();
});

/** A laptop in every run; phones and a low tablet in a thorough one. */
const REPLAY_SIZES = [
  [1366, 657],
  ...(process.env.POUCH_THOROUGH === undefined
    ? []
    : ([
        [390, 844],
        [1024, 600],
        [844, 390],
      ] as const)),
] as const;

for (const [width, height] of REPLAY_SIZES)
  test(`at ${width} by ${height} board and controls of every replay are seen together`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of Object.keys(RECORDS)) {
      await page.goto('/replays');
      await page.getByRole('textbox', { name: 'Record or replay link' }).fill(firstRecord(game));
      await press(button(page, 'Open'));
      await press(button(page, 'Previous round'));
      await press(button(page, 'Previous step'));
      await expect(page.getByRole('region', { name: 'Timeline' })).toBeInViewport({ ratio: 1 });
      const board = page.getByRole('region', { name: 'The table at this step' });
      await expect(board).toBeInViewport({ ratio: 0.97 });
    }
  });
