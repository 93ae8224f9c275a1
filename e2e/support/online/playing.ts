import type { Page } from '@playwright/test';
import { PATIENCE } from '../patience.ts';
import { press, skipShow } from '../press.ts';
import { expect } from '../test.ts';
import type { Person } from './people.ts';

/** Whole games of several people at once. */

interface SeenButton {
  readonly name: string;
  readonly pressed: boolean;
  readonly off: boolean;
  /** It was pressed, and the server has not answered yet. */
  readonly busy: boolean;
}

interface Seen {
  readonly buttons: readonly SeenButton[];
  readonly headings: readonly string[];
  /** The result is there, for players and watchers, here and on a server. */
  readonly isOver: boolean;
}

/** After so long somebody looks again although nothing has changed: what is waited for may be elsewhere. */
const LONGEST_LOOK = 1000;

/** Waits until something has changed since the last look. */
const nextChange = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const watched = window as { changes?: { count: number; seen: number; next: () => void } };
    const changes = watched.changes ?? { count: 1, seen: 0, next: () => undefined };
    if (watched.changes === undefined) {
      watched.changes = changes;
      const noted = new MutationObserver(() => {
        changes.count++;
        changes.next();
      });
      noted.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    if (changes.seen === changes.count)
      await new Promise<void>((next) => {
        changes.next = next;
        setTimeout(next, longest);
      });
    changes.seen = changes.count;
  }, LONGEST_LOOK);

/** What the table says and what can be pressed there, found in one look. */
export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate((result) => {
    const all = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => [...document.querySelectorAll(tag)];
    return {
      buttons: all('button').map((each) => ({
        name: each.ariaLabel ?? each.textContent ?? '',
        pressed: each.ariaPressed === 'true',
        off: each.ariaDisabled === 'true' || each.disabled,
        busy: each.ariaBusy === 'true',
      })),
      headings: all('h2').map(({ textContent }) => textContent ?? ''),
      isOver: all('a').some(({ textContent }) => textContent === result),
    };
  }, RESULT_LINK);

/** What somebody does about what is due for them now, by what they see; nothing if nothing is due. */
export type Decide = (person: Pick<Person, 'name' | 'page'>, seen: Seen) => (() => Promise<void>) | undefined;

const RESULT_LINK = 'Watch replay';

/** After so long in which nobody did anything, something is wrong. */
const LONGEST_WAIT = 2 * PATIENCE;

export interface Playing {
  /** Whether it is enough, before the result is there. */
  readonly until?: () => boolean | Promise<boolean>;
}

/**
 * Everybody decides whatever is due for them, each in their own time, until the result is there for all. Watchers look
 * on, and like all others do not wait for what is shown.
 */
export async function playTogether(people: readonly Person[], decide: Decide, { until }: Playing = {}): Promise<void> {
  let isEnough = false;
  let acting = 0;
  let lastAct = Date.now();
  const play = async (person: Person): Promise<void> => {
    const { name, page } = person;
    for (;;) {
      isEnough ||= (await until?.()) ?? false;
      if (isEnough) return;
      await skipShow(page);
      await nextChange(page);
      const seen = await seenOn(page);
      if (seen.isOver) return;
      const act = decide(person, seen);
      if (act !== undefined) {
        acting++;
        await act();
        acting--;
        lastAct = Date.now();
      } else if (acting === 0 && Date.now() - lastAct > LONGEST_WAIT)
        throw new Error(`nothing goes on: ${name} sees ${await words(page)}`);
    }
  };
  await Promise.all(people.map(play));
}

const words = (page: Page): Promise<string> => page.getByRole('main').innerText();

/** The final standing with the scores: in the same words for everybody, also for whom the page calls 'you'. */
async function resultOf({ name, page }: Person): Promise<string> {
  await expect(page.getByRole('link', { name: RESULT_LINK })).toBeVisible();
  const places = page.getByRole('list', { name: 'Final standings' }).getByRole('listitem');
  return (await places.allTextContents()).map((text) => text.replaceAll('You', name)).join(' ');
}

/** All see the same result. */
export async function expectSameResult(people: readonly Person[]): Promise<void> {
  const [first, ...others] = await Promise.all(people.map(resultOf));
  for (const other of others) expect(other).toBe(first);
}

/** One asks for a rematch and is led to its table; the others stay until they join, and watchers until they follow. */
export async function rematch(players: readonly Person[], watchers: readonly Person[]): Promise<void> {
  const [asks, ...others] = players;
  if (asks === undefined) throw new Error('nobody plays');
  const before = new URL(asks.page.url()).pathname;
  await press(asks.page.getByRole('button', { name: 'Rematch' }));
  await asks.page.waitForURL((url) => url.pathname.startsWith('/table/') && url.pathname !== before);
  for (const { page } of others) {
    await expect(page.getByText(`${asks.name} wants a rematch.`).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(before);
  }
  for (const { page } of watchers) await press(page.getByRole('link', { name: 'Watch the rematch' }));
  for (const { page } of others) await press(page.getByRole('button', { name: 'Join', exact: true }));
  const everybody = [...players, ...watchers];
  for (const { page } of everybody) {
    await page.waitForURL((url) => url.pathname !== before);
    await expect(page.getByRole('region', { name: 'Seats' })).toBeHidden();
  }
  const paths = everybody.map(({ page }) => new URL(page.url()).pathname);
  expect(new Set(paths).size, 'all are at the same table').toBe(1);
}
