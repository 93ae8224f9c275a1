import { GAMES, type GameId } from '@pouch/rules';
import { PATIENCE } from '../patience.ts';
import { press } from '../press.ts';
import { expect } from '../test.ts';
import type { Person } from './people.ts';

/** The ways to a table and away from it. */

export interface Wanted {
  readonly game: GameId;
  /** The seats after the creator's: open, or a bot. */
  readonly others: readonly ('open' | 'easy' | 'fair' | 'sharp')[];
  readonly clock?: 'None' | 'Relaxed' | 'Brisk' | 'Slow';
  readonly listed?: boolean;
  /** Options of the game: radios by name, numbers by the label of their field. */
  readonly options?: readonly (string | readonly [label: string, number: number])[];
}

/** Makes a table from home with its options, and is at it; gives its path. */
export async function makeTable({ page }: Person, wanted: Wanted): Promise<string> {
  const { game, others, clock = 'None', listed = false, options = [] } = wanted;
  await page.goto('/');
  await press(page.getByRole('radio', { name: GAMES[game].name }));
  await press(page.getByRole('button', { name: 'Table options' }));
  const sheet = page.getByRole('dialog', { name: `New ${GAMES[game].name} table` });
  const choose = (group: string, value: string) =>
    press(sheet.getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }));
  await choose('Seats', String(others.length + 1));
  for (const [index, who] of others.entries())
    await sheet.getByRole('combobox', { name: `Who plays in seat ${index + 2}` }).selectOption(who);
  await choose('Clock', clock);
  await choose('Visibility', listed ? 'Listed' : 'Private');
  for (const option of options)
    if (typeof option === 'string') await press(sheet.getByRole('radio', { name: option }));
    else await sheet.getByLabel(option[0]).fill(String(option[1]));
  await press(sheet.getByRole('button', { name: 'Create table' }));
  await page.waitForURL(/\/table\/[\w-]{16}$/);
  await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible();
  return pathOf({ page });
}

/** Where somebody is: the way for others to come along. */
const pathOf = ({ page }: Pick<Person, 'page'>): string => new URL(page.url()).pathname;

/** The id of the table where somebody is. */
export const tableOf = (person: Pick<Person, 'page'>): string => pathOf(person).replace('/table/', '');

/** Opens the link to a table that waits for players, and sits down. */
export async function sitDown({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await press(page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: 'Sit down' }));
  await expect(readyButton({ page })).toBeVisible();
}

/** Opens the link to a table and stays a watcher. */
export async function watch({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('You’re watching.')).toBeVisible();
}

const decision = ({ page }: Pick<Person, 'page'>) => page.getByRole('region', { name: 'What you can do' });
export const readyButton = (person: Pick<Person, 'page'>) => decision(person).getByRole('button', { name: 'Ready' });
const startButton = (person: Pick<Person, 'page'>) => decision(person).getByRole('button', { name: 'Start' });

/** The host starts; all see the game begin. */
export async function start(host: Person, everybody: readonly Person[]): Promise<void> {
  await press(startButton(host));
  for (const { page } of everybody) await expect(page.getByRole('region', { name: 'Seats' })).toBeHidden();
}

/** Leaves the game by the door, and lets a bot play on. */
export async function leaveToABot({ page }: Person): Promise<void> {
  await press(page.getByRole('button', { name: 'Leave the table' }));
  await press(
    page.getByRole('dialog', { name: 'Leave the game?' }).getByRole('button', { name: 'Leave and let a bot play' }),
  );
  await page.waitForURL((url) => url.pathname === '/');
}

/** Comes back to the seat that a bot has kept. */
export async function comeBack({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await press(page.getByRole('button', { name: 'Take your seat back' }));
  await expect(page.getByRole('region', { name: 'A bot is playing for you.' })).toBeHidden();
}

/** What says that the line is lost, and when it is tried again. */
export const lostBar = ({ page }: Pick<Person, 'page'>) => page.getByRole('region', { name: 'Connection' });

/** After its line was mended: does not wait for the next try, unless that comes first. */
export async function tryNow(person: Person): Promise<void> {
  const button = lostBar(person).getByRole('button', { name: 'Try now' });
  await expect(async () => {
    if (await button.isVisible()) await press(button, { timeout: 1000 });
    await expect(lostBar(person)).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: PATIENCE });
}

/** Every decision of somebody has been answered: their device keeps none to be sent again. */
export async function expectAllSent({ page }: Person): Promise<void> {
  const kept = () => page.evaluate((table) => localStorage.getItem(`pouch/sending/${table}`), tableOf({ page }));
  await expect.poll(kept).toBeNull();
}

/** Says something at the table: beside it where there is room, else behind its sign. */
export async function say({ page }: Person, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Say something' });
  if (!(await field.isVisible()))
    await press(page.getByRole('tab', { name: /^Chat/ }).or(page.getByRole('button', { name: /^Chat/ })));
  await field.fill(text);
  await press(page.getByRole('button', { name: 'Send' }));
}
