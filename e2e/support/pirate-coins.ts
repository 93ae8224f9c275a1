import type { Locator, Page } from '@playwright/test';
import type { Person } from './online/people.ts';
import type { Decide } from './online/playing.ts';
import { press } from './press.ts';
import { expect } from './test.ts';

/** Pirate Coins as somebody plays it. */

export const choice = (page: Page, name: 'Plunder' | 'Sally forth'): Locator =>
  page.getByRole('group', { name: 'Your choice' }).getByRole('button', { name });

/** Chooses at a table with others, and waits until the server has confirmed it. */
export async function choose(page: Page, side: 'Plunder' | 'Sally forth'): Promise<void> {
  await press(choice(page, side));
  await expectChosen(page, side);
}

/** The choice stands, and is no longer on its way. */
export async function expectChosen(page: Page, side: 'Plunder' | 'Sally forth'): Promise<void> {
  await expect(choice(page, side)).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, side)).not.toHaveAttribute('aria-busy', 'true');
}

/** The chance of a game that is soon over when somebody always plunders: see `withChance`. */
export const SHORT_GAME = 1;

export interface Hands {
  /** Takes the choice that is due. */
  readonly choose: () => Promise<void>;
  /** Goes on while there is something to be seen: any press does. */
  readonly goOn: () => Promise<void>;
}

const MOST_PRESSES = 600;

/** Plays until the result is there. */
export async function playOn(page: Page, { choose, goOn }: Hands): Promise<void> {
  const due = page.getByRole('button', { name: 'Plunder', disabled: false, pressed: false });
  const over = page.getByRole('button', { name: 'Play again' });
  for (let presses = 0; presses < MOST_PRESSES && !(await over.isVisible()); presses++)
    // A choice that is gone by the time it is pressed has been made: there is something else to do.
    await ((await due.isVisible()) ? choose().catch(() => undefined) : goOn());
  await expect(over).toBeVisible();
}

type Side = 'Plunder' | 'Sally forth';

/** At a table with others: takes a side whenever a choice is due. */
export const choosing =
  (side: (person: Pick<Person, 'name'>) => Side = () => 'Plunder'): Decide =>
  (person, { buttons }) => {
    const sides = buttons.filter(({ name }) => /^(Plunder|Sally forth)/.test(name));
    if (sides.length < 2 || sides.some(({ off, pressed }) => off || pressed)) return undefined;
    return () => press(choice(person.page, side(person)));
  };
