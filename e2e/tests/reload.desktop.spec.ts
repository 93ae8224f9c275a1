import type { Locator, Page } from '@playwright/test';
import { type Decision, GAMES, type Game, type GameId, type Json } from '@pouch/rules';
import { amount } from '../../test-support/thorough.ts';
import { layOnPile } from '../support/koinz.ts';
import { beforeLastMove, stepOf } from '../support/last-move.ts';
import { press, skipShow } from '../support/press.ts';
import { bot, person, type SavedPlayer, savedGame } from '../support/saves.ts';
import { expect, test, withSave, withSettings } from '../support/test.ts';

const SETTINGS = {
  name: 'Robin',
  motion: 'none',
  hintsSeen: ['realm-coins/all', 'pirate-coins/all', 'koinz/all', 'coin-set/all'],
};

interface LastMove {
  readonly game: GameId;
  readonly players: readonly SavedPlayer[];
  /** What the test does then; all of it, where the page has a say in it. */
  readonly decisions: (game: Game, state: unknown) => readonly Decision[];
  /** What can be pressed when it is Robin's turn. */
  readonly due: (page: Page) => Locator;
  /** What must be the same after the reload. */
  readonly same: (page: Page) => Locator;
  readonly decide: (page: Page) => Promise<void>;
}

const TWO = [bot('Mara', 'easy'), person('Robin')];
const ROBIN = 1;

const only =
  (json: Json) =>
  (game: Game): readonly Decision[] => [stepOf(game, json) as Decision];

/** Every pile that can carry a koin of Robin's: the page shows one of them. None unless every koin has such a pile. */
function piles(game: Game, state: unknown): readonly Decision[] {
  const all = [...game.choices(game.view(state, ROBIN), ROBIN)] as readonly (Decision & { readonly koin?: number })[];
  const stacks = all.filter((decision) => decision.do === 'stack');
  return all.every(({ koin }) => stacks.some((stack) => stack.koin === koin)) ? stacks : [];
}

const main = (page: Page): Locator => page.getByRole('main');

const LAST_MOVES: readonly LastMove[] = [
  {
    game: 'realm-coins',
    players: TWO,
    decisions: only({ seat: ROBIN, do: 'bid', coins: { peasant: 1 } }),
    due: (page) => page.getByRole('button', { name: /^Bid (nothing|\d)/ }),
    same: main,
    decide: async (page) => {
      await press(page.getByRole('button', { name: /^Add Peasant/ }));
      await press(page.getByRole('button', { name: /^Bid 1/ }));
    },
  },
  {
    game: 'pirate-coins',
    players: TWO,
    decisions: only({ seat: ROBIN, do: 'choose', side: 'monster' }),
    due: (page) => page.getByRole('button', { name: /^Plunder/ }),
    same: main,
    decide: (page) => press(page.getByRole('button', { name: /^Plunder/ })),
  },
  {
    game: 'koinz',
    players: TWO,
    decisions: piles,
    due: (page) => page.locator('[role="application"]:focus'),
    same: main,
    decide: layOnPile,
  },
  {
    game: 'coin-set',
    players: [person('Robin')],
    decisions: only({ seat: 0, do: 'agree' }),
    due: (page) => page.getByRole('button', { name: /^No set/ }),
    same: (page) => page.getByRole('region', { name: 'The coins' }),
    decide: (page) => press(page.getByRole('button', { name: /^No set/ })),
  },
];

// Two games in every run, all of them in a thorough one.
for (const { game, players, decisions, due, same, decide } of LAST_MOVES.slice(-amount(2, LAST_MOVES.length)))
  test(`${GAMES[game].name} is the same after a reload, and is finished`, async ({ page }) => {
    const seat = players.findIndex(({ name }) => name === 'Robin');
    const save = beforeLastMove({ game, players, seat, decisions });
    await withSettings(page, SETTINGS);
    await withSave(page, save);
    await page.goto(`/play/${save.id}`);
    if (GAMES[game].id === 'coin-set') await press(page.getByRole('button', { name: 'Resume' }));
    await expect(due(page)).toBeVisible();
    const before = await same(page).ariaSnapshot();
    await page.reload();
    if (GAMES[game].id === 'coin-set') await press(page.getByRole('button', { name: 'Resume' }));
    await expect(due(page)).toBeVisible();
    await expect.poll(() => same(page).ariaSnapshot()).toBe(before);
    await decide(page);
    const result = page.getByRole('link', { name: 'Watch replay' });
    await expect(async () => {
      // A key that does nothing but end what is moving.
      await skipShow(page);
      await expect(result).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
    await press(result);
    await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  });

test('a game that is opened in a second tab goes on there, and is taken back', async ({ page, context }) => {
  const save = savedGame({ game: 'realm-coins', players: TWO, when: () => true });
  await withSettings(page, SETTINGS);
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
  const lockIn = { name: /^Bid (nothing|\d)/ };
  await expect(page.getByRole('button', lockIn)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/play/${save.id}`);
  await expect(second.getByRole('button', lockIn)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await page.bringToFront();
  await press(page.getByRole('button', { name: 'Play here' }));
  await expect(page.getByRole('button', lockIn)).toBeVisible();
  await expect(second.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
});
