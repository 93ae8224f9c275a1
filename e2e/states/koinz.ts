import type { Page } from '@playwright/test';
import { has, type koinzInternals, type OptionValues } from '@pouch/rules';
import { stopTime } from '../support/coin-set.ts';
import { choose, MIDWAY, place, stack, TO_LAST_KOIN, takeKey, withActs } from '../support/koinz.ts';
import { bot, type Kept, kept, person, type SavedPlayer, savedGame, THREE } from '../support/saves.ts';
import type { ScreenState } from '../support/states.ts';
import { expect } from '../support/test.ts';

type State = koinzInternals.State;
type Event = koinzInternals.Types['Event'];

const ROBIN = 0;
const FOUR: readonly SavedPlayer[] = [person('Robin'), bot('Mara'), bot('Wilhelmina', 'easy'), bot('Jonah', 'sharp')];

interface Wanted {
  readonly players?: readonly SavedPlayer[];
  readonly options?: OptionValues;
  readonly when?: (state: State, events: readonly Event[]) => boolean;
}

/** The first random game that comes to this: random players are quick, and get into every corner. */
const found = ({ players = THREE, when, options = {} }: Wanted): Kept =>
  kept(() => savedGame({ game: 'koinz', players, options, play: 'random', ...(when && { when: when as never }) }));

const acted = (name: string, save: Kept, acts: Parameters<typeof withActs>[2]): Kept =>
  kept(() => withActs(name, save(), acts));

const isToBegin =
  (round: number, first = ROBIN) =>
  (state: State) =>
    state.phase === 'choose' && state.round === round && state.kit.length === 0 && state.first === first;

const third = found({ when: isToBegin(3) });
const lastKoin = acted('last-koin', found({ when: isToBegin(3, ROBIN + 1) }), TO_LAST_KOIN);
const first = found({ when: isToBegin(1) });
const steady = found({ options: { hand: 'steady' }, when: isToBegin(3) });

const midway = acted('midway', third, MIDWAY);
const fouled = acted('fouled', steady, [...MIDWAY, place('medium', 1, 68, 54)]);
const waits = acted('waits', midway, [place('medium', 1, 60, 58)]);
const one = acted('one-surface', third, [
  ...choose(2, 2, 3, 1),
  ...[place('large', 0, 30, 32), place('large', 0, 86, 30), stack('medium', 0, 1)],
  ...[place('large', 0, 60, 84), stack('medium', 0, 2), stack('small', 0, 2)],
]);

const many = found({
  players: FOUR,
  when: ({ phase, turn, round, surfaces }) =>
    phase === 'lay' &&
    turn === ROBIN &&
    round > 1 &&
    surfaces.length === 4 &&
    surfaces.every(({ length }) => length > 5),
});
const three = found({
  when: ({ phase, turn, surfaces }) =>
    phase === 'lay' && turn === ROBIN && surfaces.length === 3 && surfaces.every(({ length }) => length > 2),
});
const passedOver = found({
  when: ({ phase, turn, round, surfaces }, events) =>
    phase === 'lay' &&
    turn !== ROBIN &&
    round > 1 &&
    surfaces.length <= 2 &&
    events.some(({ event, ...rest }) => event === 'passed-over' && 'seat' in rest && rest.seat === ROBIN),
});
const out = found({
  players: FOUR,
  options: { variant: 'sudden-death' },
  when: ({ phase, active, surfaces }) =>
    phase === 'lay' && !has(active, ROBIN) && surfaces.length === 2 && surfaces.every(({ length }) => length > 3),
});
const goesOut = found({
  players: FOUR,
  options: { variant: 'sudden-death' },
  when: ({ phase }, events) => phase === 'choose' && events.filter(({ event }) => event === 'out').length === 1,
});
const scored = found({
  when: ({ round }, events) => {
    const all = events.filter((event) => event.event === 'scored');
    return round > 2 && all.length === 2 && all.some(({ winner }) => winner === null) && all[1]?.winner !== null;
  },
});
const extra = found({ when: ({ phase, playoff, kit }) => phase === 'choose' && playoff && kit.length === 0 });
const won = found({ when: ({ winners, phase }) => phase === 'over' && has(winners, ROBIN) });
const lost = found({ players: FOUR, when: ({ winners, phase }) => phase === 'over' && !has(winners, ROBIN) });

const table = (name: string, save: Kept, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `koinz-${name}`,
  path: () => `/play/${save().id}`,
  saves: () => [save()],
  bots: 'silent',
  ...more,
});

const toLay = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Lay', exact: true }).waitFor();

/** Takes a medium koin, brings it over the second surface, and then somewhere. */
const brought =
  (seen: RegExp, ...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await toLay(page);
    await takeKey(page, '2', 'medium');
    for (const key of [']', ...keys]) await page.keyboard.press(key);
    await page.getByText(seen).first().waitFor();
  };
const fits = brought(/^Free spot on Red Mesa/, 'ArrowUp', 'ArrowUp');
const overlaps = brought(
  /^Overlaps Tallow's large koin by 3 mm/,
  ...['Shift+ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowUp', 'ArrowUp'],
);

/** Lays the last koin on a pile of the third surface; the round is scored as far as these words. */
const scoredTo =
  (seen: RegExp) =>
  async (page: Page): Promise<void> => {
    await toLay(page);
    await takeKey(page, '3', 'small');
    await page.keyboard.press('[');
    await stopTime(page);
    await page.keyboard.press('Enter');
    const headline = page.locator('[data-headline]', { hasText: seen });
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await headline.isVisible()).toBe(true);
    }).toPass({ intervals: [1] });
  };

/** The last thing that a game has come to, as the replay shows it. */
const scene = (name: string, save: Kept, seen: RegExp): ScreenState => ({
  name: `koinz-scene-${name}`,
  path: () => `/replay/${save().id}`,
  saves: () => [save()],
  reach: async (page) => {
    const board = page.getByRole('region', { name: 'The table at this step' });
    // What is told last may be who goes first in the next round.
    await expect(async () => {
      await page.getByRole('button', { name: 'Previous step' }).click();
      await expect(board.getByText(seen).first()).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [1] });
    await board.scrollIntoViewIfNeeded();
  },
});

export const STATES: readonly ScreenState[] = [
  table('choose', acted('choose', third, choose(3, 3, 4, 2).slice(0, 3)), {
    reach: async (page) => page.getByRole('group', { name: 'How many surfaces?' }).waitFor(),
  }),
  table('choose-waiting', acted('choose-waiting', third, choose(3, 3, 4, 2).slice(0, 1)), {
    reach: async (page) => page.getByRole('heading', { name: 'Mara chooses the number of medium koinz' }).waitFor(),
  }),
  table('choose-confirm', third, {
    settings: { confirm: 'on' },
    reach: async (page) => {
      await page.getByRole('button', { name: '4 large koinz' }).click();
      await page.getByRole('button', { name: 'Choose 4 large koinz' }).waitFor();
    },
  }),
  table('extra-round', extra, {
    reach: async (page) =>
      page
        .getByText(/Extra round/)
        .first()
        .waitFor(),
  }),
  table('fits', midway, { reach: fits }),
  table('overlaps', midway, { reach: overlaps }),
  table('stack', midway, { reach: brought(/^Covers Mara's large on Red Mesa/, 'n') }),
  table('confirm', midway, {
    settings: { confirm: 'on', letters: 'on' },
    reach: async (page) => {
      await fits(page);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Press again to confirm' }).waitFor();
    },
  }),
  table('waiting', waits, { reach: async (page) => page.getByText('Waiting for Mara').first().waitFor() }),
  table('one-surface', one, { reach: toLay }),
  table('three-surfaces', three, { reach: toLay }),
  table('four-surfaces', many, { reach: toLay }),
  table('steady', fouled, {
    reach: async (page) => {
      await page.getByText('One foul so far').waitFor();
      await takeKey(page, '2', 'medium');
    },
  }),
  table('scoring-tied', lastKoin, { time: 'stopped', reach: scoredTo(/^Lighthouse Bay is tied/) }),
  table('scoring', lastKoin, { time: 'stopped', reach: scoredTo(/^Red Mesa is yours/) }),
  table('scoring-summary', lastKoin, { time: 'stopped', reach: scoredTo(/^You win 2 surfaces/) }),
  table('passed-over', passedOver, {
    reach: async (page) => page.getByText("You're passed over until the round ends.").first().waitFor(),
  }),
  table('out', out, { reach: async (page) => page.getByRole('heading', { name: "You're out" }).waitFor() }),
  table('hint-goal', first, {
    settings: { hintsSeen: [] },
    reach: async (page) => page.getByText('Show the most points on a surface to win it.').waitFor(),
  }),
  table('hint', midway, {
    settings: { hintsSeen: ['koinz/goal', 'koinz/choose', 'koinz/take'] },
    reach: async (page) => page.getByRole('complementary', { name: 'Hint' }).waitFor(),
  }),
  table('player', midway, {
    only: 'phone',
    reach: async (page) => {
      await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /^Mara/ }).click();
      await page.getByRole('dialog', { name: 'Mara' }).waitFor();
    },
  }),
  scene('foul', fouled, /nudges? Tallow's koin/),
  scene('scored', scored, /^Round \d+ is over|win .* this round/),
  scene('out', goesOut, / is out|You're out/),
  table('ending', won, { reach: async (page) => page.getByRole('button', { name: 'Play again' }).waitFor() }),
  table('ending-four', lost, { reach: async (page) => page.getByRole('button', { name: 'Play again' }).waitFor() }),
  {
    name: 'koinz-result',
    path: () => `/replay/${lost().id}`,
    saves: () => [lost()],
    reach: async (page) => page.getByRole('heading', { name: /win/ }).waitFor(),
  },
];
