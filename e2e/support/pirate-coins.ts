import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Pirate Coins as somebody plays it. */

export const choice = (page: Page, name: 'Plunder' | 'Sally forth'): Locator =>
  page.getByRole('group', { name: 'Your choice' }).getByRole('button', { name });

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
    await ((await due.isVisible()) ? choose() : goOn());
  await expect(over).toBeVisible();
}
