import type { Page } from '@playwright/test';
import { press } from '../press.ts';
import { tableOfHost } from './gather.ts';
import type { Person } from './people.ts';

/** What can go wrong with making a table and joining one, as the server says it. */

type Answer = { readonly status: number; readonly error: string } | { readonly body: object } | 'none';

/** From now on the page hears this from the server. Chromium would log a real refusal, which no page should cause. */
const answer = (page: Page, path: string, given: Answer): Promise<void> =>
  page.evaluate(
    ({ path, given }) => {
      const real = globalThis.fetch;
      globalThis.fetch = async (input, init) => {
        if (!String(input).endsWith(path)) return real(input, init);
        if (given === 'none') throw new TypeError('Failed to fetch');
        if ('body' in given) return Response.json(given.body);
        return Response.json({ error: given.error }, { status: given.status });
      };
    },
    { path, given },
  );

const CODE = '/api/code';
const TABLES = '/api/tables';
const GUEST = '/api/guest';

export interface ErrorCase {
  readonly name: string;
  readonly reach: (robin: Person, ann: Person) => Promise<void>;
  /** What is said, where the person looked. */
  readonly says: string;
}

async function typeCode(page: Page, given: Answer): Promise<void> {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Table code' });
  await field.waitFor();
  await answer(page, CODE, given);
  await field.fill('K7QX');
}

const joining = (name: string, given: Answer, says: string): ErrorCase => ({
  name,
  says,
  reach: ({ page }) => typeCode(page, given),
});

const refusedCode = (name: string, status: number, error: string): ErrorCase => joining(name, { status, error }, error);

const making = (name: string, path: string, given: Exclude<Answer, { body: object }>, says?: string): ErrorCase => ({
  name,
  says: says ?? (given === 'none' ? '' : given.error),
  reach: async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Create table' });
    await button.waitFor();
    await answer(page, path, given);
    await press(button);
  },
});

const UNREACHABLE = 'Can’t reach the server. Check your connection and try again.';
const STOPPING = 'The server is shutting down. Try again in a moment.';

export const ERRORS: readonly ErrorCase[] = [
  joining(
    'join-unknown',
    { status: 404, error: 'No table has this code.' },
    'No table has this code. Check it, or ask for the link.',
  ),
  refusedCode('join-too-many', 429, 'You’ve tried too many codes. Try again in 8 minutes.'),
  refusedCode('join-stopping', 503, STOPPING),
  joining('join-lost', 'none', UNREACHABLE),
  {
    name: 'join-full',
    says: 'All seats are taken. Watch instead?',
    reach: async ({ page }, ann) => {
      const path = await tableOfHost(ann, { seats: ['open', 'easy'] });
      await typeCode(page, { body: { table: path.slice('/table/'.length) } });
    },
  },
  making('make-quota', TABLES, {
    status: 409,
    error: 'You have 50 unfinished tables, which is the limit. Finish one first.',
  }),
  making('make-listed', TABLES, {
    status: 409,
    error: 'You have 5 tables in the lobby, which is the limit. Start one of them first, or make this one private.',
  }),
  making('make-stopping', TABLES, { status: 503, error: STOPPING }),
  making('make-too-many-guests', GUEST, {
    status: 429,
    error: 'Too many new guests from your network. Try again in 12 minutes.',
  }),
  making('make-lost', TABLES, 'none', UNREACHABLE),
  {
    name: 'make-in-sheet',
    says: 'You’ve created 200 tables today, which is the limit. Try again tomorrow.',
    reach: async ({ page }) => {
      await page.goto('/');
      await press(page.getByRole('button', { name: 'Table options' }));
      await answer(page, TABLES, {
        status: 409,
        error: 'You’ve created 200 tables today, which is the limit. Try again tomorrow.',
      });
      await press(page.getByRole('dialog').getByRole('button', { name: 'Create table' }));
    },
  },
  {
    name: 'link-gone',
    says: 'This table doesn’t exist any more.',
    reach: async ({ page }) => void (await page.goto(`/table/${'A'.repeat(16)}`)),
  },
  {
    name: 'link-full',
    says: 'You’re watching. All seats are taken.',
    reach: async ({ page }, ann) =>
      void (await page.goto(`${await tableOfHost(ann, { seats: ['open', 'easy'] })}?sit`)),
  },
  {
    name: 'link-name',
    says: 'The body must have a name of 1 to 24 characters.',
    reach: async ({ page }, ann) => {
      await page.goto('/settings');
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('pouch/settings') ?? '{}');
        localStorage.setItem('pouch/settings', JSON.stringify({ ...kept, name: '' }));
      });
      await page.goto(await tableOfHost(ann, { seats: ['open', 'open'] }));
      const field = page.getByRole('textbox', { name: 'Your name' });
      await field.fill('Roberta');
      await answer(page, GUEST, { status: 400, error: 'The body must have a name of 1 to 24 characters.' });
      await field.press('Enter');
    },
  },
];
