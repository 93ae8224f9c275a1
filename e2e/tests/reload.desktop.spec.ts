import type { Locator, Page } from '@playwright/test';
import { GAMES, type GameId, has, type Json, lowestSeat, Refusal, randomFrom, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { press } from '../support/press.ts';
import { bot, person, type SavedPlayer, savedGame } from '../support/saves.ts';
import { expect, test, withSave, withSettings } from '../support/test.ts';

const SETTINGS = {
  name: 'Robin',
  motion: 'none',
  hintsSeen: ['realm-coins/all', 'pirate-coins/all', 'koinz/all', 'coin-set/all'],
};

/** Whether this decision of Robin's, or whatever Robin does, ends the game before Robin has to decide again. */
function isLast(id: GameId, robin: number, state: unknown, json: Json | undefined): boolean {
  const game = GAMES[id];
  const turn = game.turn(state);
  if (turn.kind !== 'decide' || turn.awaited !== 1 << robin) return false;
  const decision = json === undefined ? undefined : game.notation.readStep(json);
  if (decision instanceof Refusal) throw new Error(decision.reason);
  if (decision?.do !== undefined && game.check(state, decision) !== undefined) return false;
  return [1, 2, 3, 4].every((seed) => {
    const random = randomFrom(xoroshiro128plusFromState(streamSeed(seed, 1)));
    const later = structuredClone(state);
    game.advance(later, decision ?? game.sample(state, random), []);
    for (;;) {
      const next = game.turn(later);
      if (next.kind === 'over') return true;
      if (next.kind === 'decide' && has(next.awaited, robin)) return false;
      const { view } = game;
      const step =
        next.kind === 'chance'
          ? game.chance(later, random)
          : game.sample(view(later, lowestSeat(next.awaited)), random);
      game.advance(later, step, []);
    }
  });
}

interface LastMove {
  readonly game: GameId;
  readonly players: readonly SavedPlayer[];
  readonly decision?: Json;
  /** What can be pressed when it is Robin's turn. */
  readonly due: (page: Page) => Locator;
  /** What must be the same after the reload. */
  readonly same: (page: Page) => Locator;
  readonly decide: (page: Page) => Promise<void>;
}

const TWO = [bot('Mara', 'easy'), person('Robin')];
const main = (page: Page): Locator => page.getByRole('main');

const LAST_MOVES: readonly LastMove[] = [
  {
    game: 'realm-coins',
    players: TWO,
    decision: { seat: 1, do: 'bid', coins: { peasant: 1 } },
    due: (page) => page.getByRole('button', { name: /^Lock in/ }),
    same: main,
    decide: async (page) => {
      await press(page.getByRole('button', { name: /^Add Peasant/ }));
      await press(page.getByRole('button', { name: /^Lock in 1/ }));
    },
  },
  {
    game: 'pirate-coins',
    players: TWO,
    decision: { seat: 1, do: 'choose', side: 'monster' },
    due: (page) => page.getByRole('button', { name: /^Plunder/ }),
    same: main,
    decide: (page) => press(page.getByRole('button', { name: /^Plunder/ })),
  },
  {
    game: 'koinz',
    players: TWO,
    due: (page) =>
      page
        .getByRole('button', { name: /^Take a/ })
        .and(page.locator(':enabled'))
        .first(),
    same: main,
    decide: async (page) => {
      // By key, so that the koin shows itself at a place where it can lie.
      await page
        .getByRole('button', { name: /^Take a/ })
        .and(page.locator(':enabled'))
        .first()
        .press('Enter');
      // On the next stack that can carry it.
      await page.keyboard.press('n');
      await press(page.getByRole('button', { name: /^Lay / }));
    },
  },
  {
    game: 'coin-set',
    players: [person('Robin')],
    decision: { seat: 0, do: 'agree' },
    due: (page) => page.getByRole('button', { name: /^No set/ }),
    same: (page) => page.getByRole('region', { name: 'The coins' }),
    decide: (page) => press(page.getByRole('button', { name: /^No set/ })),
  },
];

for (const { game, players, decision, due, same, decide } of LAST_MOVES)
  test(`${GAMES[game].name} is the same after a reload, and is finished`, async ({ page }) => {
    const robin = players.findIndex(({ name }) => name === 'Robin');
    const save = savedGame({
      game,
      players,
      when: ((state: unknown) => isLast(game, robin, state, decision)) as never,
      play: 'random',
    });
    await withSettings(page, SETTINGS);
    await withSave(page, save);
    await page.goto(`/play/${save.id}`);
    if (GAMES[game].id === 'coin-set') await press(page.getByRole('button', { name: 'Go on' }));
    await expect(due(page)).toBeVisible();
    const before = await same(page).ariaSnapshot();
    await page.reload();
    if (GAMES[game].id === 'coin-set') await press(page.getByRole('button', { name: 'Go on' }));
    await expect(due(page)).toBeVisible();
    await expect.poll(() => same(page).ariaSnapshot()).toBe(before);
    await decide(page);
    await press(page.getByRole('link', { name: 'Result and replay' }));
    await expect(page.getByRole('slider', { name: 'Place in the game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  });

test('a game that is opened in a second tab goes on there, and is taken back', async ({ page, context }) => {
  const save = savedGame({ game: 'realm-coins', players: TWO, when: () => true });
  await withSettings(page, SETTINGS);
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
  const lockIn = { name: /^Lock in/ };
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
