import type { Page } from '@playwright/test';
import {
  COPPER,
  countOf,
  EMPTY,
  GOLD,
  has,
  type Json,
  type MetalName,
  NOBODY,
  pirateInternals,
  SILVER,
  seatCount,
  seatsIn,
  sizeOf,
} from '@pouch/rules';
import { stopTime } from '../support/coin-set.ts';
import { bot, type Kept, kept, person, type SavedPlayer, savedGame, THREE, type Wanted } from '../support/saves.ts';
import type { ScreenState } from '../support/states.ts';

type State = pirateInternals.State;
type Event = pirateInternals.Types['Event'];

const ROBIN = 0;
const FOUR: readonly SavedPlayer[] = [...THREE, bot('Jonah', 'sharp')];
const FIVE: readonly SavedPlayer[] = [...FOUR, bot('Wilhelmina', 'easy')];
const TWO_PEOPLE: readonly SavedPlayer[] = [person('Robin'), person('Ines'), bot('Tallow')];

interface WantedHere extends Pick<Wanted, 'seed' | 'play'> {
  readonly players?: readonly SavedPlayer[];
  readonly when?: (state: State, events: readonly Event[]) => boolean;
}

const sailing = ({ players = THREE, when, ...rest }: WantedHere): Kept =>
  kept(() =>
    savedGame({ game: 'pirate-coins', players, ...(when && { when: when as NonNullable<Wanted['when']> }), ...rest }),
  );

/** The same game after some of the others have chosen. */
const withChosen = (save: Kept, ...seats: readonly number[]): Kept =>
  kept(() => ({
    ...save(),
    steps: [...save().steps, ...seats.map((seat) => ({ seat, do: 'choose', side: 'skull' }))],
  }));

/** Robin is to choose, and nobody has yet. */
const isToChoose = ({ phase, monster, skull, aboard }: State): boolean =>
  phase === 'choose' && (monster | skull) === NOBODY && has(aboard, ROBIN);

const isWarned = ({ fortune, monsters }: State): boolean => fortune !== null && countOf(monsters, fortune) === 2;

const copper = sailing({
  players: FOUR,
  when: (state) =>
    isToChoose(state) &&
    state.fortune === COPPER &&
    state.round > 1 &&
    sizeOf(state.loot) === 4 &&
    seatCount(state.aboard) === 3,
});
const silver = sailing({
  when: (state) => isToChoose(state) && state.fortune === SILVER && sizeOf(state.loot) > 3 && state.round > 1,
});
const gold = sailing({
  when: (state) => isToChoose(state) && state.fortune === GOLD && sizeOf(state.loot) > 2 && state.round > 1,
});
const warned = sailing({
  when: (state) =>
    isToChoose(state) && isWarned(state) && has(state.aboard, 1) && sizeOf(state.loot) > 1 && state.round > 1,
});
/** A turn in which all five stay aboard. */
const stay = (coin: MetalName, side: pirateInternals.Side = 'skull'): readonly Json[] => [
  { chance: 'fortune', coin },
  ...FIVE.map((_, seat) => ({ seat, do: 'choose', side: 'skull' })),
  { chance: 'flip', side },
];
/** Nobody is in a hurry: a voyage that all share, and one on which the hold is full. */
const many = kept(() => ({
  ...sailing({ players: FIVE, when: () => true })(),
  id: 'pirate-coins-many',
  steps: [
    { chance: 'first', seat: 3 },
    { chance: 'stack', coins: ['gold', 'silver', 'copper', 'gold', 'silver'] },
    ...(['gold', 'copper', 'gold', 'silver', 'gold', 'copper', 'gold', 'silver', 'gold'] as const).flatMap((coin) =>
      stay(coin),
    ),
    { chance: 'fortune', coin: 'copper' },
    ...FIVE.map((_, seat) => ({ seat, do: 'choose', side: 'monster' })),
    ...(['silver', 'copper', 'gold', 'copper', 'silver', 'copper', 'gold', 'silver'] as const).flatMap((coin) =>
      stay(coin),
    ),
    ...stay('silver', 'monster'),
    ...stay('gold', 'monster'),
    { chance: 'fortune', coin: 'copper' },
  ],
}));
const ashore = sailing({
  when: ({ phase, aboard, monster, skull, round }) =>
    phase === 'choose' && round > 1 && !has(aboard, ROBIN) && (monster | skull) === NOBODY && seatCount(aboard) === 2,
});
const empty = sailing({ when: (state) => isToChoose(state) && state.loot === EMPTY && seatCount(state.aboard) > 1 });
const shared = sailing({ players: TWO_PEOPLE, when: (state) => isToChoose(state) && state.turn > 2 });
const won = sailing({ when: ({ winners, ending }) => has(winners, ROBIN) && ending === 'twenty-five' });
const lost = sailing({ players: FIVE, when: ({ winners, phase }) => phase === 'over' && !has(winners, ROBIN) });

/** Somebody had as much as the winner, and less gold or silver. */
const tieBreak = sailing({
  play: 'random',
  when: ({ phase, booty, winners }) => {
    const [winner = 0, another] = seatsIn(winners);
    const worths = booty.map(pirateInternals.worthOf);
    return phase === 'over' && another === undefined && worths.filter((worth) => worth === worths[winner]).length > 1;
  },
});

const happened = (name: Event['event']) => (events: readonly Event[]) => events.some(({ event }) => event === name);
const split = sailing({
  players: FOUR,
  when: ({ round }, events) => round > 1 && events.filter(({ event }) => event === 'plundered').length === 2,
});
const tossed = sailing({
  players: FOUR,
  when: ({ loot, phase }, events) => phase === 'fortune' && sizeOf(loot) > 2 && happened('flipped')(events),
});
const attacked = sailing({ when: ({ round }, events) => round > 2 && happened('attacked')(events) });

const toChoose = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Plunder' }).waitFor();
};

const choosing = (name: string, save: Kept, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `pirate-coins-${name}`,
  path: () => `/play/${save().id}`,
  saves: () => [save()],
  bots: 'silent',
  reach: toChoose,
  ...more,
});

interface Told {
  readonly players?: readonly SavedPlayer[];
  /** What Robin chooses, as the last one. */
  readonly choose: 'Plunder' | 'Sally forth';
  /** Turns that are over, and the choices of the others in this one. */
  readonly steps: readonly Json[];
  /** The headline to stop at. */
  readonly headline: RegExp;
}

const BEGIN: readonly Json[] = [
  { chance: 'first', seat: 0 },
  { chance: 'stack', coins: ['gold', 'silver', 'copper', 'gold', 'silver'] },
];

/** A turn: 'p' plunders, 's' sallies forth, '-' is still to choose. */
const turn = (coin: MetalName, sides: string, flip?: pirateInternals.Side): readonly Json[] => [
  { chance: 'fortune', coin },
  ...[...sides].flatMap((side, seat) =>
    side === '-' ? [] : [{ seat, do: 'choose', side: side === 'p' ? 'monster' : 'skull' }],
  ),
  ...(flip === undefined ? [] : [{ chance: 'flip', side: flip }]),
];

/** The stage at one of its headlines: the page's clock is stopped there. */
const told = (name: string, { players = THREE, choose, steps, headline }: Told): ScreenState => {
  const save = kept(() => ({
    ...sailing({ players, when: () => true })(),
    id: `pirate-coins-stage-${name}`,
    steps: [...BEGIN, ...steps],
  }));
  return {
    name: `pirate-coins-stage-${name}`,
    path: () => `/play/${save().id}`,
    saves: () => [save()],
    settings: { speed: 'relaxed' },
    time: 'stopped',
    reach: async (page) => {
      const card = page.getByRole('group', { name: 'Your choice' }).getByRole('button', { name: choose });
      await card.waitFor();
      await stopTime(page);
      await card.click();
      const shown = page.getByRole('heading', { name: headline });
      for (let beat = 0; beat < 100 && !(await shown.isVisible()); beat++) await page.clock.runFor(100);
      await shown.waitFor();
    },
  };
};

/** A step of a game as the replay shows it: this many stops before the last. */
const scene = (name: string, save: Kept, back: number): ScreenState => ({
  name: `pirate-coins-scene-${name}`,
  path: () => `/replay/${save().id}`,
  saves: () => [save()],
  reach: async (page) => {
    for (let press = 0; press < back; press++) await page.getByRole('button', { name: 'Previous step' }).click();
    await page.getByRole('region', { name: 'The table at this step' }).scrollIntoViewIfNeeded();
  },
});

export const STATES: readonly ScreenState[] = [
  choosing('copper', withChosen(copper, 2)),
  choosing('silver', silver),
  choosing('gold', gold),
  choosing('warned', withChosen(warned, 1)),
  choosing('five-players', many),
  choosing('empty-hold', empty),
  choosing('chosen', withChosen(copper, 2), {
    reach: async (page) => {
      await page.getByRole('button', { name: 'Sally forth' }).click();
      await page.getByRole('status').filter({ hasText: 'You can still change your mind' }).waitFor();
    },
  }),
  choosing('confirm', gold, {
    settings: { confirm: 'on' },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Plunder' }).click();
      await page.getByRole('group', { name: 'Your choice' }).getByText('Press again to confirm').waitFor();
    },
  }),
  choosing('hint', silver, {
    settings: { hintsSeen: [] },
    reach: async (page) => page.getByRole('complementary', { name: 'Hint' }).waitFor(),
  }),
  choosing('letters', many, { settings: { letters: 'on' } }),
  choosing('ashore', ashore, {
    reach: async (page) => page.getByRole('heading', { name: /^Waiting for/ }).waitFor(),
  }),
  choosing('curtain', shared, {
    reach: async (page) => page.getByRole('button', { name: 'I am Robin' }).waitFor(),
  }),
  choosing('curtain-change', shared, {
    reach: async (page) => {
      await page.getByRole('button', { name: 'I am Robin' }).click();
      await page.getByRole('button', { name: 'Sally forth' }).click();
      await page.getByRole('button', { name: 'Robin: change my choice' }).waitFor();
    },
  }),
  choosing('why', silver, {
    only: 'desktop',
    reach: async (page) => {
      await page.getByRole('list', { name: 'Your share if you plunder' }).getByText('Alone', { exact: true }).hover();
      await page.getByRole('tooltip').waitFor();
    },
  }),
  choosing('player', many, {
    only: 'phone',
    reach: async (page) => {
      await page.getByRole('list', { name: 'Other players' }).getByRole('button', { name: /^Mara/ }).click();
      await page.getByRole('dialog', { name: 'Mara' }).waitFor();
    },
  }),
  told('stay', {
    choose: 'Sally forth',
    steps: [...turn('copper', 'sss', 'skull'), ...turn('copper', '-ss')],
    headline: /^Everyone stays aboard/,
  }),
  told('plunder', {
    choose: 'Plunder',
    steps: [...turn('silver', 'sss', 'skull'), ...turn('copper', '-ps')],
    headline: /leave/,
  }),
  told('flip', {
    choose: 'Sally forth',
    steps: [...turn('copper', 'sss', 'skull'), ...turn('copper', '-ss')],
    headline: /^(Skull|Angler)!/,
  }),
  told('five', {
    players: FIVE,
    choose: 'Plunder',
    steps: [...turn('silver', 'sssss', 'skull'), ...turn('gold', 'ssssp', 'skull'), ...turn('gold', '-ppp')],
    headline: /leave/,
  }),
  scene('plunder', split, 2),
  scene('toss', tossed, 2),
  scene('attack', attacked, 2),
  choosing('ending', won, { reach: async (page) => page.getByRole('button', { name: 'Play again' }).waitFor() }),
  choosing('ending-tie-break', tieBreak, {
    reach: async (page) => page.getByText(/^Tied on value/).waitFor(),
  }),
  choosing('ending-five', lost, { reach: async (page) => page.getByRole('button', { name: 'Play again' }).waitFor() }),
  {
    name: 'pirate-coins-result',
    path: () => `/replay/${lost().id}`,
    saves: () => [lost()],
    reach: async (page) => page.getByRole('heading', { name: /win/ }).waitFor(),
  },
];
