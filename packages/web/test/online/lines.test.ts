import { beforeAll, describe, expect, it } from 'vitest';
import { tellLines } from '../../src/online/lines.ts';
import type { TableLine } from '../../src/online/table-state.ts';
import { saidAfter } from '../../src/online/unread.ts';
import { callWords } from '../../src/table/calls.ts';
import common from '../../src/words/en/common.json';
import online from '../../src/words/en/online.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';
import { timeFigure, timeWords } from '../../src/words/time.ts';
import { aboutOf, person, Teller } from './teller.ts';

beforeAll(() => {
  addWords(common);
  addWords(online);
  addWords(table);
});

const lines = (...happened: TableLine['happened'][]): TableLine[] =>
  happened.map((each, index) => ({ key: `${index + 1}.0`, number: index + 1, at: 0, happened: each }));

const who = (name: string) => ({ id: name.padEnd(16, '_'), name, crest: 0 });

const texts = (list: readonly TableLine[], seats: Parameters<typeof aboutOf>[1], mine?: number) =>
  tellLines(list, aboutOf(new Teller('pirate-coins', seats.length), seats), mine).map(({ text }) => text);

describe('what happens at a table, in words', () => {
  it('speaks to me, and of others by name', () => {
    const list = lines(
      { what: 'sat', seat: 0, who: who('Ann') },
      { what: 'sat', seat: 1, who: who('Ben') },
      { what: 'started' },
      { what: 'left', seat: 1 },
      { what: 'back', seat: 1 },
      { what: 'over' },
      { what: 'rematch', seat: 0 },
    );
    expect(texts(list, [person('Ann'), person('Ben')], 0)).toEqual([
      '<b>You</b> took a seat.',
      '<b>Ben</b> took a seat.',
      'The game has started.',
      '<b>Ben</b> left. A bot took over.',
      '<b>Ben</b> is back.',
      'The game is over.',
      '<b>You</b> want a rematch.',
    ]);
  });

  it('names a player who has left the seat, even if another has it now', () => {
    const list = lines(
      { what: 'sat', seat: 0, who: who('Jonah') },
      { what: 'cleared', seat: 0 },
      { what: 'sat', seat: 0, who: who('Ann') },
    );
    expect(texts(list, [person('Ann'), person('Ben')], 0)).toEqual([
      '<b>Jonah</b> took a seat.',
      '<b>Jonah</b> left the seat.',
      '<b>You</b> took a seat.',
    ]);
  });

  it('says whose seat a newcomer takes during the game', () => {
    const list = lines(
      { what: 'bot-sat', seat: 1, level: 'fair', name: 'Ottilie' },
      { what: 'started' },
      { what: 'sat', seat: 1, who: who('Ben') },
    );
    expect(texts(list, [person('Ann'), person('Ben')], 0)).toEqual([
      '<b>Ottilie</b>, a bot, took a seat.',
      'The game has started.',
      '<b>Ben</b> took over from Ottilie, a bot.',
    ]);
  });

  it('shows close calls with their times', () => {
    const calls = [
      { seat: 1, ms: 830 },
      { seat: 0, ms: 914 },
    ];
    expect(texts(lines({ what: 'verdict', calls }), [person('Robin'), person('Ines')])).toEqual([
      'Close call: Ines 0.83 s, Robin 0.91 s.',
    ]);
  });

  it('shows thousandths where calls have the same hundredths', () => {
    const names = { of: (seat: number) => ['Robin', 'Ines'][seat] ?? '', isYou: () => false };
    const calls = [
      { seat: 1, ms: 831 },
      { seat: 0, ms: 833 },
    ];
    expect(callWords(calls, names)).toBe('Ines 0.831 s, Robin 0.833 s');
  });
});

describe('lines that nobody has read', () => {
  it('are those that others said after a change', () => {
    const said = (name: string): TableLine['happened'] => ({ what: 'said', who: who(name), seat: 0, text: 'Hello' });
    const list = lines(said('Ben'), said('Ann'), { what: 'over' }, said('Ben'));
    expect(saidAfter(list, 0, who('Ann').id).map(({ number }) => number)).toEqual([1, 4]);
    expect(saidAfter(list, 1, who('Ann').id).map(({ number }) => number)).toEqual([4]);
    expect(saidAfter(list, 4, who('Ann').id)).toEqual([]);
  });
});

describe('time left', () => {
  it.each([
    [0, '0\u00a0s'],
    [39_001, '40\u00a0s'],
    [90_000, '1:30'],
    [3_599_000, '59:59'],
    [3_600_000, '1\u00a0h 0\u00a0m'],
    [5 * 3_600_000 + 12 * 60_000, '5\u00a0h 12\u00a0m'],
    [3 * 86_400_000, '3\u00a0d 0\u00a0h'],
    [2 * 86_400_000 + 4 * 3_600_000, '2\u00a0d 4\u00a0h'],
  ])('%d ms is %s', (millis, figure) => expect(timeFigure(millis)).toBe(figure));

  it('is said in the largest unit', () => {
    expect(timeWords(40_000)).toBe('40 seconds left');
    expect(timeWords(5 * 3_600_000)).toBe('5 hours left');
    expect(timeWords(86_400_000)).toBe('1 day left');
  });
});
