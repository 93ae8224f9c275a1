import { coinsOfKind, realmCoins, realmInternals } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { heading } from '../../src/games/realm-coins/heading.ts';
import { narrate } from '../../src/games/realm-coins/narration.ts';
import { scenes } from '../../src/games/realm-coins/scenes.ts';
import { landed, type Show, still, withCollected } from '../../src/games/realm-coins/show.ts';
import type { Event, View } from '../../src/games/realm-coins/types.ts';
import { law } from '../kits/realm-coins.ts';
import { loadWords, names, randomGame } from './help.ts';

const { BOAR, CROWN, KNIGHT, PEASANT } = realmInternals;

beforeAll(loadWords);

const games = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3].map((seed) => randomGame(seats, seed * 97 + seats)));

/** Every step of all games, with how things stood before it. */
const steps = games.flatMap(({ first, moments }) =>
  moments.map((moment, index) => ({
    before: moments[index - 1]?.view ?? first,
    moment,
    moments: moments.slice(0, index + 1),
  })),
);

describe('the scenes of a step', () => {
  it('begin and end as the table lies at rest', () => {
    for (const { before, moment } of steps) {
      const last = scenes(before, moment, 0).at(-1)?.show;
      if (last !== undefined) expect(law.lasting(last)).toEqual(law.lasting(still(moment.view)));
    }
  });

  it('lose no coin and make none, in the air or on the table', () => {
    for (const { before, moment } of steps) {
      const all = law.coins(still(before), before);
      for (const { show } of scenes(before, moment, 0)) expect(law.coins(show, moment.view)).toEqual(all);
      expect(law.coins(still(moment.view), moment.view)).toEqual(all);
    }
  });

  it('are the same whatever was shown before', () => {
    const tell = ({ before, moment }: (typeof steps)[number]): string =>
      JSON.stringify(scenes(before, moment, 0).map(({ show, millis, flights }) => [show, millis, flights?.length]));
    const told = steps.map(tell);
    expect(steps.toReversed().map(tell).reverse()).toEqual(told);
  });

  it('are told in words, and say something only where there is time to read it', () => {
    const viewer = { viewer: 0, names } as const;
    for (const { before, moment } of steps)
      for (const { show, millis, hold, step } of scenes(before, moment, 0)) {
        expect(millis).toBeLessThanOrEqual(1500);
        expect(step).toBeDefined();
        expect(narrate(show, moment.view, viewer)?.headline).toMatch(/^[A-Z]/);
        if (hold !== undefined) expect(narrate(show, moment.view, viewer)?.why ?? '').toMatch(/^[A-Z0-9].*\S$/);
        expect(heading(moment.view, show).phases).toHaveLength(5);
      }
  });

  it('never tell a later event before an earlier one, and all that is shown in the end', () => {
    for (const { before, moment } of steps) {
      const told = scenes(before, moment, 0).map((scene) => scene.told ?? 0);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      const rest = moment.events.slice(told.at(-1) ?? moment.events.length);
      for (const { event } of rest) expect(['round-begun', 'over']).toContain(event);
    }
  });

  it('go from one step to the next and never back', () => {
    for (const { before, moment } of steps) {
      const names = scenes(before, moment, 0).map(({ step }) => step);
      const changes = names.filter((step, index) => step !== names[index - 1]);
      expect(new Set(changes).size).toBe(changes.length);
    }
  });

  it('show every phase of a round in order', () => {
    for (const { before, moment } of steps) {
      const phases = scenes(before, moment, 0).map(({ show }) => heading(moment.view, show).now);
      expect(phases).toEqual(phases.toSorted((a, b) => a - b));
    }
  });

  it('send every coin from where one lies, and last as long as its way', () => {
    for (const { before, moment } of steps)
      for (const { show, millis, flights = [] } of scenes(before, moment, 0)) {
        const wells = [...show.pools, ...show.bids].filter((well) => well !== null);
        const inAir = wells.reduce((sum, { leaving, arriving }) => sum + leaving + arriving, 0);
        expect(flights.length > 0).toBe(inAir !== 0);
        for (const { delay = 0, millis: way = 0 } of flights) expect(millis).toBeGreaterThanOrEqual(delay + way);
      }
  });

  it('never have more coins leave a well than lie in it', () => {
    for (const { before, moment } of steps)
      for (const { show } of scenes(before, moment, 0))
        for (const well of [...show.pools, ...show.bids])
          if (well !== null)
            for (let face = 0; face < 6; face++) {
              const count = (coins: number): number => (coins >>> (5 * face)) & 31;
              expect(count(well.leaving)).toBeLessThanOrEqual(count(well.coins));
              expect(count(well.marked)).toBeLessThanOrEqual(count(well.coins));
            }
  });

  it('keep the number of pools at stake until the round is over, whoever goes out', () => {
    for (const { before, moment } of steps) {
      const { reach } = still(before);
      for (const { show } of scenes(before, moment, 0)) expect(show.reach).toBe(reach);
      if (moment.view.round === before.round) expect(still(moment.view).reach).toBe(reach);
    }
  });

  it('have none for a bid that comes in', () => {
    for (const { first, moments } of games) {
      const [moment] = moments;
      if (moment !== undefined) expect(scenes(first, moment, 0)).toEqual([]);
    }
  });

  it('know what was collected in the round, with all that has happened', () => {
    let known = 0;
    for (const { before, moment, moments } of steps)
      for (const show of [...scenes(before, moment, 0).map((scene) => scene.show), still(moment.view)])
        for (const each of withCollected(show, moments).collected)
          if (each !== null) {
            expect(each.value).toBeTypeOf('number');
            known++;
          }
    expect(known).toBeGreaterThan(100);
  });
});

describe('a told round', () => {
  const start = realmCoins.view(realmCoins.setup(2, {}), 'table');
  const tell = (events: readonly Event[], before: View = start): readonly Show[] =>
    scenes(before, { number: 1, events, view: before }, 'table').map(({ show }) => show);
  const bid = coinsOfKind(KNIGHT) + coinsOfKind(PEASANT);

  it('opens all bids at once, in the order of the seats', () => {
    const [revealed] = tell([
      { event: 'bid-in', seat: 1 },
      { event: 'revealed', seat: 0, bid },
      { event: 'revealed', seat: 1, bid: coinsOfKind(BOAR) },
    ]);
    expect(revealed?.bids.map((each) => each?.seat)).toEqual([0, 1, undefined, undefined, undefined]);
    expect(revealed).toMatchObject({ phase: 'reveal', placed: false, note: { note: 'revealed' } });
  });

  it('marks crowns without a knight before they fly home', () => {
    const crowns = coinsOfKind(CROWN, 2);
    const [, marked, flying] = tell([
      { event: 'revealed', seat: 0, bid: crowns + coinsOfKind(BOAR) },
      { event: 'crowns-home', seat: 0, coins: crowns },
    ]);
    expect(marked?.bids[0]).toMatchObject({ marked: crowns, leaving: 0 });
    expect(flying?.bids[0]).toMatchObject({ marked: 0, leaving: crowns });
    expect(flying?.bids[0] && landed(flying.bids[0]).coins).toBe(coinsOfKind(BOAR));
  });

  it('lays each bid at its place, then sends home the knights that are not needed', () => {
    const shows = tell([
      { event: 'revealed', seat: 0, bid: coinsOfKind(BOAR) },
      { event: 'revealed', seat: 1, bid },
      { event: 'ranked', seat: 1, rank: 0, value: 4, boars: 0 },
      { event: 'ranked', seat: 0, rank: 1, value: 1, boars: 1 },
      { event: 'knights-home', seat: 1, knights: 1, bid: coinsOfKind(PEASANT) },
    ]);
    const ranked = shows.find(({ phase }) => phase === 'rank');
    expect(ranked?.bids.slice(0, 2).map((each) => each?.seat)).toEqual([1, 0]);
    expect(ranked?.placed).toBe(true);
    expect(shows.at(-2)?.bids[0]?.leaving).toBe(coinsOfKind(KNIGHT));
    expect(shows.at(-1)?.bids[0]?.coins).toBe(coinsOfKind(PEASANT));
  });

  it('turns the pools of tied bids into bids of nobody, which slide there', () => {
    const tie = coinsOfKind(PEASANT);
    const shows = tell([
      { event: 'revealed', seat: 0, bid: tie },
      { event: 'revealed', seat: 1, bid: tie },
      { event: 'ranked', seat: 0, rank: 0, value: 1, boars: 0 },
      { event: 'ranked', seat: 1, rank: 1, value: 1, boars: 0 },
      { event: 'tied', seat: 0, place: 0, bid: tie },
      { event: 'tied', seat: 1, place: 1, bid: tie },
    ]);
    expect(shows.some(({ bids }) => bids[0]?.tied && bids[1]?.tied)).toBe(true);
    const last = shows.at(-1);
    expect(last?.pools.slice(0, 2)).toEqual([null, null]);
    expect(last?.bids[0]).toMatchObject({ seat: null, coins: start.pools[0], slide: still(start).pools[0]?.slide });
    expect(last?.stashes).toEqual(still(start).stashes);
  });
});
