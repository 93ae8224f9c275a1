import type { Page } from '@playwright/test';
import {
  coinSet,
  has,
  coinSetInternals as internals,
  type Json,
  lowestSeat,
  Refusal,
  randomFrom,
  replay,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { coinNamed, coinsSeen, passCountdown, settled, stopTime, threeOf } from '../support/coin-set.ts';
import { bot, type Kept, kept, person, type SavedPlayer, savedGame, THREE, type Wanted } from '../support/saves.ts';
import type { ScreenState } from '../support/states.ts';

type State = internals.State;
type Event = internals.Types['Event'];

const ROBIN = 0;
const MARA = 1;
const SHARED: readonly SavedPlayer[] = [person('Robin'), person('Ines'), person('Maximilian'), bot('Tallow')];
const EIGHT: readonly SavedPlayer[] = [
  ...THREE,
  ...['Ines', 'Jonah', 'Wren', 'Bartholomew', 'Pike'].map((name) => bot(name, 'easy')),
];
const ALONE: readonly SavedPlayer[] = [person('Robin')];

interface WantedHere extends Pick<Wanted, 'seed'> {
  readonly players?: readonly SavedPlayer[];
  readonly when?: (state: State, events: readonly Event[]) => boolean;
}

const race = ({ players = THREE, when, ...rest }: WantedHere): Kept =>
  kept(() =>
    savedGame({
      game: 'coin-set',
      play: 'random',
      players,
      ...(when && { when: when as NonNullable<Wanted['when']> }),
      ...rest,
    }),
  );

/** Everybody looks at coins that have not been turned. */
const isOpen = ({ phase, stage, agreed }: State): boolean => phase === 'search' && stage === 'open' && agreed === 0;

/** Everybody has won something. */
const allHave = ({ won }: State, most = 99): boolean => won.every(({ length }) => length > 0 && length <= most);

/** The same game with some steps more; the clock has run for this many seconds more. */
const then = (before: Kept, name: string, steps: readonly Json[], passed = 0): Kept =>
  kept(() => {
    const save = before();
    return {
      ...save,
      id: `${save.id}-${name}`,
      steps: [...save.steps, ...steps.map((step) => ({ ...step, at: 1000 * save.seconds }))],
      seconds: save.seconds + passed,
    };
  });

/** The first three coins are no set, but there is one. */
const isMixed = ({ table }: State): boolean =>
  internals.hasSet(table) && !internals.hasSet(table.slice(0, internals.SET));

/** A game without a step. */
const untouched = (players: readonly SavedPlayer[]): Kept =>
  race({ players, when: ({ phase, table }) => phase === 'deal' && table.length === 0 });

const search = race({ when: (state) => isOpen(state) && allHave(state, 12) && isMixed(state) });
const agreed = then(search, 'agreed', [{ seat: MARA, do: 'agree' }], 6);
const calledByMara = then(search, 'called', [{ seat: MARA, do: 'call' }], 1.2);
const marasSet = race({
  when: (state, events) => allHave(state) && events.some((event) => event.event === 'set' && event.seat === MARA),
});
const marasMiss = then(search, 'missed', [
  { seat: MARA, do: 'call' },
  { seat: MARA, do: 'point', places: [0, 1, 2] },
]);

/** The same game when nobody sees a set any more, until something is so. */
const blindly = (save: Kept, until: (state: State) => boolean): Kept => kept(() => blindlyOn(save, until)());

function blindlyOn(save: Kept, until: (state: State) => boolean): Kept {
  const { seats, steps } = save();
  const options = { pointSeconds: 3, agreeSeconds: 20 };
  const more: Json[] = [];
  let state = coinSet.setup(seats, options);
  for (const frame of replay({ game: coinSet, seats, options, steps, json: {} }))
    if (!(frame instanceof Refusal)) state = frame.state as State;
  const random = randomFrom(xoroshiro128plusFromState(streamSeed(1, seats)));
  while (!until(state)) {
    const turn = coinSet.turn(state);
    if (turn.kind === 'over') throw new Error('the game is over before that');
    const seat = turn.kind === 'decide' ? lowestSeat(turn.awaited) : 0;
    const place = state.table.findIndex((lying) => !internals.isTurned(lying));
    const step =
      turn.kind === 'chance'
        ? coinSet.chance(state, random)
        : turn.phase === 'turn'
          ? ({ do: 'turn', seat, place } as const)
          : ({ do: 'agree', seat } as const);
    more.push(coinSet.notation.step(step));
    coinSet.advance(state, step);
  }
  return then(save, `blind-${more.length}`, more);
}

const turned = blindly(search, ({ stage }) => stage === 'over');
const turnedCount = ({ table }: State): number => table.filter(internals.isTurned).length;
const mine = blindly(search, (state) => state.phase === 'turn' && state.turner === ROBIN && turnedCount(state) > 2);
const maras = blindly(search, (state) => state.phase === 'turn' && state.turner === MARA && turnedCount(state) > 3);
const single = blindly(search, (state) => state.phase === 'search' && turnedCount(state) === 5);
const many = blindly(search, (state) => isOpen(state) && state.table.length === 13);
const bagEmpty = race({
  when: (state) => isOpen(state) && state.bagCount === 0 && state.table.length < internals.SPREAD,
});
const eight = race({ players: EIGHT, when: (state) => isOpen(state) && state.bagCount < 8 });
const shared = race({ players: SHARED, when: (state) => isOpen(state) && allHave(state) });
const alone = race({ players: ALONE, when: (state) => isOpen(state) && internals.wonBy(state, ROBIN).length === 15 });
const aloneEnd = race({ players: ALONE });
const won = race({ when: ({ phase, winners }) => phase === 'over' && has(winners, ROBIN) });
const lost = race({ players: EIGHT, when: ({ phase, winners }) => phase === 'over' && !has(winners, ROBIN) });

/** A game that is opened again stands still until somebody goes on. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).click();
  await passCountdown(page);
}

/** The race goes on, and then its time stands still: what would be gone in a moment can be looked at. */
async function frozen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  await stopTime(page);
  await goOn(page);
  await settled(page);
}

/** A first game: closes the guide where it is a sheet, and presses Start. */
async function waited(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start/, includeHidden: true }).waitFor();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await stopTime(page);
  await page.getByRole('button', { name: /^Start/ }).click();
}

async function point(page: Page, wanted: 'set' | 'no set', count = 3): Promise<void> {
  const three = threeOf(await coinsSeen(page), wanted) ?? [];
  await page.getByRole('button', { name: /^Set!/ }).click();
  for (const coin of three.slice(0, count)) await coinNamed(page, coin).click();
}

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name }).first().waitFor();

const playing = (name: string, save: Kept, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `coin-set-${name}`,
  path: () => `/play/${save().id}`,
  saves: () => [save()],
  bots: 'silent',
  time: 'stopped',
  reach: frozen,
  ...more,
});

const atEnd = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Play again' }).waitFor();

/** Best games as if they had been played on earlier visits; the first one is at this address. */
const withBest = (reach: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.evaluate(
    ([id, sets, seconds]) => {
      const best = { id, sets, seconds, date: Date.UTC(2026, 9, 1, 12) };
      const times = [best, { ...best, id: 'second', seconds: 245 }, { ...best, id: 'third', sets: 11, seconds: 191 }];
      localStorage.setItem('pouch/best-times', JSON.stringify(times));
    },
    [aloneEnd().id, (aloneEnd().result?.scores[0] ?? 0) / internals.SET, aloneEnd().seconds] as const,
  );
  await page.reload();
  await reach(page);
};

/** A step of a game as the replay shows it: this many stops before the last. */
const replayed = (name: string, save: Kept, back = 0): ScreenState => ({
  name: `coin-set-replay-${name}`,
  path: () => `/replay/${save().id}`,
  saves: () => [save()],
  reach: async (page) => {
    for (let press = 0; press < back; press++) await page.getByRole('button', { name: 'Previous step' }).click();
    await page.getByRole('region', { name: 'The table at this step' }).scrollIntoViewIfNeeded();
  },
});

export const STATES: readonly ScreenState[] = [
  playing('search', search),
  playing('pointing', search, {
    reach: async (page) => {
      await frozen(page);
      await point(page, 'set', 2);
      await page.clock.runFor(1200);
      await page.getByText('One to go.').waitFor();
    },
  }),
  playing('other-points', calledByMara, {
    reach: async (page) => {
      await frozen(page);
      await heading(page, 'Mara called');
    },
  }),
  playing('set', search, {
    reach: async (page) => {
      await frozen(page);
      await point(page, 'set');
      await heading(page, 'Set! +3');
    },
  }),
  playing('not-a-set', search, {
    reach: async (page) => {
      await frozen(page);
      await point(page, 'no set');
      await heading(page, 'Not a set');
    },
  }),
  playing('too-late', search, {
    reach: async (page) => {
      await frozen(page);
      await page.getByRole('button', { name: /^Set!/ }).click();
      await page.clock.runFor(3001);
      await heading(page, 'Just too late');
    },
  }),
  playing('agreed', agreed, {
    reach: async (page) => {
      await frozen(page);
      await page.getByText(/14 s/).first().waitFor();
    },
  }),
  playing('agreed-too', agreed, {
    reach: async (page) => {
      await frozen(page);
      await page.getByRole('button', { name: /^No set/ }).click();
      await page.getByRole('button', { name: /^You said/ }).waitFor();
    },
  }),
  playing('all-turned', turned),
  playing('turn-mine', mine),
  playing('turn-other', maras),
  playing('turning', single),
  playing('thirteen-coins', many),
  playing('bag-empty', bagEmpty),
  playing('eight-players', eight),
  playing('shared', shared),
  playing('shared-pointing', shared, {
    reach: async (page) => {
      await frozen(page);
      await page.getByRole('button', { name: /^Ines Set!/ }).click();
      await heading(page, 'Ines called: tap three coins');
    },
  }),
  playing('alone', alone, { reach: withBest(frozen) }),
  playing('paused', search, { reach: (page) => page.getByRole('button', { name: 'Resume' }).waitFor() }),
  playing('first-game', untouched(THREE), {
    settings: { hintsSeen: [] },
    reach: async (page) => {
      await page.getByRole('button', { name: /^Start/, includeHidden: true }).waitFor();
    },
  }),
  playing('countdown', untouched(THREE), {
    settings: { hintsSeen: [] },
    reach: async (page) => {
      await waited(page);
      await page.getByRole('timer', { name: 'Starting in 3' }).waitFor();
    },
  }),
  playing('guide', untouched(THREE), {
    settings: { hintsSeen: [] },
    reach: async (page) => {
      await waited(page);
      await passCountdown(page);
      await settled(page);
    },
  }),
  playing('countdown-again', search, {
    reach: async (page) => {
      await page.getByRole('button', { name: 'Resume' }).waitFor();
      await stopTime(page);
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('timer', { name: 'Starting in 3' }).waitFor();
    },
  }),
  playing('letters', many, { settings: { letters: 'on' } }),
  playing('ending', won, { reach: atEnd }),
  playing('ending-eight', lost, { reach: atEnd }),
  playing('ending-alone', aloneEnd, { reach: withBest(atEnd) }),
  replayed('set', marasSet, 2),
  replayed('not-a-set', marasMiss, 1),
  {
    name: 'coin-set-result',
    path: () => `/replay/${lost().id}`,
    saves: () => [lost()],
    reach: (page) => heading(page, /win/),
  },
  {
    name: 'coin-set-result-alone',
    path: () => `/replay/${aloneEnd().id}`,
    saves: () => [aloneEnd()],
    reach: withBest((page) => heading(page, /sets found/)),
  },
  {
    name: 'coin-set-options',
    path: '/',
    settings: { lastGame: 'coin-set' },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Pass and play' }).click();
      await page.getByLabel('Seconds to pick').waitFor();
    },
  },
];
