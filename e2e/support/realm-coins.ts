import type { Locator, Page } from '@playwright/test';
import type { Person } from './online/people.ts';
import type { Decide } from './online/playing.ts';
import { press } from './press.ts';

/** Realm Coins as somebody plays it. */

export const add = (page: Page, face: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Add ${face}\\b`) }).first();
export const lockIn = (page: Page): Locator => page.getByRole('button', { name: /^Bid \d/ });

/** At a table with others: every player bids one coin, each another one, and pays with the first that is offered. */
export const bidding =
  (faces: (person: Pick<Person, 'name'>) => readonly string[]): Decide =>
  (person, { buttons }) => {
    const { page } = person;
    const can = (name: RegExp) => buttons.find((each) => !each.off && !each.busy && name.test(each.name))?.name;
    if (can(/^Bid \d/)) return () => press(lockIn(page));
    if (can(/^Bid nothing/)) {
      const face = faces(person).find((each) => can(new RegExp(`^Add ${each}\\b`)));
      if (face === undefined) throw new Error(`${person.name} has nothing to bid`);
      return () => press(add(page, face));
    }
    // A coin to forfeit or to pay, the way it lies.
    const isShort = buttons.some(({ name }) => /^Choose \d more/.test(name));
    if (can(/^Pay /)) return () => press(page.getByRole('button', { name: /^Pay / }));
    return isShort && can(/^Add /) ? () => press(page.getByRole('button', { name: /^Add / }).first()) : undefined;
  };
