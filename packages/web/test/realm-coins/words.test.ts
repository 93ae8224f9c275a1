import { beforeAll, describe, expect, it } from 'vitest';
import { still, withCollected } from '../../src/games/realm-coins/show.ts';
import { group } from '../../src/games/realm-coins/words.ts';
import { loadWords, randomGame } from './help.ts';

beforeAll(loadWords);

const games = [2, 3, 5].map((seats) => randomGame(seats, 31 * seats));

describe('what has happened', () => {
  it('is told round by round from the first on', () => {
    for (const { moments } of games) {
      const titles = moments.flatMap(({ events, view }) => events.flatMap((event) => group(event, view) ?? []));
      expect(titles[0]).toBe('Round 1');
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('fills in what was collected before the table was opened', () => {
    for (const { moments } of games)
      for (const [index, { view }] of moments.entries()) {
        if (view.phase !== 'swoop') continue;
        const { collected } = withCollected(still(view), moments.slice(0, index + 1));
        for (const each of collected) if (each !== null) expect(each.value).toBeTypeOf('number');
      }
  });
});
