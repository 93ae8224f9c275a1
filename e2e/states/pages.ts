import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GAME_FACTS, GAME_IDS, type GameId, isRace } from '@pouch/rules';
import { bot, type Kept, kept, person, type Saved, savedGame, THREE } from '../support/saves.ts';
import type { ScreenState } from '../support/states.ts';

/** Everything but the tables. */

interface Known {
  readonly phase: string;
  readonly round: number;
}

const waits = (phase: string, round: number) => (state: Known) => state.phase === phase && state.round === round;

const REALM = kept(() => savedGame({ game: 'realm-coins', players: THREE, when: waits('bid', 4) as never }));
const PIRATES = kept(() =>
  savedGame({
    game: 'pirate-coins',
    players: [person('Robin'), bot('Wren', 'easy')],
    when: waits('choose', 2) as never,
  }),
);
const KOINZ = kept(() =>
  savedGame({
    game: 'koinz',
    players: [person('Robin'), person('Ann'), bot('Pike', 'sharp')],
    when: waits('lay', 2) as never,
  }),
);
const waiting = (): readonly Saved[] => [PIRATES(), KOINZ(), { ...REALM(), updatedAt: KOINZ().updatedAt + 60_000 }];

/** A game of three in records/, by its line: bots at random would call for hours. */
function fromRecord(game: GameId, line: number): Saved {
  const text = readFileSync(new URL(`../../records/${game}.jsonl`, import.meta.url), 'utf8').split('\n')[line - 1];
  const { id, options, steps, result } = JSON.parse(text ?? '');
  const about = { version: 1, id, game, seats: THREE.length, options, players: THREE } as const;
  const timed = (steps as readonly object[]).map((step, index) => ({ ...step, at: 4000 * index }));
  const startedAt = REALM().startedAt;
  const times = { seconds: 300, startedAt, updatedAt: startedAt };
  return { ...about, ...times, steps: timed, finished: true, result: { ...result, ending: id.slice(game.length + 4) } };
}

const FINISHED = Object.fromEntries(
  GAME_IDS.map((game): [GameId, Kept] => [
    game,
    kept(() => (isRace(GAME_FACTS[game]) ? fromRecord(game, 38) : savedGame({ game, players: THREE }))),
  ]),
) as Readonly<Record<GameId, Kept>>;
const GAMES = Object.entries(FINISHED);

const press = async (page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> =>
  page.getByRole(role, { name }).first().click();

const HOME: readonly ScreenState[] = [
  { name: 'home-first-visit', path: '/', settings: { name: '', hintsSeen: [] } },
  {
    name: 'home-returning',
    path: '/',
    saves: () => [...waiting(), FINISHED['realm-coins'](), FINISHED['pirate-coins']()],
    reach: (page) =>
      page
        .getByText(/, your turn/)
        .first()
        .waitFor(),
  },
  { name: 'home-coin-set', path: '/', settings: { lastGame: 'coin-set' } },
  {
    name: 'home-learn-something-new',
    path: '/',
    saves: () => [FINISHED['realm-coins']()],
    reach: (page) =>
      page.getByRole('region', { name: 'Your last game' }).locator('path').first().waitFor({ state: 'attached' }),
  },
  { name: 'home-begun', path: '/', saves: () => [REALM()], reach: (page) => page.getByText(/, your turn/).waitFor() },
  {
    name: 'home-bots',
    path: '/',
    only: 'phone',
    reach: async (page) => {
      await press(page, 'button', '2 bots, fair');
      await page.getByRole('dialog').getByRole('group', { name: 'Bot level' }).waitFor();
    },
  },
  {
    name: 'home-pass-and-play',
    path: '/',
    settings: { lastGame: 'koinz' },
    reach: async (page) => {
      await press(page, 'button', 'Pass and play');
      await page.getByRole('group', { name: 'Options' }).waitFor();
    },
  },
  {
    name: 'home-all-waiting',
    path: '/',
    saves: waiting,
    reach: async (page) => {
      await press(page, 'button', 'All 3 unfinished games');
      await press(page, 'button', /^Delete Pirate Coins/);
      await page.getByRole('button', { name: /^Undo/ }).waitFor();
    },
  },
];

const KITS: readonly ScreenState[] = [
  {
    name: 'kits',
    path: '/print/realm-coins',
    reach: (page) => page.getByRole('button', { name: /^Page 1: / }).waitFor(),
  },
  {
    name: 'kits-page',
    path: '/print/pirate-coins',
    reach: async (page) => {
      await press(page, 'button', /^Page 3: /);
      await page
        .getByRole('dialog')
        .getByText(/^Page 3 of /)
        .waitFor();
    },
  },
];

const BAD_FILE = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"photos": 3}') };

const REPLAYS: readonly ScreenState[] = [
  { name: 'replays-empty', path: '/replays' },
  { name: 'replays-list', path: '/replays', saves: () => [...Object.values(FINISHED), REALM].map((save) => save()) },
  {
    name: 'replays-bad-file',
    path: '/replays',
    reach: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await press(page, 'button', 'Choose a file');
      await (await chooser).setFiles(BAD_FILE);
      await page.getByText('This isn’t a Pouch record.').first().waitFor();
    },
  },
  ...GAMES.map(
    ([game, save]): ScreenState => ({
      name: `replay-${game}`,
      path: () => `/replay/${save().id}`,
      saves: () => [save()],
      reach: (page) => page.getByRole('slider', { name: 'Position in the game' }).waitFor(),
    }),
  ),
  {
    name: 'replay-looking-from-a-seat',
    path: () => `/replay/${FINISHED['realm-coins']().id}`,
    saves: () => [FINISHED['realm-coins']()],
    reach: async (page) => {
      await page.getByRole('slider', { name: 'Position in the game' }).fill('0');
      await press(page, 'button', 'Next step');
      await press(page, 'button', /Robin .*Score/);
      await page.getByText('You see what you knew at the time.').first().waitFor();
    },
  },
  {
    name: 'replay-breaks-a-rule',
    path: () => `/replay/${PIRATES().id}`,
    saves: () => [{ ...PIRATES(), finished: true, steps: [...PIRATES().steps, { seat: 0, do: 'fly' }] }],
    reach: (page) => page.getByText(/breaks the rules/).waitFor(),
  },
  {
    name: 'replay-broken-link',
    path: '/replay#r=bm90aGluZw',
    reach: (page) => page.getByRole('heading', { name: 'This replay link is broken' }).waitFor(),
  },
];

const LEARN: readonly ScreenState[] = [
  { name: 'learn', path: '/learn' },
  ...GAMES.map(
    ([game]): ScreenState => ({
      name: `learn-${game}`,
      path: `/learn/${game}`,
      reach: (page) => page.getByRole('button', { name: 'Play', exact: true }).first().waitFor(),
    }),
  ),
  ...GAMES.map(
    ([game]): ScreenState => ({
      name: `learn-${game}-example`,
      path: `/learn/${game}`,
      settings: { motion: 'none' },
      reach: async (page) => {
        const step = page.getByRole('button', { name: 'Step', exact: true }).first();
        await step.scrollIntoViewIfNeeded();
        await step.click();
        await page.getByRole('log', { name: 'What happens' }).first().getByRole('listitem').first().waitFor();
      },
    }),
  ),
  {
    name: 'learn-coin-set-trainer',
    path: '/learn/coin-set',
    reach: async (page) => {
      const trainer = page.getByRole('region', { name: 'Is this a set?' });
      await trainer.getByRole('button', { name: 'Not a set' }).click();
      await trainer.getByText(/of 1 right/).waitFor();
    },
  },
];

const RULES_SHEET: ScreenState = {
  name: 'rules-over-table',
  path: () => `/play/${REALM().id}`,
  saves: () => [REALM()],
  reach: async (page) => {
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await press(page, 'button', 'Rules');
    await page.getByRole('dialog', { name: 'Rules' }).getByRole('heading', { level: 3 }).first().waitFor();
  },
};

export const PAGES: readonly ScreenState[] = [
  ...HOME,
  { name: 'settings', path: '/settings', saves: waiting },
  ...KITS,
  ...REPLAYS,
  ...LEARN,
  RULES_SHEET,
  { name: 'credits', path: '/credits' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'table-gone', path: '/play/gone' },
];
