import { coinsFrom, only, realmCoins, type realmInternals } from '@pouch/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { chart, figures, result } from '../../src/games/realm-coins/outcome.ts';
import { group, prompt, tell, waiting } from '../../src/games/realm-coins/words.ts';
import { loadWords, names, randomGame } from './help.ts';

beforeAll(loadWords);

const over = (
  ending: realmInternals.View['ending'],
  winners: number,
  stashes: readonly number[],
): realmInternals.View => ({
  ...realmCoins.view(realmCoins.setup(stashes.length, {}), 'table'),
  phase: 'over',
  round: 8,
  ending,
  winners,
  stashes,
});

/** A stash with this many gold, and the rest in copper. */
const worth = (value: number): number => coinsFrom([value % 5, 0, Math.floor(value / 5)]);

describe('the result in words', () => {
  it('says who won and why', () => {
    expect(result(over('forty', only(1), [worth(36), worth(43), worth(22)]), names)).toEqual({
      title: 'Mara wins, 43 to 36',
      reason: "Mara's stash reached 40 in round 8.",
    });
    expect(result(over('forty', only(0), [worth(41), worth(30)]), names).title).toBe('You win, 41 to 30');
  });

  it('names the tie-breaks', () => {
    expect(result(over('forty', only(1), [worth(41), worth(43), worth(22)]), names).reason).toBe(
      'After round 8, Mara and you have 40 or more. The highest stash takes it.',
    );
    expect(result(over('extra-round', only(1), [worth(41), worth(43)]), names).reason).toBe(
      'There was a tie at the top. Extra round 8 decided: the highest stash after it wins.',
    );
  });

  it('[R16] [R17] knows the other ends', () => {
    expect(result(over('last-left', only(0), [worth(12), 0]), names)).toEqual({
      title: 'You win, 12 to 0',
      reason: 'You were the only player left after round 8.',
    });
    expect(result(over('nobody-left', 3, [0, 0]), names).title).toBe('Mara and you share the win');
    expect(result(over('round-limit', 3, [worth(30), worth(30)]), names).reason).toBe(
      'Undecided after 8 rounds: the highest stashes share the win.',
    );
  });
});

describe('a whole game', () => {
  const game = randomGame(3, 5);
  const last = game.moments.at(-1);

  it('has a chart of the stashes by round', () => {
    const { marks, values, goal, signs } = chart(game.moments, game.first, names);
    expect(goal).toBe(40);
    expect(marks[0]).toEqual({ label: 'Start', moment: 0 });
    expect(marks.map(({ label }) => label).slice(1)).toEqual(
      Array.from({ length: last?.view.round ?? 0 }, (_, index) => String(index + 1)),
    );
    expect(values).toHaveLength(3);
    for (const line of values) expect(line).toHaveLength(marks.length);
    expect(values.map((line) => line[0])).toEqual([23, 23, 23]);
    expect(new Set(signs.map(({ moment, sign }) => `${moment} ${sign}`)).size).toBe(signs.length);
  });

  it('has figures of each player', () => {
    const labels = figures(game.moments, game.first, 0).map(([label]) => label);
    expect(labels).toEqual(['Pools won', 'Highest bid', 'Best swoop', 'Knights that went home', 'Paid to wyverns']);
  });

  it('is told in full sentences without gaps', () => {
    for (const { events, view } of game.moments) {
      for (const event of events) {
        const line = tell(event, names);
        if (line === undefined) expect(event.event).toBe('round-begun');
        else expect(line.text).toMatch(/^(?:<b>)?[A-Z0-9].*\.$/);
        expect(line?.text ?? '').not.toMatch(/[{}]|undefined|realm\./);
        if (event.event === 'round-begun') expect(group(event, view)).toMatch(/ound \d+$/);
      }
      expect(waiting(view, names)).toMatch(/^[A-Za-z]/);
      expect(prompt(view, 0) ?? 'Nothing').not.toMatch(/[{}]|realm\./);
    }
  });
});
