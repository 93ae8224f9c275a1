import type { Page } from '@playwright/test';
import type { Saved } from './saves.ts';

/** The sizes of the app: the projects of playwright.config.ts. */
export type Size = 'desktop' | 'phone';

/** A screen in one of its states: looked at by axe in the tests, and by people in the pictures of `npm run screens`. */
export interface ScreenState {
  /** Also the name of the picture: 'realm-coins-bid-locked'. */
  readonly name: string;
  readonly path: string | (() => string);
  readonly saves?: () => readonly Saved[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Bots that never make up their minds: for what is seen while they are awaited. */
  readonly bots?: 'silent';
  /** What to do once the page is open, up to seeing the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The page's clock is stopped on the way. */
  readonly time?: 'stopped';
  /** Only for one of the two sizes. */
  readonly only?: Size;
}
