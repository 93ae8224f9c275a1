import { beforeAll, describe, expect, it } from 'vitest';
import { scenes } from '../../src/games/realm-coins/scenes.ts';
import { type RealmShow, still } from '../../src/games/realm-coins/show.ts';
import { heading, noteWords } from '../../src/games/realm-coins/words.ts';
import { loadWords, names, randomGame } from './help.ts';

beforeAll(loadWords);

const games = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3].map((seed) => randomGame(seats, seed * 97 + seats)));

const lyingIn = ({ pools, bids, stashes, pouch, out }: RealmShow): unknown => ({
  pools: pools.map((pool) => pool?.coins ?? null),
  bids: bids.map((bid) => bid?.coins ?? null),
  stashes,
  pouch,
  out,
});

describe('the scenes of a step', () => {
  it('end where the table comes to rest', () => {
    for (const { first, moments } of games) {
      let before = first;
      for (const moment of moments) {
        const last = scenes(before, moment).at(-1)?.show;
        before = moment.view;
        // The last flight has only taken off when its scene is told: what flies has arrived at rest.
        if (last === undefined || last.pools.some((pool) => pool?.flying) || last.bids.some((bid) => bid?.flying))
          continue;
        expect(lyingIn(last)).toEqual(lyingIn(still(moment.view)));
      }
    }
  });

  it('lose no coin and make none', () => {
    const count = (heap: number): number =>
      [0, 1, 2, 3, 4, 5].reduce((sum, kind) => sum + ((heap >>> (kind * 5)) & 31), 0);
    for (const { first, moments } of games) {
      let before = first;
      const all = first.stashes.reduce((sum, stash) => sum + count(stash), 0);
      for (const moment of moments) {
        for (const { show } of scenes(before, moment)) {
          const flying = [...show.pools, ...show.bids].reduce((sum, well) => sum + count(well?.flying ?? 0), 0);
          const lying =
            [...show.pools, ...show.bids].reduce((sum, well) => sum + count(well?.coins ?? 0), 0) +
            show.stashes.reduce((sum, stash) => sum + count(stash), 0) +
            count(show.pouch);
          const box = first.pools.reduce((sum: number, pool) => sum + count(pool ?? 0), 0) + count(first.pouch);
          // A collected coin is counted in the stash while it flies.
          expect(lying - flying).toBeLessThanOrEqual(all + box);
          expect(lying).toBeGreaterThanOrEqual(all + box);
        }
        before = moment.view;
      }
    }
  });

  it('stay long enough to be read, and are told in words', () => {
    for (const { first, moments } of games) {
      let before = first;
      for (const moment of moments) {
        for (const { show, millis } of scenes(before, moment)) {
          expect(millis).toBeGreaterThanOrEqual(120);
          expect(millis).toBeLessThanOrEqual(3000);
          expect(show.note && noteWords(show.note, show, names)).toMatch(/^[A-Z].*/);
          expect(heading(moment.view, show).phases).toHaveLength(5);
        }
        before = moment.view;
      }
    }
  });

  it('show every phase of a round in order', () => {
    for (const { first, moments } of games) {
      let before = first;
      for (const moment of moments) {
        const phases = scenes(before, moment).map(({ show }) => heading(moment.view, show).now);
        expect(phases).toEqual(phases.toSorted((a, b) => a - b));
        before = moment.view;
      }
    }
  });

  it('have none for a bid that comes in', () => {
    for (const { first, moments } of games) {
      const [moment] = moments;
      if (moment !== undefined) expect(scenes(first, moment)).toEqual([]);
    }
  });

  it('remember what was collected during the round', () => {
    for (const { first, moments } of games) {
      let before = first;
      for (const moment of moments) {
        scenes(before, moment);
        before = moment.view;
        if (moment.view.phase !== 'swoop') continue;
        for (const each of still(moment.view).collected) if (each !== null) expect(each.value).toBeTypeOf('number');
      }
    }
  });
});
