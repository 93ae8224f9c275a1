import type { Page } from '@playwright/test';
import { COPPER, countOf, GOLD, has, NOBODY, realmInternals, SILVER, sizeOf } from '@pouch/rules';
import { stopTime } from '../support/coin-set.ts';
import { bot, type Kept, kept, person, type SavedPlayer, savedGame, THREE, type Wanted } from '../support/saves.ts';
import type { ScreenState } from '../support/states.ts';

const { appeaseSize, decider, swoopSize } = realmInternals;

type State = realmInternals.State;
type EventName = realmInternals.Types['Event']['event'];
type Events = readonly { readonly event: string }[];

const ROBIN = 0;
const FIVE: readonly SavedPlayer[] = [...THREE, bot('Jonah', 'sharp'), bot('Wilhelmina', 'easy')];
const TWO_PEOPLE: readonly SavedPlayer[] = [person('Robin'), person('Ines'), bot('Tallow')];

interface WantedHere extends Pick<Wanted, 'seed' | 'play'> {
  readonly players?: readonly SavedPlayer[];
  readonly when?: (state: State, events: Events) => boolean;
}

const bidding = ({ players = THREE, when, ...rest }: WantedHere): Kept =>
  kept(() =>
    savedGame({ game: 'realm-coins', players, ...(when && { when: when as NonNullable<Wanted['when']> }), ...rest }),
  );

type Coins = Readonly<Record<string, number>>;

/** The same game after others have bid, by seat; left out, nothing. */
const withBids = (save: Kept, bids: Readonly<Record<number, Coins>>): Kept =>
  kept(() => ({
    ...save(),
    steps: [
      ...save().steps,
      ...Object.entries(bids).map(([seat, coins]) => ({ seat: Number(seat), do: 'bid', coins })),
    ],
  }));

const coinsIn = (heap: number | null | undefined): number => sizeOf(heap ?? 0);

const isOpen = ({ phase, sealed }: State): boolean => phase === 'bid' && sealed.every((bid) => bid === null);
const isToBid = (state: State): boolean => isOpen(state) && !has(state.out, ROBIN);
const ofMetal = ({ stashes }: State, metal: number): number => countOf(stashes[ROBIN] ?? 0, metal);
const isDue = (state: State, phase: State['phase']): boolean => state.phase === phase && decider(state) === ROBIN;

/** Robin's gryphons swoop, with something to choose from on both sides. */
const isToSwoop = (state: State, size: number): boolean =>
  isDue(state, 'swoop') &&
  swoopSize(state, state.place) === size &&
  coinsIn(state.pools[state.place]) > 2 &&
  coinsIn(state.bids[state.place - 1]) > 2;

const happened = (events: Events, name: EventName): boolean => events.some(({ event }) => event === name);

const round4 = bidding({
  when: (state) =>
    isToBid(state) &&
    state.round === 4 &&
    ofMetal(state, COPPER) > 3 &&
    ofMetal(state, SILVER) > 0 &&
    ofMetal(state, GOLD) > 0,
});
const first = bidding({ when: isOpen });
const swoop = bidding({
  play: 'random',
  when: (state) => isToSwoop(state, 1) && state.place === 1 && state.round > 2,
});
const swoops = bidding({ when: (state) => isToSwoop(state, 2) && state.round > 2 });
const appease = bidding({
  play: 'random',
  when: (state) => isDue(state, 'appease') && appeaseSize(state, state.place) === 2,
});
const forfeit = bidding({ play: 'random', when: (state) => isDue(state, 'forfeit') && state.round > 1 });
const many = bidding({
  players: FIVE,
  when: (state) =>
    isToBid(state) &&
    state.round > 3 &&
    coinsIn(state.stashes[ROBIN]) > 9 &&
    ofMetal(state, COPPER) > 3 &&
    Math.max(...state.pools.map(coinsIn)) > 6,
});
const extra = bidding({ play: 'random', when: (state) => isToBid(state) && state.extra });
const out = bidding({ players: FIVE, play: 'random', when: (state) => isOpen(state) && has(state.out, ROBIN) });
const shared = bidding({ players: TWO_PEOPLE, when: (state) => isToBid(state) && state.round === 2 });
const won = bidding({ when: ({ winners, ending }) => has(winners, ROBIN) && ending === 'forty' });
const lost = bidding({ players: FIVE, when: ({ winners }) => winners !== NOBODY && !has(winners, ROBIN) });
const sharedEnd = bidding({ players: TWO_PEOPLE, when: ({ winners }) => winners !== NOBODY });
const tied = bidding({ when: ({ round }, events) => round > 1 && happened(events, 'tied') });
const home = bidding({
  play: 'random',
  when: ({ round }, events) =>
    round > 1 && happened(events, 'knights-home') && happened(events, 'crowns-home') && !happened(events, 'tied'),
});
const ranked = bidding({
  when: ({ round }, events) =>
    round > 2 && happened(events, 'ranked') && !happened(events, 'knights-home') && !happened(events, 'tied'),
});

/** The first round up to Robin's bid: the others have bid this. */
const fresh = bidding({ when: isOpen, seed: 3 });
const freshFive = bidding({ players: FIVE, when: isOpen, seed: 3 });
/** Mara 14, Tallow 6; two of Mara's knights return. */
const pictured = withBids(fresh, { 1: { peasant: 4, knight: 3 }, 2: { knight: 2 } });
const pictured5 = withBids(freshFive, {
  1: { peasant: 4, knight: 3, crown: 1 },
  2: { knight: 3, boar: 1 },
  3: { wyvern: 1, crown: 1 },
  4: { boar: 3, knight: 1, crown: 2 },
});
const tying = withBids(fresh, { 1: { knight: 2, crown: 1 }, 2: { gryphon: 1, boar: 1 } });
const cancelling = withBids(fresh, { 1: {}, 2: { knight: 2 } });

/** For the tests that play on from there. */
export const REALM_SAVES = { round4, swoop, appease, shared } as const;

const pickFaces = async (page: Page, ...faces: readonly string[]): Promise<void> => {
  for (const face of faces) await page.getByRole('button', { name: `Add ${face}` }).click();
};

const coin = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

const toBid = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Bid nothing' }).waitFor();
};

const atEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Play again' }).waitFor();
};

const ASKED = { name: 'Press again to confirm' } as const;
const PICTURE = ['Peasant', 'Peasant', 'Peasant', 'Peasant', 'Gryphon', 'Crown'] as const;

const table = (name: string, save: Kept, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `realm-coins-${name}`,
  path: () => `/play/${save().id}`,
  saves: () => [save()],
  bots: 'silent',
  reach: toBid,
  ...more,
});

/** The round told so far: after Robin's bid of these faces, and this many steps. The page's clock is stopped. */
const told = (name: string, save: Kept, faces: readonly string[], steps: number): ScreenState =>
  table(`told-${name}`, save, {
    time: 'stopped',
    reach: async (page) => {
      await stopTime(page);
      await pickFaces(page, ...faces);
      await page.getByRole('button', { name: /^Bid \d/ }).click();
      for (let press = 0; press < steps; press++) await page.getByRole('button', { name: /^Continue/ }).click();
      await page.locator('[data-headline]').waitFor();
    },
  });

/** A moment of a game as the replay shows it: the last at which the table says this, or this many before it. */
const scene = (name: string, save: Kept, says: string | RegExp, before = 0): ScreenState => ({
  name: `realm-coins-scene-${name}`,
  path: () => `/replay/${save().id}`,
  saves: () => [save()],
  settings: { motion: 'none' },
  reach: async (page) => {
    const shown = page.getByRole('region', { name: 'The table at this step' });
    const back = page.getByRole('button', { name: 'Previous step' });
    while (!(await shown.getByText(says).first().isVisible())) await back.click();
    for (let press = 0; press < before; press++) await back.click();
    await shown.scrollIntoViewIfNeeded();
  },
});

export const STATES: readonly ScreenState[] = [
  table('bid', withBids(round4, { 1: {} }), {
    reach: async (page) => {
      await pickFaces(page, ...PICTURE);
      await page.getByRole('button', { name: /^Crown, returns/ }).waitFor();
    },
  }),
  table('only-crowns', round4, {
    reach: async (page) => {
      await pickFaces(page, 'Crown');
      await page.getByRole('button', { name: 'Bid nothing' }).click();
      await page.getByRole('button', ASKED).waitFor();
    },
  }),
  table('locked', withBids(round4, { 1: {} }), {
    reach: async (page) => {
      await pickFaces(page, 'Knight', 'Crown', 'Boar');
      await page.getByRole('button', { name: 'Bid 9' }).click();
      await page.getByRole('button', { name: 'Change bid' }).waitFor();
    },
  }),
  table('changing', withBids(round4, { 1: {} }), {
    reach: async (page) => {
      await pickFaces(page, 'Knight', 'Boar');
      await page.getByRole('button', { name: 'Bid 4' }).click();
      await page.getByRole('button', { name: 'Change bid' }).click();
      await pickFaces(page, 'Wyvern');
      await page.getByRole('button', { name: 'Keep 4' }).waitFor();
    },
  }),
  table('confirm', round4, {
    settings: { confirm: 'on', letters: 'on' },
    reach: async (page) => {
      await pickFaces(page, 'Knight', 'Crown', 'Boar');
      await page.getByRole('button', { name: 'Bid 9' }).click();
      await page.getByRole('button', ASKED).waitFor();
    },
  }),
  table('hint', first, {
    settings: { hintsSeen: [] },
    reach: async (page) => page.getByRole('complementary', { name: 'Hint' }).waitFor(),
  }),
  table('explained', round4, {
    only: 'desktop',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add Gryphon' }).hover();
      await page.getByRole('tooltip').waitFor();
    },
  }),
  table('sum', round4, {
    only: 'phone',
    reach: async (page) => {
      await pickFaces(page, ...PICTURE);
      await page.getByRole('button', { name: /^Bid value 8/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  table('pool', many, {
    reach: async (page) => {
      await page.getByRole('button', { name: /^1st pool/ }).click();
      await page.getByRole('dialog', { name: /^1st pool/ }).waitFor();
    },
  }),
  table('swoop', swoop, {
    reach: async (page) => {
      await coin(page, /^Take /).click();
      await coin(page, /^Give /).click();
      await page.getByRole('button', { name: /^Swap / }).waitFor();
    },
  }),
  table('swoop-two', swoops, {
    reach: async (page) => {
      for (const name of [/^Take /, /^Take /, /^Give /]) await coin(page, name).click();
      await page.getByRole('button', { name: 'Choose 1 more' }).waitFor();
    },
  }),
  table('appease', appease, {
    reach: async (page) => {
      await coin(page, /^Add /).click();
      await page.getByRole('button', { name: 'Choose 1 more' }).waitFor();
    },
  }),
  table('forfeit', forfeit, {
    reach: async (page) => {
      await coin(page, /^Add /).click();
      await page.getByRole('button', { name: /^Pay a / }).waitFor();
    },
  }),
  table('five-players', many, {
    reach: async (page) => {
      await toBid(page);
      for (;;) {
        const face = coin(page, /^Add /);
        if (!(await face.isVisible())) break;
        await face.click();
      }
      await page.getByRole('button', { name: /^Bid \d/ }).waitFor();
    },
  }),
  told('revealed', pictured, ['Gryphon', 'Boar', 'Boar'], 0),
  told('ranked', pictured, ['Gryphon', 'Boar', 'Boar'], 1),
  told('first-place', pictured, ['Gryphon', 'Boar', 'Boar'], 2),
  told('third-place', pictured, ['Wyvern'], 4),
  told('five-players', pictured5, ['Gryphon', 'Boar', 'Boar'], 3),
  told('tied', tying, ['Knight', 'Boar'], 2),
  told('cancelled', cancelling, ['Knight', 'Boar'], 0),
  table('extra-round', extra),
  table('out', out, {
    reach: async (page) => page.getByRole('heading', { name: "You're out: no coins left" }).waitFor(),
  }),
  table('curtain', shared, {
    reach: async (page) => page.getByRole('button', { name: 'I am Robin' }).waitFor(),
  }),
  table('uncovered', shared, {
    reach: async (page) => {
      await page.getByRole('button', { name: 'I am Robin' }).click();
      await page.getByRole('button', { name: 'Hide screen' }).waitFor();
    },
  }),
  scene('reveal', home, 'Bids revealed!'),
  scene('rank', ranked, 'ranking bids'),
  scene('knights-home', home, /knights? returns?/i),
  scene('tie', tied, 'Tied! Nobody wins', 1),
  scene('collect', won, /wins? the 1st pool/),
  table('ending', lost, { reach: atEnd }),
  table('ending-won', won, { reach: atEnd }),
  table('ending-shared-device', sharedEnd, { reach: atEnd }),
  table('share-sheet', won, {
    reach: async (page) => {
      await page.getByRole('button', { name: 'Share picture' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  }),
  table('sound-offer', first, { settings: { soundOffer: 'open' } }),
  {
    name: 'realm-coins-result',
    path: () => `/replay/${lost().id}`,
    saves: () => [lost()],
    reach: async (page) => page.getByRole('heading', { name: /win/ }).waitFor(),
  },
];
